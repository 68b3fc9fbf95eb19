import type { InlineComposition } from '@dana/contracts/release/composition';
import { inIdleTime } from '@dana/runtime';
import { pagePattern } from '../releases/faults/page-pattern.ts';
import type { ReleaseReports } from '../releases/release-reports.ts';

/** Has this document measured, once it is loaded and at rest. Without it the shop works as well. */
export async function startVitals(
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
