import * as z from 'zod/mini';
import { shippingMethodIdSchema } from '../ids.ts';
import { numericOr, numericSchema, textOrEmptySchema } from './wire.ts';

/** `price` is what this cart pays (0 once `free_from` is reached), `full_price` what it costs below that. */
export const shippingMethodSchema = z.object({
  id: shippingMethodIdSchema,
  name: z.string(),
  price: numericSchema,
  full_price: numericOr(null),
  free_from: numericOr(null),
  description: textOrEmptySchema,
  estimated_days: textOrEmptySchema,
});
export type ShippingMethod = z.output<typeof shippingMethodSchema>;
