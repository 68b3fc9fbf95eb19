import * as z from 'zod/mini';
import { shippingMethodIdSchema } from '../ids.ts';
import { flagSchema, numericOr, orNull, textOrEmptySchema } from './wire.ts';

/** As it goes to the country that was asked for. `price` is what this cart pays (0 once `free_from` is reached; null where the back end does not say), `full_price` what it costs below that. */
export const shippingMethodSchema = z.object({
  id: shippingMethodIdSchema,
  name: z.string(),
  price: numericOr(null),
  full_price: numericOr(null),
  free_from: numericOr(null),
  description: textOrEmptySchema,
  estimated_days: textOrEmptySchema,
  /** The days (YYYY-MM-DD) between which an order placed now arrives; weekends, holidays and the hour are counted. */
  delivery: orNull(z.object({ from: z.string(), to: z.string() })),
  /** It is collected at the shop: the order needs no address. */
  pickup: flagSchema,
});
export type ShippingMethod = z.output<typeof shippingMethodSchema>;
