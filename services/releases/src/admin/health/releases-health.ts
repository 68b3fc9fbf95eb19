import type { Revision } from '@dana/contracts/release/revision';
import type { HealthWindow } from '../../reading/health/health-objects.ts';
import { releasesOf } from '../../reading/health/within-target.ts';
import type { ReleaseHealth } from './health-view.ts';

type Seen = { visits: number; failed: number; firstMs: number; lastMs: number };

/** How each release of each slot did; slots that are live and were not seen have none. Pure. */
export function releasesHealth(
  windows: readonly HealthWindow[],
  slots: Revision['slots'],
  nowMs: number,
): Record<string, ReleaseHealth[]> {
  const seen = new Map<string, Seen>();
  for (const { startMs, lengthMs, sections } of windows)
    for (const [release, { sessions, failed }] of releasesOf(sections.outcomes)) {
      if (sessions === 0) continue;
      const before = seen.get(release) ?? { visits: 0, failed: 0, firstMs: startMs, lastMs: startMs };
      seen.set(release, {
        ...{ visits: before.visits + sessions, failed: before.failed + failed },
        ...{ firstMs: before.firstMs, lastMs: Math.min(nowMs, startMs + lengthMs) },
      });
    }
  const bySlot = Map.groupBy(seen, ([release]) => release.split('@')[0] ?? '');
  const names = new Set([...Object.keys(slots), ...bySlot.keys()]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      (bySlot.get(name) ?? [])
        .toSorted(([, one], [, other]) => other.lastMs - one.lastMs || other.firstMs - one.firstMs)
        .map(([release, counts]) => releaseHealth(release.slice(name.length + 1), counts, slots[name])),
    ]),
  );
}

function releaseHealth(
  version: string,
  seen: Seen,
  slot: Revision['slots'][string] | undefined,
): ReleaseHealth {
  const { visits, failed, firstMs, lastMs } = seen;
  const isLive = slot?.stable.version === version;
  const isCanary = slot?.canary?.ref.version === version;
  return {
    version,
    ...(isLive ? { is: 'live' as const } : isCanary && { is: 'canary' as const }),
    ...{ visits, failed },
    percent: Math.round((failed / visits) * 1_000) / 10,
    firstSeen: new Date(firstMs).toISOString(),
    lastSeen: new Date(lastMs).toISOString(),
  };
}
