import type { ApiClient } from '@dana/api-client';
import { offers } from '@dana/contracts/offers';
import { queryOptions } from '@tanstack/react-query';

/** Units of each currency for one dinar, by code; only the dinar where the back end names no currencies. */
export const ratesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'rates'],
    queryFn: async ({ signal }): Promise<Record<string, number>> => {
      if (!offers(api, 'currencies')) return { KWD: 1 };
      const schema = () => import('./schemas.ts').then((module) => module.currenciesAnswerSchema);
      const { data } = await api.get('/currencies', schema, { signal });
      return Object.fromEntries(data.map(({ code, exchange_rate }) => [code, exchange_rate]));
    },
    staleTime: 600_000,
  });
