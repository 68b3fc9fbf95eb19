import type { EdgeSlice } from '../../reading/health/health-objects.ts';
import { hourMs } from '../../reading/health/health-keys.ts';
import { readWindows } from '../../reading/health/read-windows.ts';
import { liveChanges } from '../../reading/health/suspect/change-of.ts';
import { revisionsSince } from '../../reading/health/suspect/revisions-since.ts';
import { suspectOf } from '../../reading/health/suspect/suspect-of.ts';
import { mergeSections } from '../../reading/reports/merge-sections.ts';
import { vitalsByRelease } from '../../reading/reports/vitals-view.ts';
import type { Store } from '../../store/store.ts';
import { chartWindows } from './chart-windows.ts';
import type { HealthView } from './health-view.ts';
import { releasesHealth } from './releases-health.ts';

const edgeSeenMs = 900_000;

/**
 * How often each release failed in the last hours, over all edges, and since which change.
 * Errors: `StoreUnreachable`, `ReleaseRefusal` for a damaged log.
 */
export async function readHealthView(
  store: Store,
  env: string,
  hours: number,
  nowMs = Date.now(),
): Promise<HealthView> {
  const interval = { sinceMs: nowMs - hours * hourMs, untilMs: nowMs };
  const [{ windows, slices }, revisions] = await Promise.all([
    readWindows(store, env, interval),
    revisionsSince(store, env, interval.sinceMs),
  ]);
  const suspicion = suspectOf(revisions, windows);
  return {
    ...{ env, hours },
    slots: releasesHealth(windows, revisions.at(-1)?.slots ?? {}, nowMs),
    ...(suspicion && { suspicion }),
    edges: edgesIn(slices, nowMs),
    vitals: vitalsByRelease(mergeSections(windows.flatMap(({ sections: { reports } }) => reports ?? []))),
    chart: chartWindows(windows, interval),
    changes: liveChanges(revisions).map(({ revision, change: { at, verb, actor }, differences }) => ({
      ...{ revision, at, verb, actor, differences },
    })),
  };
}

function edgesIn(slices: readonly EdgeSlice[], nowMs: number): HealthView['edges'] {
  const lastSeen = new Map<string, { ms: number; knowsBy: EdgeSlice['knowsBy'] }>();
  for (const { edge, knowsBy, windows } of slices) {
    const ms = Math.min(nowMs, Math.max(0, ...windows.map(({ startMs, lengthMs }) => startMs + lengthMs)));
    if (ms > nowMs - edgeSeenMs && ms >= (lastSeen.get(edge)?.ms ?? 0)) lastSeen.set(edge, { ms, knowsBy });
  }
  return [...lastSeen].map(([edge, { ms, knowsBy }]) => ({
    edge,
    lastSeen: new Date(ms).toISOString(),
    knowsBy,
  }));
}
