import { settleSections } from '@dana/releases/reading/reports/settle-sections';
import type { ReportSection } from '@dana/releases/reading/reports/report-section';
import type { ReportWindows } from './details/report-windows.ts';
import type { WindowSource } from './health-writer.ts';

/** What browsers reported to this edge in detail, for the store. */
export const reportsSource = (reports: Pick<ReportWindows, 'windows'>): WindowSource => ({
  name: 'reports',
  windows: () =>
    reports.windows().map(({ startMs, section }) => ({
      startMs,
      isEmpty: isEmpty(section),
      json: () => settleSections([section]),
    })),
});

const isEmpty = ({ faults, vitals, calls }: ReportSection): boolean =>
  Object.keys(faults.releases).length + faults.groups.length + vitals.length + calls.length === 0;
