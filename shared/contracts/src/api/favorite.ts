import * as z from 'zod/mini';
import { favoriteIdSchema, productIdSchema } from '../ids.ts';
import { envelopeOf, listEnvelopeOf } from './envelope.ts';
import { listedProductSchema } from './listing.ts';

/** A product on the shopper's list. `id` is the favourite's own, which DELETE /favorites/{id} takes. */
export const favoriteSchema = z.object({ id: favoriteIdSchema, product: listedProductSchema });
export type Favorite = z.output<typeof favoriteSchema>;

/** Payload of POST /favorites. */
export const favoriteInputSchema = z.object({ product_id: productIdSchema });

/** Answer of GET /favorites. */
export const favoritesAnswerSchema = listEnvelopeOf(favoriteSchema);
/** Answer of POST /favorites; the same product twice answers with the same favourite. */
export const favoriteAnswerSchema = envelopeOf(favoriteSchema);
