import * as z from 'zod/mini';
import { paymentMethodIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { flagSchema, orNull, textOrEmptySchema } from './wire.ts';

/** `has_installments`: choosing this method offers the installment packages. */
export const paymentMethodSchema = z.object({
  id: paymentMethodIdSchema,
  name: z.string(),
  code: textOrEmptySchema,
  image: orNull(z.string()),
  description: textOrEmptySchema,
  has_installments: flagSchema,
});
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

/** Answer of GET /payment_methods. */
export const paymentMethodsAnswerSchema = listEnvelopeOf(paymentMethodSchema);
