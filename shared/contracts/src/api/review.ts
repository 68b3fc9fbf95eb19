import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { languageCodeSchema, numericSchema, orNull, textOrEmptySchema } from './wire.ts';

/** One shopper's words on a product. `rating` 1–5 with halves; `lang` is the language it was written in. */
export const reviewSchema = z.object({
  id: recordIdSchema,
  name: z.string(),
  rating: numericSchema,
  text: textOrEmptySchema,
  date: z.string(),
  lang: orNull(languageCodeSchema),
});
export type Review = z.output<typeof reviewSchema>;

/** Answer of GET /products/{slug}/reviews, newest first. */
export const reviewsAnswerSchema = listEnvelopeOf(reviewSchema);
