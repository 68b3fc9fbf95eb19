import * as z from 'zod/mini';
import { brandIdSchema } from '../ids.ts';
import { listEnvelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import { languageCodeSchema, numericOr, orNull, textOrEmptySchema } from './wire.ts';

/** Brand as it stands on a product: enough for a link. */
export const brandLinkSchema = z.object({ id: orNull(brandIdSchema), name: z.string(), slug: z.string() });
export type BrandLink = z.output<typeof brandLinkSchema>;

export const brandSchema = z.object({
  id: brandIdSchema,
  name: z.string(),
  /** The name in the shop's other language, for marks in both scripts; nothing where it has none. */
  other_name: z.catch(z.optional(z.object({ lang: languageCodeSchema, text: z.string() })), undefined),
  slug: z.string(),
  description: textOrEmptySchema,
  logo: orNull(pictureSchema),
  /** Null where the back end does not count. */
  products_count: numericOr(null),
});
export type Brand = z.output<typeof brandSchema>;

/** Answer of GET /brands. */
export const brandsAnswerSchema = listEnvelopeOf(brandSchema);
