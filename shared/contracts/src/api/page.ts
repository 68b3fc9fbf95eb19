import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { envelopeOf, listEnvelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import { languageCodeSchema, orMissing, orNull, textOrEmptySchema } from './wire.ts';

/** A content page. `content` is sanitised HTML; `text_lang` says its language when there is no translation. */
export const pageSchema = z.object({
  id: orNull(recordIdSchema),
  slug: textOrEmptySchema,
  title: textOrEmptySchema,
  content: textOrEmptySchema,
  image: orNull(pictureSchema),
  seo: orNull(z.object({ title: orMissing(z.string()), description: orMissing(z.string()) })),
  text_lang: orNull(languageCodeSchema),
});
export type Page = z.output<typeof pageSchema>;

const pageLinkSchema = z.object({ id: orNull(recordIdSchema), slug: z.string(), title: z.string() });
export type PageLink = z.output<typeof pageLinkSchema>;

/** Answer of GET /page/{slug}. */
export const pageAnswerSchema = envelopeOf(pageSchema);
/** Answer of GET /page: titles for menus. */
export const pagesAnswerSchema = listEnvelopeOf(pageLinkSchema);
