import { countOf } from '@dana/releases/reading/health/distinct';
import type { ReleaseRates } from '@dana/releases/reading/health/release-rates';
import type { Counts, Ignored } from './outcome-counts.ts';
import { isRelease } from '@dana/releases/reading/health/within-target';

/** The counts in a form that travels, the window under way last. Nothing in it says who reported. */
export function ratesOf(counts: Counts, ignored: Readonly<Record<Ignored, number>>): ReleaseRates {
  const windows = [...counts.closed(), counts.current()].map(({ startMs, outcomes }) => ({
    start: new Date(startMs).toISOString(),
    releases: Object.fromEntries(
      [...outcomes]
        .filter(([name]) => isRelease(name))
        .map(([release, { sessions, failed, failing }]) => [
          release,
          { sessions, failed, addresses: countOf(failing) },
        ]),
    ),
  }));
  return { windows, ignored: { ...ignored } };
}
