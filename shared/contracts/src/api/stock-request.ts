import * as z from 'zod/mini';
import { productIdSchema, variationIdSchema } from '../ids.ts';
import { envelopeOf } from './envelope.ts';
import { emailSchema } from './validation.ts';
import { flagSchema } from './wire.ts';

/** Payload of POST /stock-requests: who wants to know when a product, or one variation of it, is back. */
export const stockRequestInputSchema = z.object({
  product_id: productIdSchema,
  variation_id: z.optional(z.nullable(variationIdSchema)),
  email: emailSchema,
});
export type StockRequestInput = z.input<typeof stockRequestInputSchema>;

/**
 * Answer of POST /stock-requests. `is_confirmed`: no letter has to be answered first, which only a signed-in shopper
 * learns of their own address.
 */
export const stockRequestAnswerSchema = envelopeOf(z.object({ is_confirmed: flagSchema }));
