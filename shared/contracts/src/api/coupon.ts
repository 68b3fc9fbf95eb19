// Extension `coupons` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { strictListEnvelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import { numericOr, numericSchema, orNull } from './strict-wire.ts';

/** An offer with a code. `product_type` null: for everything. `ends_at` ISO 8601 with zone. */
export const couponSchema = z.object({
  id: recordIdSchema,
  title: z.string(),
  image: orNull(pictureSchema),
  code: z.string(),
  discount_percent: numericSchema,
  /** The percent again, and the fixed amount of coupons that have one instead (then the percent is 0). */
  percent: numericOr(null),
  amount: numericOr(null),
  minimum_amount: numericOr(0),
  product_type: orNull(z.string()),
  starts_at: orNull(z.string()),
  ends_at: z.string(),
  /** Back ends that do not say leave it to `ends_at`. */
  status: orNull(z.enum(['active', 'expired', 'used_up'])),
});
export type Coupon = z.output<typeof couponSchema>;

/** Answer of GET /coupons: running ones first. */
export const couponsAnswerSchema = strictListEnvelopeOf(couponSchema);
