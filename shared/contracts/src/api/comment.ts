// Extension `posts` (extensions.ts): our own API's, read strictly.
import * as z from 'zod/mini';
import { recordIdSchema, sentRecordIdSchema } from '../ids.ts';
import { strictListEnvelopeOf } from './envelope.ts';
import { emailSchema, requiredText } from './validation.ts';
import { languageCodeSchema, orNull, textOrEmptySchema } from './strict-wire.ts';

/** A reader's words on an article, plain text. `parent_id` names the comment it answers. The e-mail stays inside. */
export const commentSchema = z.object({
  id: recordIdSchema,
  parent_id: orNull(recordIdSchema),
  name: z.string(),
  text: textOrEmptySchema,
  created_at: z.string(),
  lang: orNull(languageCodeSchema),
});
export type Comment = z.output<typeof commentSchema>;

/** Payload of POST /posts/{slug}/comments. */
export const commentInputSchema = z.object({
  name: requiredText(100),
  email: emailSchema,
  text: requiredText(2000),
  parent_id: z.optional(z.nullable(sentRecordIdSchema)),
});
export type CommentInput = z.input<typeof commentInputSchema>;

/** Answer of GET /posts/{slug}/comments: those that may be read, oldest first. */
export const commentsAnswerSchema = strictListEnvelopeOf(commentSchema);

/** Answer of POST /posts/{slug}/comments: 201 with the comment, or 202 without when somebody reads it first. */
export const commentAnswerSchema = z.object({
  success: z.optional(z.boolean()),
  message: z.optional(z.string()),
  data: orNull(commentSchema),
});
