import type { WatchSettings } from './watch-settings.ts';

/** What browsers reported of one version in one window. Unit: distinct sessions. */
export type Outcomes = { sessions: number; failed: number };

export type OutcomeWindow = {
  /** Milliseconds since 1970. */
  startMs: number;
  /** By "mf-catalog@1.0.0". */
  outcomes: ReadonlyMap<string, Outcomes>;
};

export type Report = { address: string; session: string; release: string; isFailure: boolean };

/** Windows that are kept: enough for the chart, and to know the version before a promotion. */
const windowsKept = 60;
/** Sessions that one window can hold; beyond it a flood changes nothing. */
const maxSessions = 50_000;

/** Counts reports in windows, each session once, a failed one as failed however often it worked. */
export function createOutcomeCounts(
  settings: Pick<WatchSettings, 'windowMs' | 'sessionsPerAddress'>,
  now: () => number = Date.now,
) {
  const { windowMs, sessionsPerAddress } = settings;
  const closed: OutcomeWindow[] = [];
  let startMs = now();
  let sessions = new Map<string, Map<string, boolean>>();
  let perAddress = new Map<string, Set<string>>();
  let sessionCount = 0;

  function closeWhenOver(): void {
    while (now() - startMs >= windowMs) {
      closed.push({ startMs, outcomes: outcomesOf(sessions) });
      if (closed.length > windowsKept) closed.shift();
      startMs += windowMs;
      // A process that slept does not owe hundreds of empty windows.
      if (now() - startMs > windowMs * windowsKept) startMs = now();
      sessions = new Map();
      perAddress = new Map();
      sessionCount = 0;
    }
  }

  function isCounted(address: string, session: string): boolean {
    const known = perAddress.get(address) ?? new Set();
    if (known.has(session)) return true;
    if (known.size >= sessionsPerAddress || sessionCount >= maxSessions) return false;
    perAddress.set(address, known.add(session));
    sessionCount += 1;
    return true;
  }

  return {
    add({ address, session, release, isFailure }: Report): void {
      closeWhenOver();
      if (!isCounted(address, session)) return;
      const ofRelease = sessions.get(release) ?? new Map<string, boolean>();
      ofRelease.set(session, isFailure || ofRelease.get(session) === true);
      sessions.set(release, ofRelease);
    },
    /** Leaves out what was reported of a release in the window under way: it belongs to the time before a change. */
    forget(release: string): void {
      sessions.delete(release);
    },
    /** Windows that are over, oldest first. */
    closed(): readonly OutcomeWindow[] {
      closeWhenOver();
      return closed;
    },
    /** The window that is under way. */
    current(): OutcomeWindow {
      closeWhenOver();
      return { startMs, outcomes: outcomesOf(sessions) };
    },
  };
}

export type OutcomeCounts = ReturnType<typeof createOutcomeCounts>;

function outcomesOf(sessions: Map<string, Map<string, boolean>>): Map<string, Outcomes> {
  return new Map(
    [...sessions].map(([release, bySession]) => [
      release,
      { sessions: bySession.size, failed: [...bySession.values()].filter(Boolean).length },
    ]),
  );
}

/** All windows in a form that travels, oldest first, the one under way last. */
export function ratesOf(counts: OutcomeCounts): { start: string; releases: Record<string, Outcomes> }[] {
  return [...counts.closed(), counts.current()].map(({ startMs, outcomes }) => ({
    start: new Date(startMs).toISOString(),
    releases: Object.fromEntries(outcomes),
  }));
}
