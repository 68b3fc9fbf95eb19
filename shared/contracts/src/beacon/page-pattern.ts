import * as z from 'zod/mini';

/** The page that a report is of, as its route's pattern without a language: `/product-details/:slug`; `*` for any other. */
export const pagePatternSchema = z.string().check(z.maxLength(120), z.regex(/^(\*|\/[A-Za-z0-9:_./-]*)$/));
