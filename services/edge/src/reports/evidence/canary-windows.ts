import { countOf, unionOf } from '@dana/releases/reading/health/distinct';
import type { Outcomes, OutcomeWindow } from '@dana/releases/reading/health/outcomes';
import type { Both } from '@dana/releases/reading/evidence/two-rates';

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
  const failing = unionOf(pairs.flatMap(({ canary }) => canary?.failing ?? []));
  return {
    visits: pairs.map(({ canary, stable }) => ({ canary: byVisits(canary), stable: byVisits(stable) })),
    addresses: pairs.map(({ canary, stable }) => ({
      canary: byAddresses(canary),
      stable: byAddresses(stable),
    })),
    failingAddresses: countOf(failing),
  };
}

const byVisits = (outcomes?: Outcomes) => ({ seen: outcomes?.sessions ?? 0, failed: outcomes?.failed ?? 0 });

function byAddresses(outcomes?: Outcomes) {
  if (outcomes === undefined) return { seen: 0, failed: 0 };
  // Both are estimates where they are many: more cannot have failed than came.
  const seen = countOf(outcomes.addresses);
  return { seen, failed: Math.min(seen, countOf(outcomes.failing)) };
}
