import type { ReportSection } from './report-section.ts';

/** `since`: from when on there are reports, at the earliest as long ago as was asked for. */
export type ReportsRead = { since: string; section: ReportSection };

/** Where reports are read: the memory of an edge, or what edges stored. */
export type ReportSource = (query: { env: string; hours: number }) => Promise<ReportsRead>;
