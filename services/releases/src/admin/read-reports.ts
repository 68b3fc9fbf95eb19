import { callsView } from '../reading/reports/calls-view.ts';
import { errorsView } from '../reading/reports/errors-view.ts';
import { readReports } from '../reading/reports/read-reports.ts';
import type { SourceMaps } from '../reading/reports/source-maps.ts';
import { vitalsView } from '../reading/reports/vitals-view.ts';
import type { Store } from '../store/store.ts';
import type { ReleaseAdmin } from './release-admin.ts';
import type { ReportsOptions } from './report-forms.ts';

/** Reads what browsers reported to all storefronts over a store. Errors: `StoreUnreachable`. */
export function createReportReaders(
  store: Store,
  maps: SourceMaps,
): Pick<ReleaseAdmin, 'errors' | 'vitals' | 'calls'> {
  const read = async ({ env, hours }: ReportsOptions) => ({
    env,
    ...(await readReports(store, { env, hours })),
  });
  return {
    async errors(options) {
      const { section, ...period } = await read(options);
      return { ...period, ...(await errorsView(section, maps, options.remote)) };
    },
    async vitals(options) {
      const { section, ...period } = await read(options);
      return { ...period, vitals: vitalsView(section, options.remote) };
    },
    async calls(options) {
      const { section, ...period } = await read(options);
      return { ...period, calls: callsView(section, options.remote) };
    },
  };
}
