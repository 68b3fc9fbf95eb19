import type { ApiClient } from '@dana/api-client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { personal } from './personal.ts';

const ordersPerPage = 10;

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
