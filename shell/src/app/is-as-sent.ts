import type { DocumentState } from '@dana/contracts/page-state';
import type { LoadedPage } from '../routing/page-environment.ts';

/**
 * Whether the page in the browser is made from the release that the server made it from. HTML of another version cannot
 * be hydrated: its class names are that version's own.
 */
export function isAsSent(
  page: LoadedPage | undefined,
  { composition, brokenContainers, verdict }: DocumentState,
): boolean {
  if (page?.kind !== 'page') return page?.kind !== 'failed' || verdict?.kind === 'failed';
  const { current, previous } = composition.remotes[page.match.remote] ?? {};
  const sent = current && brokenContainers.includes(current.container) ? previous : current;
  return page.origin === `${page.match.remote}@${sent?.version}`;
}
