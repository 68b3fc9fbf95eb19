import { isRelease } from './evidence/compared-visits.ts';
import type { Ignored, OutcomeCounts } from './outcome-counts.ts';

/** What browsers reported of one version in one window. Unit: visits, and addresses that failed ones came from. */
type Rate = { sessions: number; failed: number; addresses: number };

export type ReleaseRates = {
  /** Oldest first, the one under way last. */
  windows: { start: string; releases: Record<string, Rate> }[];
  /** Reports since this process began that counted for nothing. */
  ignored: Record<Ignored, number>;
};

/** The counts in a form that travels. Nothing in it says who reported. */
export function ratesOf(counts: OutcomeCounts): ReleaseRates {
  const windows = [...counts.closed(), counts.current()].map(({ startMs, outcomes }) => ({
    start: new Date(startMs).toISOString(),
    releases: Object.fromEntries(
      [...outcomes]
        .filter(([name]) => isRelease(name))
        .map(([release, { sessions, failed, failing }]) => [
          release,
          { sessions, failed, addresses: failing.size },
        ]),
    ),
  }));
  return { windows, ignored: { ...counts.ignored() } };
}
