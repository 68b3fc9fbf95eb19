// Extension `suggestions` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { brandLinkSchema } from './brand.ts';
import { categoryLinkSchema } from './category.ts';
import { strictEnvelopeOf } from './envelope.ts';
import { listedProductSchema } from './listing.ts';
import { searchedSchema } from './searched.ts';
import { searchSchema } from './validation.ts';
import { listOf } from './strict-wire.ts';

/** What a search field offers while somebody types. At most six products. */
export const suggestionsSchema = z.object({
  categories: listOf(categoryLinkSchema),
  brands: listOf(brandLinkSchema),
  products: listOf(listedProductSchema),
  search: z.optional(z.nullable(searchedSchema)),
});
export type Suggestions = z.output<typeof suggestionsSchema>;

/** Query of GET /search/suggestions: what was typed so far. */
export const suggestionsQuerySchema = z.object({ q: z.optional(searchSchema) });
/** Answer of GET /search/suggestions?q=. */
export const suggestionsAnswerSchema = strictEnvelopeOf(suggestionsSchema);
