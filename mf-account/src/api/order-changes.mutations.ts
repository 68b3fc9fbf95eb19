import type { ApiClient } from '@dana/api-client';
import type { RequestReturnInput } from '@dana/contracts/api/order-return';
import { plainId } from '@dana/contracts/sent-ids';
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

/** POST /orders/{id}/returns: asks to give units back. */
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
