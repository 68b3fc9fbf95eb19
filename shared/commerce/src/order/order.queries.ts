import type { ApiClient } from '@dana/api-client';
import { plainId } from '@dana/contracts/sent-ids';
import { queryOptions } from '@tanstack/react-query';

/**
 * One order in full, GET /orders/{id}. Account and checkout read it alike, so that each finds what the other has read, and sees
 * what the other has changed: key and schema change together, under another name. Errors: `ApiError` 404 for one that is not there
 * or not the shopper's.
 */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['commerce', 'order', id, api.locale],
    // Forgotten when the shopper signs out.
    meta: { isPersonal: true },
    queryFn: async ({ signal }) => {
      // In one file with the other answers of the remote that bundles this.
      const answer = () =>
        import(/* webpackChunkName: "answers" */ '@dana/contracts/api/order').then(
          (module) => module.orderAnswerSchema,
        );
      return (await api.get(`/orders/${encodeURIComponent(plainId(id))}`, answer, { signal })).data;
    },
  });
