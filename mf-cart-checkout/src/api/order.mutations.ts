import type { ApiClient } from '@dana/api-client';
import type { PlaceOrderAnswer, PlaceOrderInput } from '@dana/contracts/api/checkout';
import { mutationOptions } from '@tanstack/react-query';

/** One attempt to order. The same key with the same order is the same attempt: the server answers it once. */
export type OrderAttempt = { key: string; order: PlaceOrderInput };

/** POST /checkout. Never repeated by itself. */
export const placeOrderMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['place-order'],
    mutationFn: ({ key, order }: OrderAttempt): Promise<PlaceOrderAnswer> => {
      const answer = () => import('./answers.ts').then((module) => module.placeOrderAnswerSchema);
      return api.send('POST', '/checkout', order, answer, { headers: { 'Idempotency-Key': key } });
    },
  });
