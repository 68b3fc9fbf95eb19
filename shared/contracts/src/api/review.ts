// Extension `reviews` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { strictEnvelopeOf, strictListEnvelopeOf } from './envelope.ts';
import { requiredText } from './validation.ts';
import { flagSchema, languageCodeSchema, numericSchema, orNull, textOrEmptySchema } from './strict-wire.ts';

/**
 * One shopper's words on a product. `rating` 1–5 with halves; `lang` is the language it was written in.
 * `verified`: the shopper bought the product here, and it was delivered. `own`: it is the caller's.
 */
export const reviewSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  rating: numericSchema,
  text: textOrEmptySchema,
  date: z.string(),
  created_at: z.optional(z.string()),
  lang: orNull(languageCodeSchema),
  verified: flagSchema,
  own: flagSchema,
});
export type Review = z.output<typeof reviewSchema>;

/** Answer of GET /products/{slug}/reviews, newest first. */
export const reviewsAnswerSchema = strictListEnvelopeOf(reviewSchema);

/** Payload of POST /products/{slug}/reviews (signed in): plain text, 1–5 stars in halves. */
export const reviewInputSchema = z.object({
  rating: z.pipe(
    numericSchema,
    z
      .number({ error: 'validation.number' })
      .check(
        z.minimum(1, { error: 'validation.number' }),
        z.maximum(5, { error: 'validation.number' }),
        z.multipleOf(0.5, { error: 'validation.number' }),
      ),
  ),
  text: requiredText(2000),
});
export type ReviewInput = z.input<typeof reviewInputSchema>;

/** Answer of POST /products/{slug}/reviews. A second review of a product replaces the first. */
export const reviewAnswerSchema = strictEnvelopeOf(reviewSchema);
