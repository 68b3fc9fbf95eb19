import * as z from 'zod/mini';
import { favoriteIdSchema, sentProductIdSchema } from '../ids.ts';
import { envelopeOf, listEnvelopeOf } from './envelope.ts';
import { listedProductSchema } from './listing.ts';
import { orNull } from './wire.ts';

/** A product on the shopper's list. `id` is the favourite's own, which DELETE /favorites/{id} takes. */
export const favoriteSchema = z.object({ id: favoriteIdSchema, product: listedProductSchema });
export type Favorite = z.output<typeof favoriteSchema>;

/** Payload of POST /favorites. */
export const favoriteInputSchema = z.object({ product_id: sentProductIdSchema });

/** Answer of GET /favorites. */
export const favoritesAnswerSchema = listEnvelopeOf(favoriteSchema);
/**
 * Answer of POST /favorites; the same product twice answers with the same favourite. Of a back end that does not name it, the list
 * is read again for its id.
 */
export const favoriteAnswerSchema = envelopeOf(orNull(z.object({ id: favoriteIdSchema })));
