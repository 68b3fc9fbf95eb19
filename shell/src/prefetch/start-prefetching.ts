import { matchRoute } from '@dana/contracts/match-route';
import { loadPage, type PageEnvironment } from '../routing/load-page.ts';
import { createFilesOfModules, type FilesOfModules } from './files-of-modules.ts';
import type { LoadQueue } from './load-queue.ts';
import { mayPrefetch } from './may-prefetch.ts';
import { type LinkTarget, watchLinks } from './watch-links.ts';

/**
 * Fetches ahead what links lead to: the files of a page whose link is in view, once the shopper has done anything; the page
 * itself with its data when the pointer or focus is on its link. Files are only brought into the browser's cache; nothing
 * runs before it is aimed at.
 * @param acted – resolves when the shopper does anything: a page that is only looked at costs nothing more.
 */
export function startPrefetching(
  environment: PageEnvironment,
  compositionId: string,
  { queue, acted }: { queue: LoadQueue; acted: Promise<void> },
): void {
  const filesOfModules = createFilesOfModules(compositionId);
  const isAllowed = (): boolean => mayPrefetch(navigator as Parameters<typeof mayPrefetch>[0]);

  const fetchFiles = ({ path }: LinkTarget): void => {
    const match = matchRoute(environment.remotes, path);
    if (!match || !isAllowed()) return;
    const { remote, route } = match;
    queue.add(`${remote} ${route.module}`, async () => {
      for (const url of await filesOf(environment, filesOfModules, remote, route.module))
        if (isAllowed()) await fetch(url, { priority: 'low', credentials: 'same-origin' });
    });
  };
  const fetchPage = ({ path, search }: LinkTarget): void => {
    const match = matchRoute(environment.remotes, path);
    // What is the shopper's own (cart, checkout, account) is asked for when it is shown, not before.
    if (!match || match.route.cache === 'personal' || !isAllowed()) return;
    const load = () => loadPage(environment, path, new URLSearchParams(search));
    queue.add(`page ${path}${search}`, load, { isUrgent: true });
  };
  watchLinks(environment.locale, {
    onSeen: (link) => void acted.then(() => fetchFiles(link)),
    onAimed: fetchPage,
  });
}

async function filesOf(
  { remotes, locale, loader }: PageEnvironment,
  filesOfModules: FilesOfModules,
  remote: string,
  module: string,
): Promise<string[]> {
  const release = remotes[remote]?.current;
  if (!release || loader.brokenContainers.has(release.container)) return [];
  const files = await filesOfModules(release.container, [module, `./locale.${locale}`]);
  return [...new Set([release.entry.file, ...files])].map((file) => release.base + file);
}
