import type { ApiClient } from '@dana/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from './personal.ts';

/** The manifest's `reads` names it as well. */
const ordersPerPage = 10;
const newestOrdersCount = 5;

/** One page of the shopper's orders, newest first. @param page – from 1. */
export const ordersQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['account', 'orders', page, api.locale],
    queryFn: async ({ signal }) => {
      const schema = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.ordersAnswerSchema);
      const { data, meta } = await api.get('/orders', schema, {
        query: { page, per_page: ordersPerPage },
        signal,
      });
      return { orders: data, meta };
    },
    // Another tab or the checkout may have changed it since.
    staleTime: 0,
    placeholderData: keepPreviousData,
    meta: personal,
  });

/** The shopper's newest orders, for who comes to follow one. Signed in only. */
export const newestOrdersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'newest-orders', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.ordersAnswerSchema);
      const query = { page: 1, per_page: newestOrdersCount };
      return (await api.get('/orders', schema, { query, signal })).data;
    },
    meta: personal,
  });

/** Where a document says that its visitor has no such order. */
export const missingOrderKey = (id: string) => ['account', 'order-missing', id];
