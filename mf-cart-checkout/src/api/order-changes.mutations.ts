import type { ApiClient } from '@dana/api-client';
import type { RequestReturnInput } from '@dana/contracts/api/order-return';
import { plainId, sentId } from '@dana/contracts/sent-ids';
import { mutationOptions } from '@tanstack/react-query';

const pathOf = (orderId: string, change: string) =>
  `/orders/${encodeURIComponent(plainId(orderId))}/${change}`;

/** POST /orders/{id}/cancel: answers with the order as it is then. */
export const cancelOrderMutation = (api: ApiClient, orderId: string) =>
  mutationOptions({
    mutationKey: ['cancel-order', orderId],
    mutationFn: async () => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.orderAnswerSchema);
      return (await api.send('POST', pathOf(orderId, 'cancel'), {}, answer)).data;
    },
  });

/** POST /orders/{id}/returns: asks to give pieces back. */
export const requestReturnMutation = (api: ApiClient, orderId: string) =>
  mutationOptions({
    mutationKey: ['request-return', orderId],
    mutationFn: async (input: RequestReturnInput) => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then(
          (module) => module.requestReturnAnswerSchema,
        );
      return (await api.send('POST', pathOf(orderId, 'returns'), input, answer)).data;
    },
  });

/** POST /orders/{id}/buy-again: puts what is still sold into a cart. */
export const buyAgainMutation = (api: ApiClient, orderId: string) =>
  mutationOptions({
    mutationKey: ['buy-again', orderId],
    mutationFn: async (cartId: string | undefined) => {
      const answer = () =>
        import(/* webpackChunkName: "answers" */ './schemas.ts').then(
          (module) => module.restoreCartAnswerSchema,
        );
      return (
        await api.send(
          'POST',
          pathOf(orderId, 'buy-again'),
          { cart_id: cartId === undefined ? null : sentId(cartId) },
          answer,
        )
      ).data;
    },
  });
