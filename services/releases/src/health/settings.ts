import * as z from 'zod/mini';

const count = z.int().check(z.positive());
const share = z.number().check(z.positive(), z.lt(1));

/** What each means stands in docs/releasing.md. */
const watchSchema = z.object({
  windowMs: z._default(count, 60_000),
  minSessions: z._default(count, 50),
  minMarked: z._default(count, 30),
  minAddresses: z._default(count, 12),
  sessionsPerAddress: z._default(count, 5),
  wrongAborts: z._default(share, 0.01),
  wrongPromotions: z._default(share, 0.01),
  marginPoints: z._default(z.number(), 1),
  minPoints: z._default(z.number(), 2),
  minFactor: z._default(z.number(), 2),
  afterPromoteMs: z._default(count, 30 * 60_000),
  acts: z._default(z.boolean(), true),
});

/** When a release is taken back by itself. */
export type WatchSettings = z.infer<typeof watchSchema>;

/** Reads `RELEASE_WATCH` (JSON; what is left out keeps its default). Errors: throws with one sentence. */
export function readWatchSettings(text: string | undefined): WatchSettings {
  try {
    return watchSchema.parse(text ? JSON.parse(text) : {});
  } catch {
    throw new Error('RELEASE_WATCH cannot be read; it is JSON, as docs/releasing.md describes it.');
  }
}
