import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The currencies in which the shop names its prices. */
export const currenciesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'currencies', api.locale],
    queryFn: async ({ signal }) => {
      const load = () =>
        import(/* webpackChunkName: "answers" */ '../../api/schemas.ts').then(
          (module) => module.currenciesAnswerSchema,
        );
      const { data } = await api.get('/currencies', load, { signal });
      return data.filter(({ active }) => active);
    },
    staleTime: 600_000,
  });
