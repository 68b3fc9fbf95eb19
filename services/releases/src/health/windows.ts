import type { CountedVisit, Outcome } from '@dana/contracts/release/visit-counts';
import { createSeenOnce } from '@dana/server/seen-once';
import * as z from 'zod/mini';

/** One release in one window. Unit: visits, and addresses. */
export type Tally = {
  seen: number;
  failed: number;
  /** Of the failed ones: those whose page the server could not make. All others were reported by browsers. */
  unrendered: number;
  addresses: number;
  failing: number;
  /** Hashes of addresses that failed visits came from, a thousand at the most. */
  failedAt: ReadonlySet<number>;
  unrenderedAt: ReadonlySet<number>;
};

/** Unit of times: milliseconds since 1970, by the clock of this process alone. */
export type Window = { startMs: number; endMs: number; releases: ReadonlyMap<string, Tally> };

/** How long windows are kept. */
export const hourMs = 3_600_000;
const visitsMax = 50_000;
const hashesMax = 1_000;

type Counting = Tally &
  Record<'from' | 'failedFrom' | 'failedAt' | 'unrenderedAt', Set<number>> & { visits: Map<string, Outcome> };

/**
 * Counts visits in windows, each visit once, a failed one as failed however often it worked. In memory: a restart begins a new
 * hour. Whoever changes what is live ends the window, so that none is of two states.
 */
export function createWindows(
  { windowMs, sessionsPerAddress }: Pick<WatchSettings, 'windowMs' | 'sessionsPerAddress'>,
  now: () => number = Date.now,
) {
  const isNew = createSeenOnce({ lifetimeMs: hourMs, now });
  let closed: Window[] = [];
  let startMs = now();
  let releases = new Map<string, Counting>();
  let hasRoom = createVisitRoom(sessionsPerAddress);

  /** @returns when the next window begins: no two begin at the same instant. */
  function end(): number {
    const endMs = now();
    const tallies = [...releases].map(
      ([name, { visits, from, failedFrom, ...tally }]) => [name, tally] as const,
    );
    if (tallies.length > 0) closed.push({ startMs, endMs, releases: new Map(tallies) });
    closed = closed.filter((window) => window.endMs > endMs - hourMs);
    startMs = endMs > startMs || startMs - endMs > windowMs ? endMs : startMs + 1;
    releases = new Map();
    hasRoom = createVisitRoom(sessionsPerAddress);
    return startMs;
  }

  function endWhenOver(): void {
    if (Math.abs(now() - startMs) >= windowMs) end();
  }

  function takeOne({ visit, address, outcomes }: CountedVisit): void {
    const key = `${visit} ${address}`;
    if (!hasRoom(address, key)) return;
    for (const [release, outcome] of Object.entries(outcomes)) {
      // Who asks again for a page that cannot be made counts once in each window.
      const once = outcome === 'unrendered' ? startMs : outcome === 'loaded';
      if (!isNew(`${key} ${release} ${once}`)) continue;
      const counting = releases.get(release) ?? beginTally();
      releases.set(release, counting);
      countVisit(counting, key, address, outcome);
    }
  }

  return {
    take(visits: readonly CountedVisit[]): void {
      endWhenOver();
      for (const visit of visits) takeOne(visit);
    },
    end,
    closed(): readonly Window[] {
      endWhenOver();
      return closed;
    },
    current: (): Window => ({ startMs, endMs: now(), releases }),
  };
}

export const beginTally = (): Counting => ({
  ...{ seen: 0, failed: 0, unrendered: 0, addresses: 0, failing: 0 },
  ...{ failedAt: new Set(), unrenderedAt: new Set() },
  ...{ visits: new Map(), from: new Set(), failedFrom: new Set() },
});

function countVisit(tally: Counting, key: string, address: number, outcome: Outcome): void {
  const before = tally.visits.get(key);
  if (before === undefined) tally.seen += 1;
  tally.addresses = tally.from.add(address).size;
  if (before !== undefined && (outcome === 'loaded' || before !== 'loaded')) return;
  tally.visits.set(key, outcome);
  if (outcome === 'loaded') return;
  tally.failed += 1;
  tally.failing = tally.failedFrom.add(address).size;
  if (tally.failedAt.size < hashesMax) tally.failedAt.add(address);
  if (outcome !== 'unrendered') return;
  tally.unrendered += 1;
  if (tally.unrenderedAt.size < hashesMax) tally.unrenderedAt.add(address);
}

/** Room for visits in one window: few machines must not be able to fill it. @returns whether a visit has some. */
function createVisitRoom(visitsPerAddress: number): (address: number, visit: string) => boolean {
  const byAddress = new Map<number, Set<string>>();
  let count = 0;
  return (address, visit) => {
    const known = byAddress.get(address) ?? new Set();
    if (known.has(visit)) return true;
    if (known.size >= visitsPerAddress || count >= visitsMax) return false;
    byAddress.set(address, known.add(visit));
    count += 1;
    return true;
  };
}

const count = z.int().check(z.positive());
const share = z.number().check(z.positive(), z.lt(1));

/** What each means stands in docs/settings.md. */
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
    throw new Error('RELEASE_WATCH cannot be read; it is JSON, as docs/settings.md describes it.');
  }
}
