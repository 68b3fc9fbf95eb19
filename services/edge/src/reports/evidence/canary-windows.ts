import type { Outcomes, OutcomeWindow } from '../outcome-counts.ts';
import type { Both } from './two-rates.ts';

type Canary = {
  /** "mf-catalog@1.1.0", and the release beside it. */
  watched: string;
  baseline: string;
  /** When it began. Unit: milliseconds since 1970. */
  sinceMs: number;
};

/** A canary and the version beside it, in all windows that ended after it began: counted by visits, and by addresses. */
export type CanaryWindows = { visits: Both[]; addresses: Both[]; failingAddresses: number };

/** @param windowMs how long a window is. */
export function canaryWindows(
  { watched, baseline, sinceMs }: Canary,
  closed: readonly OutcomeWindow[],
  windowMs: number,
): CanaryWindows {
  const pairs = closed
    .filter(({ startMs }) => startMs + windowMs > sinceMs)
    .map(({ outcomes }) => ({ canary: outcomes.get(watched), stable: outcomes.get(baseline) }));
  const failing = new Set(pairs.flatMap(({ canary }) => [...(canary?.failing ?? [])]));
  return {
    visits: pairs.map(({ canary, stable }) => ({ canary: byVisits(canary), stable: byVisits(stable) })),
    addresses: pairs.map(({ canary, stable }) => ({
      canary: byAddresses(canary),
      stable: byAddresses(stable),
    })),
    failingAddresses: failing.size,
  };
}

const byVisits = (outcomes?: Outcomes) => ({ seen: outcomes?.sessions ?? 0, failed: outcomes?.failed ?? 0 });
const byAddresses = (outcomes?: Outcomes) => ({
  seen: outcomes?.addresses.size ?? 0,
  failed: outcomes?.failing.size ?? 0,
});
