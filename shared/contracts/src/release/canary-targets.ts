import * as z from 'zod/mini';
import { locales } from '../locale.ts';

/** How many visitors can be named. */
export const mostIds = 50;

/**
 * Whom a canary is for. `language`, `countries` and `signedIn` narrow the visitors of whom it gets its share; those in `ids` get
 * it in any case, and with `staff` so do those who followed a staff link. It chooses a version and protects nothing.
 */
export const targetsSchema = z.object({
  /** Of the page's address. */
  language: z.optional(z.enum(locales)),
  /** ISO 3166-1, two capital letters. */
  countries: z.optional(
    z.array(z.string().check(z.regex(/^[A-Z]{2}$/))).check(z.minLength(1), z.maxLength(50)),
  ),
  signedIn: z.optional(z.boolean()),
  staff: z.optional(z.literal(true)),
  /** Values of the cookie `visitor`. */
  ids: z.optional(
    z.array(z.string().check(z.regex(/^[\w-]{16,40}$/))).check(z.minLength(1), z.maxLength(mostIds)),
  ),
});

export type Targets = z.infer<typeof targetsSchema>;

/** Whether anybody is left out, or let in, by them. */
export const areTargets = (targets: Targets | undefined): targets is Targets =>
  targets !== undefined && Object.values(targets).some((value) => value !== undefined);
