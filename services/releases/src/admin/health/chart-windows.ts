import type { HealthWindow } from '../../reading/health/health-objects.ts';
import { releasesOf } from '../../reading/health/within-target.ts';
import type { HealthView } from './health-view.ts';

const windowsMax = 240;

/** Windows put together until they are few enough to be drawn; hours stay hours beside minutes. */
export function chartWindows(
  windows: readonly HealthWindow[],
  { sinceMs, untilMs }: { sinceMs: number; untilMs: number },
): HealthView['chart'] {
  const shortest = (untilMs - sinceMs) / (windowsMax - 1);
  const drawnLength = ({ lengthMs }: HealthWindow): number =>
    lengthMs * Math.max(1, Math.ceil(shortest / lengthMs));
  const byLength = Map.groupBy(windows, drawnLength);
  return [...byLength]
    .flatMap(([lengthMs, ofLength]) => {
      const byStart = Map.groupBy(ofLength, ({ startMs }) => Math.floor(startMs / lengthMs) * lengthMs);
      return [...byStart].map(([startMs, together]) => ({ startMs, lengthMs, together }));
    })
    .toSorted((one, other) => one.startMs - other.startMs)
    .map(({ startMs, lengthMs, together }) => ({
      start: new Date(startMs).toISOString(),
      lengthMs,
      releases: sumOf(together),
    }));
}

function sumOf(windows: readonly HealthWindow[]): HealthView['chart'][number]['releases'] {
  const releases: HealthView['chart'][number]['releases'] = {};
  for (const { sections } of windows)
    for (const [release, { sessions, failed }] of releasesOf(sections.outcomes)) {
      const before = releases[release] ?? { sessions: 0, failed: 0 };
      releases[release] = { sessions: before.sessions + sessions, failed: before.failed + failed };
    }
  return releases;
}
