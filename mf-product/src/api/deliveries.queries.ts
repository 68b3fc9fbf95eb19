import type { ApiClient } from '@dana/api-client';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';

// The hour counts: what is ordered later may arrive a day later.
const staleTimeMs = 60 * 1000;

/** GET /deliveries: how an order that is placed now travels to a country, the shop's own when none is named. */
export const deliveriesQuery = (api: ApiClient, countryId: string | undefined) =>
  queryOptions({
    queryKey: ['product', 'deliveries', api.locale, api.currency, countryId ?? ''],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.deliveriesAnswerSchema);
      const query = countryId === undefined ? {} : { country_id: plainId(countryId) };
      return (await api.get('/deliveries', schema, { signal, query })).data;
    },
    // A product without its days of delivery can be bought as well; the checkout names them.
    retry: false,
    staleTime: staleTimeMs,
  });
