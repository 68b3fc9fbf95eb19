import { mostFrequent } from './most-frequent.ts';
import type { CallRow, ReportSection } from './report-section.ts';

const maxRows = 100;

/** Calls of the API that failed, by route and status, the ones that most visits met first. */
export function callsView({ calls }: ReportSection, remote?: string): CallRow[] {
  const meant = calls.filter((row) => remote === undefined || row.remote === remote);
  return mostFrequent(meant, ({ visits }) => visits, maxRows)[0];
}
