// Extension `stock-requests` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { sentProductIdSchema, sentVariationIdSchema } from '../ids.ts';
import { strictEnvelopeOf } from './envelope.ts';
import { emailSchema } from './validation.ts';
import { flagSchema } from './strict-wire.ts';

/** Payload of POST /stock-requests: who wants to know when a product, or one variation of it, is back. */
export const stockRequestInputSchema = z.object({
  product_id: sentProductIdSchema,
  variation_id: z.optional(z.nullable(sentVariationIdSchema)),
  email: emailSchema,
});
export type StockRequestInput = z.input<typeof stockRequestInputSchema>;

/**
 * Answer of POST /stock-requests. `is_confirmed`: no email has to be answered first, which only a signed-in shopper
 * learns of their own address.
 */
export const stockRequestAnswerSchema = strictEnvelopeOf(z.object({ is_confirmed: flagSchema }));
