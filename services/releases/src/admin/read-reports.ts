import { callsView } from '../reading/reports/calls-view.ts';
import { errorsView } from '../reading/reports/errors-view.ts';
import type { ReportSource } from '../reading/reports/report-source.ts';
import type { SourceMaps } from '../reading/reports/source-maps.ts';
import { vitalsView } from '../reading/reports/vitals-view.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { ReleaseAdmin } from './release-admin.ts';
import type { ReportsOptions } from './report-forms.ts';

/** Reads what browsers reported. Errors: refuses (404) where no storefront's reports can be read. */
export function createReportReaders(
  maps: SourceMaps,
  source: ReportSource = noReports,
): Pick<ReleaseAdmin, 'errors' | 'vitals' | 'calls'> {
  const read = async ({ env, hours }: ReportsOptions) => {
    const { since, section } = await source({ env, hours });
    return { env, since, section };
  };
  return {
    async errors(options) {
      const { section, ...period } = await read(options);
      return { ...period, ...(await errorsView(section, maps, options.remote)) };
    },
    async vitals(options) {
      const { section, ...period } = await read(options);
      return { ...period, vitals: vitalsView(section) };
    },
    async calls(options) {
      const { section, ...period } = await read(options);
      return { ...period, calls: callsView(section, options.remote) };
    },
  };
}

const noReports: ReportSource = () => {
  throw new ReleaseRefusal(
    404,
    'no_reports',
    'What browsers report is with the storefront: name it in RELEASE_SERVER, with RELEASE_TOKEN.',
  );
};
