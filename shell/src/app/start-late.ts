import { defaultLocale, type Locale, localeCookieName } from '@dana/contracts/locale';
import type { InlineComposition } from '@dana/contracts/release/composition';
import { inIdleTime } from '@dana/runtime';
import { keepCookie } from '@dana/runtime/cookies';
import { firstAct } from '../document/first-act.ts';
import { createLoadQueue } from '../routing/prefetch/load-queue.ts';
import { startPrefetching } from '../routing/prefetch/start-prefetching.ts';
import type { PageEnvironment } from '../routing/page-environment.ts';
import type { ReleaseReports } from '../releases/release-reports.ts';
import type { UpdateFlag } from '../releases/update-flag.ts';
import { describeToDevtools } from '../loading/federation/describe-to-devtools.ts';
import { watchUpdates } from '../releases/watch-updates.ts';
import { pagePattern } from '../releases/faults/page-pattern.ts';
import { startOffline } from '../offline/start-offline.ts';

/** The page's own pictures come first. Unit: milliseconds after the first act. */
const prefetchDelayMs = 2_000;

type LateOptions = {
  environment: PageEnvironment;
  composition: InlineComposition;
  reports: Pick<ReleaseReports, 'add'>;
  update: UpdateFlag;
  /** The server has a worker that keeps what was seen. */
  hasWorker: boolean;
};

/** Starts what needs no place on the page: fetching ahead, looking for releases, and what developers look at. */
export function startLate(options: LateOptions): void {
  const { environment, composition, reports, update, hasWorker } = options;
  watchUpdates(composition, update);
  rememberLanguage(environment.locale);
  describeToDevtools(composition);
  void startVitals(composition, reports);
  const queue = createLoadQueue();
  const acted = firstAct().then(() => new Promise((resolve) => setTimeout(resolve, prefetchDelayMs)));
  startPrefetching(environment, composition.id, { queue, acted });
  void startOffline({ environment, acted, hasWorker });
}

/**
 * Remembers the other language of somebody who opened one of its addresses, for addresses that name none. By the browser, once
 * the page is at rest: documents are kept for everybody, and one that is only fetched ahead was not opened.
 */
function rememberLanguage(locale: Locale): void {
  if (locale !== defaultLocale) keepCookie(localeCookieName, locale);
}

/** Has this document measured, once it is loaded and at rest. Without it the shop works as well. */
async function startVitals(
  composition: InlineComposition,
  { add }: Pick<ReleaseReports, 'add'>,
): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>(inIdleTime);
  const file = await import(/* webpackChunkName: "vitals" */ '../releases/report-vitals.ts').catch(
    () => undefined,
  );
  // What is painted and pressed belongs to the page that the document came with, wherever the tab is by now.
  const [opened] = performance.getEntriesByType('navigation');
  const { pathname } = new URL(opened?.name ?? location.href);
  file?.reportVitals(pagePattern(composition, pathname), add);
}
