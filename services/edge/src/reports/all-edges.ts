import {
  type OutcomeWindow,
  sumByRelease,
  withoutSeenFailures,
} from '@dana/releases/reading/health/outcomes';
import { type Counts, type OutcomeCounts, windowsKept } from './outcome-counts.ts';
import type { OtherEdges } from './other-edges.ts';

type AllOptions = {
  own: OutcomeCounts;
  /** Which edge this is. */
  edge: string;
  others: Pick<OtherEdges, 'slices'>;
  windowMs: number;
};

/** One window of one edge. `number` counts windows since 1970: edges begin theirs at different seconds. */
type EdgeWindow = OutcomeWindow & { edge: string; number: number };

type Closed = { key: string; windows: OutcomeWindow[]; seen: ReadonlySet<string> };

/**
 * What all edges counted, as those who judge read it. Windows that begin within the same one since 1970 are one. A visit that
 * failed at two edges counts once.
 */
export function createAllEdges({ own, edge, others, windowMs }: AllOptions): Counts {
  const numberOf = (startMs: number): number => Math.floor(startMs / windowMs);
  let closed: Closed | undefined;

  function theirWindows(): EdgeWindow[] {
    return others
      .slices()
      .flatMap((slice) =>
        slice.windows.flatMap(({ startMs, sections: { outcomes } }) =>
          outcomes ? [{ edge: slice.edge, startMs, number: numberOf(startMs), outcomes }] : [],
        ),
      );
  }

  /** Put together once, until something came that changes it. */
  function closedOf(under: OutcomeWindow, theirs: readonly EdgeWindow[]): Closed {
    const last = numberOf(under.startMs);
    const past = theirs.filter(({ number }) => number < last && number >= last - windowsKept);
    const key = `${under.startMs} ${past.length} ${past.reduce((sum, window) => sum + weightOf(window), 0)}`;
    if (closed?.key === key) return closed;
    const ours = own.closed().map((window) => ({ ...window, edge, number: numberOf(window.startMs) }));
    const seen = new Set<string>();
    const byNumber = Map.groupBy(counted([...past, ...ours], seen), ({ number }) => number);
    const first = Math.max(last - windowsKept, Math.min(last, ...byNumber.keys()));
    const windows = Array.from({ length: last - first }, (_, index) =>
      together(byNumber.get(first + index) ?? [], (first + index) * windowMs),
    );
    closed = { key, windows, seen };
    return closed;
  }

  return {
    closed: () => closedOf(own.current(), theirWindows()).windows,
    current(sinceMs = 0) {
      const under = own.current();
      const theirs = theirWindows();
      const { seen } = closedOf(under, theirs);
      const last = numberOf(under.startMs);
      // What lies further ahead comes from a clock that is wrong.
      const isNow = (number: number) => number === last || number === last + 1;
      const now = theirs.filter(({ number, startMs }) => isNow(number) && startMs >= sinceMs);
      const failures = new Set<string>();
      const known = { has: (visit: string) => seen.has(visit) || failures.has(visit) };
      const parts = counted([{ ...under, edge, number: last }, ...now], {
        ...known,
        add: (visit) => failures.add(visit),
      });
      return { ...together(parts, under.startMs), startMs: under.startMs };
    },
    forget: own.forget,
  };
}

/** Windows in an order that is the same at every edge, each failed visit in the first one that has it. */
function counted(
  windows: readonly EdgeWindow[],
  seen: Parameters<typeof withoutSeenFailures>[1],
): EdgeWindow[] {
  return windows
    .toSorted((one, other) => one.startMs - other.startMs || (one.edge < other.edge ? -1 : 1))
    .map((window) => ({ ...window, outcomes: withoutSeenFailures(window.outcomes, seen) }));
}

/** Begins where its first part does: what counts from an instant on must not count what was before. */
function together(parts: readonly EdgeWindow[], emptyStartMs: number): OutcomeWindow {
  if (parts.length === 0) return { startMs: emptyStartMs, outcomes: new Map() };
  return {
    startMs: Math.min(...parts.map(({ startMs }) => startMs)),
    outcomes: sumByRelease(parts.map(({ outcomes }) => outcomes)),
  };
}

/** Grows with everything that is counted in a window. */
const weightOf = ({ outcomes }: EdgeWindow): number =>
  [...outcomes.values()].reduce((sum, { sessions, failed }) => sum + sessions + failed, 0);
