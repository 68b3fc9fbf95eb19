import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The adverts that are active now. A failure is not tried again: adverts are not worth it. */
export const advertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'adverts', api.locale],
    queryFn: async ({ signal }) => {
      const load = () =>
        import(/* webpackChunkName: "answers" */ '../../api/schemas.ts').then(
          (module) => module.advertsAnswerSchema,
        );
      return (await api.get('/ads', load, { signal })).data;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
