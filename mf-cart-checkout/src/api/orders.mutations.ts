import type { ApiClient } from '@dana/api-client';
import type { PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import type { TrackedOrder, TrackOrderInput } from '@dana/contracts/api/order';
import { plainId, sentId } from '@dana/contracts/sent-ids';
import { mutationOptions } from '@tanstack/react-query';

/** POST /checkout. The same key with the same order is the same attempt. Never repeated by itself. */
export const placeOrderMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['place-order'],
    mutationFn: ({ key, order }: { key: string; order: PlaceOrderInput }): Promise<PlaceOrderAnswer> => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then(
          (module) => module.placeOrderAnswerSchema,
        );
      return api.send('POST', '/checkout', order, answer, { headers: { 'Idempotency-Key': key } });
    },
  });

/** POST /orders/{id}/pay: answers the address of a page on which the order can be paid. */
export const payOrderMutation = (api: ApiClient, orderId: string) =>
  mutationOptions({
    mutationKey: ['pay-order', orderId],
    mutationFn: async (key: string): Promise<string> => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then(
          (module) => module.payOrderAnswerSchema,
        );
      const path = `/orders/${encodeURIComponent(plainId(orderId))}/pay`;
      const headers = { 'Idempotency-Key': key };
      return (await api.send('POST', path, {}, answer, { headers })).data.payment_link.link;
    },
  });

/** POST /orders/{id}/restore-cart: puts the items of an order that was not paid back into a cart. */
export const restoreCartMutation = (api: ApiClient, orderId: string) =>
  mutationOptions({
    mutationKey: ['restore-cart', orderId],
    mutationFn: async (cartId: string | undefined) => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then(
          (module) => module.restoreCartAnswerSchema,
        );
      const path = `/orders/${encodeURIComponent(plainId(orderId))}/restore-cart`;
      return (await api.send('POST', path, { cart_id: cartId === undefined ? null : sentId(cartId) }, answer))
        .data;
    },
  });

/** POST /orders/track: what may be seen of an order by its number and its e-mail or phone. Nothing of it in an address. */
export async function trackOrder(api: ApiClient, input: TrackOrderInput): Promise<TrackedOrder> {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.trackOrderAnswerSchema);
  return (await api.send('POST', '/orders/track', input, answer)).data;
}
