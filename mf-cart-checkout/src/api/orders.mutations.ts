import type { ApiClient } from '@dana/api-client';
import type { PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
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
    mutationFn: (cartId: string | undefined) => putIntoCart(api, orderId, 'restore-cart', cartId),
  });

/** POST /orders/{id}/buy-again: puts what is still sold into a cart. */
export const buyAgainMutation = (api: ApiClient, orderId: string) =>
  mutationOptions({
    mutationKey: ['buy-again', orderId],
    mutationFn: (cartId: string | undefined) => putIntoCart(api, orderId, 'buy-again', cartId),
  });

/** What there is of an order joins the cart that is open, or a new one. */
async function putIntoCart(
  api: ApiClient,
  orderId: string,
  way: 'restore-cart' | 'buy-again',
  cartId: string | undefined,
) {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.restoreCartAnswerSchema);
  const path = `/orders/${encodeURIComponent(plainId(orderId))}/${way}`;
  return (await api.send('POST', path, { cart_id: cartId === undefined ? null : sentId(cartId) }, answer))
    .data;
}
