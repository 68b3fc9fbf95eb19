import type { InlineComposition } from '@dana/contracts/release/composition';
import { firstAct } from '../document/first-act.ts';
import { createLoadQueue } from '../routing/prefetch/load-queue.ts';
import { startPrefetching } from '../routing/prefetch/start-prefetching.ts';
import type { PageEnvironment } from '../routing/page-environment.ts';
import { keepFonts } from './keep-fonts.ts';
import { rememberLanguage } from './remember-language.ts';
import type { ReleaseReports } from '../releases/release-reports.ts';
import type { UpdateFlag } from '../releases/update-flag.ts';
import { describeToDevtools } from '../loading/federation/describe-to-devtools.ts';
import { watchUpdates } from '../releases/watch-updates.ts';
import { startVitals } from './start-vitals.ts';
import { startOffline } from '../offline/start-offline.ts';

/** The page's own pictures come first. Unit: milliseconds after the first act. */
const prefetchDelayMs = 2_000;

type LateOptions = {
  environment: PageEnvironment;
  composition: InlineComposition;
  reports: Pick<ReleaseReports, 'add'>;
  fonts: readonly string[];
  update: UpdateFlag;
  /** The server has a worker that keeps what was seen. */
  hasWorker: boolean;
};

/** Starts what needs no place on the page: fetching ahead, looking for releases, and what developers look at. */
export function startLate(options: LateOptions): void {
  const { environment, composition, reports, fonts, update, hasWorker } = options;
  watchUpdates(composition, update);
  rememberLanguage(environment.locale);
  describeToDevtools(composition);
  void startVitals(composition, reports);
  const queue = createLoadQueue();
  const acted = firstAct().then(() => new Promise((resolve) => setTimeout(resolve, prefetchDelayMs)));
  startPrefetching(environment, composition.id, { queue, acted });
  void acted.then(() => queue.add('fonts', () => keepFonts(fonts)));
  void startOffline({ environment, acted, hasWorker });
}
