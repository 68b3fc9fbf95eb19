import type { Store } from '../../store/store.ts';
import { hourMs } from '../health/health-keys.ts';
import { readWindows } from '../health/read-windows.ts';
import { mergeSections } from './merge-sections.ts';
import type { ReportSection } from './report-section.ts';

/** `since`: from when on there are reports, at the earliest as long ago as was asked for. */
export type ReportsRead = { since: string; section: ReportSection };

/**
 * What browsers reported in detail in the last hours, to all edges over the store.
 * Errors: `StoreUnreachable`; what is damaged is left out.
 */
export async function readReports(
  store: Store,
  { env, hours }: { env: string; hours: number },
  nowMs = Date.now(),
): Promise<ReportsRead> {
  const interval = { sinceMs: nowMs - hours * hourMs, untilMs: nowMs };
  const { windows } = await readWindows(store, env, interval, ['reports']);
  const reported = windows.flatMap(({ startMs, sections: { reports } }) =>
    reports ? [{ startMs, reports }] : [],
  );
  const sinceMs = Math.max(interval.sinceMs, reported[0]?.startMs ?? 0);
  return {
    since: new Date(sinceMs).toISOString(),
    section: mergeSections(reported.map(({ reports }) => reports)),
  };
}
