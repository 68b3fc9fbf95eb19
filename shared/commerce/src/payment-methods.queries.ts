import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

// A shop changes its ways to pay less often than it is visited; the checkout has those of this very moment.
const staleTimeMs = 60 * 60 * 1000;

/**
 * The ways to pay that the shop offers, in its order, for the marks of pages. Frame and product page read them alike, so that
 * each finds what the other has read: key and schema change together, under another name.
 */
export const paymentMethodsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['commerce', 'payment-methods', api.locale],
    queryFn: async ({ signal }) => {
      const load = () =>
        import(/* webpackChunkName: "answers" */ '@dana/contracts/api/payment').then(
          (module) => module.paymentMethodsAnswerSchema,
        );
      const { data } = await api.get('/payment_methods', load, { signal });
      // What a mark needs and no more: it travels with every document.
      return data.map(({ id, code, name, has_installments }) => ({ id, code, name, has_installments }));
    },
    // A page without its marks is no worse a page.
    retry: false,
    staleTime: staleTimeMs,
  });
