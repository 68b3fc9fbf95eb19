import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The terms that a new shopper agrees to. */
export const termsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'terms', api.locale],
    queryFn: async ({ signal }) => {
      const { data } = await api.get(
        '/page/terms',
        () =>
          import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.pageAnswerSchema),
        { signal },
      );
      return data;
    },
  });
