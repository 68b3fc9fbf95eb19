// Extension `posts` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { recordIdSchema } from '../ids.ts';
import { strictEnvelopeOf, strictListEnvelopeOf } from './envelope.ts';
import { pagingQuerySchema } from './paging.ts';
import { pictureSchema } from './picture.ts';
import { searchSchema } from './validation.ts';
import {
  languageCodeSchema,
  listOf,
  numericOr,
  numericSchema,
  orNull,
  textOrEmptySchema,
} from './strict-wire.ts';

const postMediaSchema = z.object({
  type: z.enum(['image', 'video', 'audio', 'slider', 'quote']),
  value: z.union([z.string(), z.array(z.string())]),
});

const postLinkSchema = z.object({ slug: z.string(), title: z.string() });

const postHead = {
  id: recordIdSchema,
  slug: z.string(),
  title: z.string(),
  image: orNull(pictureSchema),
  excerpt: textOrEmptySchema,
  category: textOrEmptySchema,
  author: textOrEmptySchema,
  date: z.string(),
  tags: listOf(z.string()),
  comments_count: numericOr(0),
  reading_minutes: z.optional(numericSchema),
  media: orNull(postMediaSchema),
  text_lang: orNull(languageCodeSchema),
};

/** An article in a list. `date` ISO 8601. */
export const postSummarySchema = z.object(postHead);
export type PostSummary = z.output<typeof postSummarySchema>;

/** An article. `content` is sanitised HTML. */
export const postSchema = z.object({
  ...postHead,
  content: textOrEmptySchema,
  previous: orNull(postLinkSchema),
  next: orNull(postLinkSchema),
});
export type Post = z.output<typeof postSchema>;

/** Query of GET /posts. `category` and `tag` are names in either language. */
export const postsQuerySchema = z.object({
  ...pagingQuerySchema.shape,
  category: z.optional(z.string()),
  tag: z.optional(z.string()),
  search: z.optional(searchSchema),
});
/** Answer of GET /posts?page=&per_page=&category=&tag=&search=, newest first. */
export const postsAnswerSchema = strictListEnvelopeOf(postSummarySchema);
/** Answer of GET /posts/{slug}. */
export const postAnswerSchema = strictEnvelopeOf(postSchema);
