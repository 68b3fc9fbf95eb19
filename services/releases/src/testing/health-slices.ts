import { distinctOf } from '../reading/health/distinct.ts';
import { sliceKey, sliceMsOf } from '../reading/health/health-keys.ts';
import { outcomesToJson } from '../reading/health/outcomes-section.ts';
import type { ReportSection } from '../reading/reports/report-section.ts';
import type { Store } from '../store/store.ts';

type Counted = {
  release: string;
  sessions: number;
  failed: number /** The first of its addresses and failed visits. */;
  first?: number;
};

const windowMs = 60_000;
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

/** What an edge counts in one window of a minute, every visit from an address of its own. */
export const windowOf = (startMs: number, counted: readonly Counted[]) => ({
  startMs,
  lengthMs: windowMs,
  sections: {
    outcomes: outcomesToJson(
      new Map(
        counted.map(({ release, sessions, failed, first = 0 }) => [
          release,
          {
            sessions,
            failed,
            addresses: distinctOf(numbers(first, sessions)),
            failing: distinctOf(numbers(first, failed)),
            failedVisits: new Set(numbers(first, failed).map((visit) => `${release}${visit}`.slice(-12))),
          },
        ]),
      ),
    ),
  },
});

/** What browsers reported in detail to an edge in one window of a minute. */
export const reportsOf = (startMs: number, reports: ReportSection) => ({
  startMs,
  lengthMs: windowMs,
  sections: { reports },
});

type Written = { startMs: number; lengthMs: number; sections: object };

/** Writes windows as an edge does that is called so. */
export async function writeWindows(
  store: Store,
  env: string,
  edge: string,
  windows: readonly Written[],
): Promise<void> {
  const sliceMs = sliceMsOf(windowMs);
  const slices = Map.groupBy(windows, ({ startMs }) => Math.floor(startMs / sliceMs) * sliceMs);
  for (const [slice, ofSlice] of slices) {
    const value = { schema: 1, edge, knowsBy: 'address', windows: ofSlice };
    await store.putHint(sliceKey(env, slice, edge), new TextEncoder().encode(JSON.stringify(value)));
  }
}
