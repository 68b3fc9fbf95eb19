import * as z from 'zod/mini';
import { flagSchema, listOf } from './strict-wire.ts';

/** What a search says of itself, beside what it found. Only from back ends that know. */
export const searchedSchema = z.object({
  /** What was searched for instead of what was typed, because no product has that. */
  corrected: z.nullish(z.string()),
  /** No product has all words; these have most of them. */
  some_words: flagSchema,
  /** The words, as they were typed, that what is shown need not have; empty where that is not known. */
  left_out: listOf(z.string()),
  /** Where to look, of a search that found nothing. */
  departments: listOf(z.object({ name: z.string(), slug: z.string() })),
});
export type Searched = z.output<typeof searchedSchema>;
