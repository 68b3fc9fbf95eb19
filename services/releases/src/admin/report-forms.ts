import type { ErrorsView } from '../reading/reports/errors-view.ts';
import type { CallRow } from '../reading/reports/report-section.ts';
import type { VitalsView } from '../reading/reports/vitals-view.ts';

/** How many maps there are for a release. */
export type MapsAnswer = { remote: string; version: string; maps: number };

export type ReportsOptions = { env: string; remote?: string | undefined; hours: number };
/** `since`: from when on there are reports, at the earliest as long ago as was asked for. */
export type ErrorsAnswer = ErrorsView & { env: string; since: string };
export type VitalsAnswer = { env: string; since: string; vitals: VitalsView[] };
export type CallsAnswer = { env: string; since: string; calls: CallRow[] };
