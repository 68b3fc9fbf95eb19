import { distinctOf } from '@dana/releases/reading/health/distinct';
import type { Outcomes, OutcomeWindow } from '@dana/releases/reading/health/outcomes';
import type { ReporterHash } from './reporter-hash.ts';
import { createSeenMarks } from './seen-marks.ts';
import { markLifetimeMs } from '@dana/releases/reading/visit-mark';
import { createVisitRoom } from './visit-room.ts';
import type { WatchSettings } from './watch-settings.ts';

export type Report = {
  /** The reporter's address, or what stands for it. */
  address: string;
  /** The id of the mark that came with it. */
  visit: string;
  release: string;
  isFailure: boolean;
};

/** Why a report counts for nothing: no good mark, said before, or too many of one address or at all. */
export type Ignored = 'unmarked' | 'repeated' | 'crowded';

/** Windows by release, as those who judge read them: of one edge, or of all. */
export type Counts = {
  /** Windows that are over, oldest first: the last hour of them, when each is a minute. */
  closed(): readonly OutcomeWindow[];
  /**
   * The window that is under way.
   * @param sinceMs what another edge began to count before that is left out. Unit: milliseconds since 1970.
   */
  current(sinceMs?: number): OutcomeWindow;
  /** Leaves out what was reported of a release in the window under way: it belongs to the time before a change. */
  forget(release: string): void;
};

/** Windows that are kept: enough for the chart, and to know the version before a promotion. */
export const windowsKept = 60;

type Visit = { addressHash: number; isFailure: boolean };

type CountsOptions = {
  /** What stands for an address or a visit where it can be read by others. */
  hash: ReporterHash;
  now?: () => number;
};

/** Counts reports in windows, each visit once, a failed one as failed however often it worked. */
export function createOutcomeCounts(
  settings: Pick<WatchSettings, 'windowMs' | 'sessionsPerAddress'>,
  { hash, now = Date.now }: CountsOptions,
) {
  const { windowMs, sessionsPerAddress } = settings;
  const closed: OutcomeWindow[] = [];
  const seen = createSeenMarks({ lifetimeMs: markLifetimeMs, now });
  const ignored: Record<Ignored, number> = { unmarked: 0, repeated: 0, crowded: 0 };
  let startMs = now();
  let releases = new Map<string, Map<string, Visit>>();
  const freshRoom = () => createVisitRoom({ visitsPerAddress: sessionsPerAddress });
  let room = freshRoom();

  function closeWhenOver(): void {
    while (now() - startMs >= windowMs) {
      closed.push({ startMs, outcomes: outcomesOf(releases, hash) });
      if (closed.length > windowsKept) closed.shift();
      startMs += windowMs;
      // A process that was suspended does not add hundreds of empty windows.
      if (now() - startMs > windowMs * windowsKept) startMs = now();
      releases = new Map();
      room = freshRoom();
    }
  }

  /** Why it does not count; undefined when it does. */
  function reasonToIgnore({ address, visit, release, isFailure }: Report): Ignored | undefined {
    const said = `${visit} ${address} ${release} ${isFailure}`;
    if (seen.has(said)) return 'repeated';
    return room.take(address, visit) && seen.add(said) ? undefined : 'crowded';
  }

  const counts = {
    /** @returns whether it counts: each mark does once for each address, for a release that came, and for one that failed. */
    add(report: Report): boolean {
      closeWhenOver();
      const reason = reasonToIgnore(report);
      if (reason !== undefined) {
        ignored[reason] += 1;
        return false;
      }
      const { address, visit, release, isFailure } = report;
      const ofRelease = releases.get(release) ?? new Map<string, Visit>();
      const key = `${visit} ${address}`;
      if (isFailure || !ofRelease.has(key))
        ofRelease.set(key, { addressHash: hash.ofAddress(address), isFailure });
      releases.set(release, ofRelease);
      return true;
    },
    /** Notes a report that came without a good mark. */
    ignore(): void {
      ignored.unmarked += 1;
    },
    /** Reports since this process began that counted for nothing, by the reason. */
    ignored: (): Readonly<Record<Ignored, number>> => ignored,
    forget(release: string): void {
      releases.delete(release);
    },
    /** When the window under way began. Unit: milliseconds since 1970. */
    windowStart(): number {
      closeWhenOver();
      return startMs;
    },
    closed(): readonly OutcomeWindow[] {
      closeWhenOver();
      return closed;
    },
    current(): OutcomeWindow {
      closeWhenOver();
      return { startMs, outcomes: outcomesOf(releases, hash) };
    },
  };
  return counts satisfies Counts;
}

export type OutcomeCounts = ReturnType<typeof createOutcomeCounts>;

function outcomesOf(
  releases: Map<string, Map<string, Visit>>,
  hash: ReporterHash,
): ReadonlyMap<string, Outcomes> {
  return new Map(
    [...releases].map(([release, visits]) => {
      const failed = [...visits].filter(([, { isFailure }]) => isFailure);
      return [
        release,
        {
          sessions: visits.size,
          failed: failed.length,
          addresses: distinctOf([...visits.values()].map(({ addressHash }) => addressHash)),
          failing: distinctOf(failed.map(([, { addressHash }]) => addressHash)),
          failedVisits: new Set(
            failed.slice(0, failuresNamed).map(([visit]) => hash.ofVisit(`${visit} ${release}`)),
          ),
        },
      ];
    }),
  );
}

/** Failed visits that can be known again at another edge, in each window. */
const failuresNamed = 200;
