import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';
import { personal } from './personal.ts';

/** The shopper's saved addresses, the default one first. */
export const addressesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'addresses', api.locale],
    queryFn: async ({ signal }) => {
      const answer = await api.get(
        '/addresses',
        () =>
          import(/* webpackChunkName: "answers" */ './schemas.ts').then(
            (module) => module.addressesAnswerSchema,
          ),
        { signal },
      );
      return answer.data;
    },
    // Another tab or the checkout may have changed it since.
    staleTime: 0,
    meta: personal,
  });
