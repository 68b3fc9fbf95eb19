import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { envelopeOf, listEnvelopeOf } from './envelope.ts';
import { pictureSchema } from './picture.ts';
import { languageCodeSchema, orNull, textOrEmptySchema } from './wire.ts';

/** A content page. `content` is sanitised HTML; `text_lang` says its language when there is no translation. */
export const pageSchema = z.object({
  id: recordIdSchema,
  slug: z.string(),
  title: z.string(),
  content: textOrEmptySchema,
  image: orNull(pictureSchema),
  seo: orNull(z.object({ title: z.optional(z.string()), description: z.optional(z.string()) })),
  text_lang: orNull(languageCodeSchema),
});
export type Page = z.output<typeof pageSchema>;

const pageLinkSchema = z.object({ id: recordIdSchema, slug: z.string(), title: z.string() });
export type PageLink = z.output<typeof pageLinkSchema>;

/** Answer of GET /page/{slug}. */
export const pageAnswerSchema = envelopeOf(pageSchema);
/** Answer of GET /page: titles for menus. */
export const pagesAnswerSchema = listEnvelopeOf(pageLinkSchema);
