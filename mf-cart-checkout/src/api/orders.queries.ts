import type { ApiClient } from '@dana/api-client';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';

/** One order in full, GET /orders/{id}. Errors: `ApiError` 404 for one that is not there or not the shopper's. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['cart-checkout', 'order', id, api.locale],
    // Forgotten when the shopper signs out.
    meta: { isPersonal: true },
    queryFn: async ({ signal }) => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.orderAnswerSchema);
      return (await api.get(`/orders/${encodeURIComponent(plainId(id))}`, answer, { signal })).data;
    },
  });

/** Where a document says that its visitor has no such order. */
export const missingOrderKey = (id: string) => ['cart-checkout', 'order-missing', id];

const lastOrdersCount = 5;

/** The shopper's last orders, newest first. Signed in only. */
export const lastOrdersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['cart-checkout', 'last-orders', api.locale],
    meta: { isPersonal: true },
    queryFn: async ({ signal }) => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.ordersAnswerSchema);
      const query = { page: 1, per_page: lastOrdersCount };
      return (await api.get('/orders', answer, { query, signal })).data;
    },
  });
