import * as z from 'zod/mini';

const count = z.int().check(z.positive());

const share = z.number().check(z.positive(), z.lt(1));

const settingsSchema = z.object({
  /** Length of one window of observation. Unit: milliseconds. */
  windowMs: z._default(count, 60_000),
  /** After a promotion: windows in a row that must be bad. */
  badWindows: z._default(count, 2),
  /** Sessions with the watched version that a window needs to say anything, and that each step of a canary needs. */
  minSessions: z._default(count, 50),
  /** Share of canaries that are no worse and yet ended, and of worse ones that are yet promoted, at the most. */
  wrongAborts: z._default(share, 0.01),
  wrongPromotions: z._default(share, 0.01),
  /** By how much a canary may be worse and still climb to everybody. Unit: points of per cent. */
  marginPoints: z._default(z.number(), 1),
  /** After a promotion: worse by at least so many points of per cent, and by at least this factor. */
  minPoints: z._default(z.number(), 2),
  minFactor: z._default(z.number(), 2),
  /** At once, in one window: so many sessions, and this share of them without the remote. Unit: per cent. */
  fastSessions: z._default(count, 10),
  fastPercent: z._default(z.number(), 50),
  /** How long a promoted version is watched against the one before. Unit: milliseconds. */
  afterPromoteMs: z._default(count, 30 * 60_000),
  /** Different addresses that failed visits must come from: a few machines must not be able to bring a release down. */
  minAddresses: z._default(count, 8),
  /** Sessions that count from one address in one window: one visitor must not be able to bring a release down. */
  sessionsPerAddress: z._default(count, 5),
  /** Reports that one address may send in a minute. */
  reportsPerMinute: z._default(count, 120),
  /** False: failures are counted and shown, nothing is taken back. */
  acts: z._default(z.boolean(), true),
});

/** When a release is taken back by itself. Defaults and meanings: docs/releasing.md. */
export type WatchSettings = z.infer<typeof settingsSchema>;

/** The settings, from `RELEASE_WATCH` (JSON; what is left out keeps its default). Errors: throws on what is no setting. */
export const readWatchSettings = (text: string | undefined): WatchSettings =>
  settingsSchema.parse(text ? JSON.parse(text) : {});
