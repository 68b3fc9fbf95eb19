import * as z from 'zod/mini';

/** How an edge knows who reports: by address, by what a proxy says that nobody configured, or by tokens alone. */
const knowsBySchema = z.enum(['address', 'proxy', 'mark']);

/**
 * What became of a release in a visit. `loaded`, `failed` (it could not be had) and `thrown` (it broke) are said by browsers;
 * `unrendered` by the edge: the server could not make its page, and made it of the version before.
 */
const outcomeSchema = z.enum(['loaded', 'failed', 'thrown', 'unrendered']);

/**
 * What an edge counted since it sent last, for the one server that judges releases. It may be sent twice: each outcome of a visit
 * counts once. Nothing here says who it was.
 */
export const countsSchema = z.object({
  env: z.string(),
  /** Which edge this is, since it began. */
  edge: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  knowsBy: knowsBySchema,
  visits: z
    .array(
      z.object({
        /** Hashes of the visit, and of where it came from. */
        visit: z.string().check(z.regex(/^[\w-]{8,24}$/)),
        address: z.int().check(z.nonnegative()),
        /** By "mf-catalog@1.0.0". */
        outcomes: z.record(z.string().check(z.maxLength(100)), outcomeSchema),
      }),
    )
    .check(z.maxLength(5_000)),
});

export type KnowsBy = z.infer<typeof knowsBySchema>;
export type Outcome = z.infer<typeof outcomeSchema>;
export type Counts = z.infer<typeof countsSchema>;
export type CountedVisit = Counts['visits'][number];
