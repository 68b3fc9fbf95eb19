import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

// As the ways to pay: the checkout has those of this very moment.
const staleTimeMs = 60 * 60 * 1000;

/** GET /installment-packages: over how many months the shop spreads an amount. Amounts in the shopper's currency. */
export const instalmentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['product', 'instalments', api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.installmentPackagesAnswerSchema);
      const { data } = await api.get('/installment-packages', schema, { signal });
      // What a line under the price needs and no more: it travels with every document.
      return data.map(({ months, fees_percent, min_amount }) => ({ months, fees_percent, min_amount }));
    },
    // A price without its instalments is no worse a price.
    retry: false,
    staleTime: staleTimeMs,
  });
