import { createSeenMarks } from './seen-marks.ts';
import { markLifetimeMs } from './visit-mark.ts';
import { createVisitRoom } from './visit-room.ts';
import type { WatchSettings } from './watch-settings.ts';

/** What browsers reported of one version in one window. */
export type Outcomes = {
  /** Unit: visits. A visit is one document at one address: one that a shared cache keeps goes to many. */
  sessions: number;
  failed: number;
  /** Where they came from, and where the failed ones did. */
  addresses: ReadonlySet<string>;
  failing: ReadonlySet<string>;
};

export type OutcomeWindow = {
  /** Milliseconds since 1970. */
  startMs: number;
  /** By "mf-catalog@1.0.0". */
  outcomes: ReadonlyMap<string, Outcomes>;
};

export type Report = {
  /** The reporter's address, or the network that stands for it. */
  address: string;
  /** The id of the mark that came with it. */
  visit: string;
  release: string;
  isFailure: boolean;
};

/** Why a report counts for nothing: no good mark, said before, or too many of one address or at all. */
export type Ignored = 'unmarked' | 'repeated' | 'crowded';

/** Windows that are kept: enough for the chart, and to know the version before a promotion. */
const windowsKept = 60;

type Visit = { address: string; isFailure: boolean };

/** Counts reports in windows, each visit once, a failed one as failed however often it worked. */
export function createOutcomeCounts(
  settings: Pick<WatchSettings, 'windowMs' | 'sessionsPerAddress'>,
  now: () => number = Date.now,
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
      closed.push({ startMs, outcomes: outcomesOf(releases) });
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

  return {
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
      if (isFailure || !ofRelease.has(key)) ofRelease.set(key, { address, isFailure });
      releases.set(release, ofRelease);
      return true;
    },
    /** Notes a report that came without a good mark. */
    ignore(): void {
      ignored.unmarked += 1;
    },
    /** Reports since this process began that counted for nothing, by the reason. */
    ignored: (): Readonly<Record<Ignored, number>> => ignored,
    /** Leaves out what was reported of a release in the window under way: it belongs to the time before a change. */
    forget(release: string): void {
      releases.delete(release);
    },
    /** Windows that are over, oldest first. */
    closed(): readonly OutcomeWindow[] {
      closeWhenOver();
      return closed;
    },
    /** The window that is under way. */
    current(): OutcomeWindow {
      closeWhenOver();
      return { startMs, outcomes: outcomesOf(releases) };
    },
  };
}

export type OutcomeCounts = ReturnType<typeof createOutcomeCounts>;

function outcomesOf(releases: Map<string, Map<string, Visit>>): Map<string, Outcomes> {
  return new Map(
    [...releases].map(([release, visits]) => {
      const all = [...visits.values()];
      const failed = all.filter(({ isFailure }) => isFailure);
      return [
        release,
        {
          sessions: all.length,
          failed: failed.length,
          addresses: addressesOf(all),
          failing: addressesOf(failed),
        },
      ];
    }),
  );
}

const addressesOf = (visits: Visit[]): Set<string> => new Set(visits.map(({ address }) => address));
