import * as z from 'zod/mini';
import { filled, key } from './texts.ts';

/** Words that shoppers use for one another, in any language, dialect and spelling (docs/catalogue.md). */
export const searchWords = z
  .strictObject({
    key,
    words: z.array(filled).check(z.minLength(1)),
    also: z.optional(z.array(filled)),
    describes: z.optional(z.boolean()),
    instead: z.optional(filled),
    near: z.optional(filled),
  })
  .check(
    z.refine(({ instead, near }) => instead === undefined || near === undefined, {
      error: 'must have "instead" or "near", not both',
    }),
  );
