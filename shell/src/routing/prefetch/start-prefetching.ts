import { matchRoute, type RouteMatch } from '@dana/contracts/match-route';
import { mayPrefetch } from '@dana/runtime';
import { messagesModule } from '../../loading/load-exposed.ts';
import { loadPage } from '../load-page.ts';
import type { PageEnvironment } from '../page-environment.ts';
import { bringFile } from './bring-file.ts';
import { createFilesOfModules, type FilesOfModules } from './files-of-modules.ts';
import type { LoadQueue } from './load-queue.ts';
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
  { queue, acted }: { queue: LoadQueue; acted: Promise<unknown> },
): void {
  const filesOfModules = createFilesOfModules(compositionId);
  // A finger does not wait for the list.
  if (mayPrefetch()) void filesOfModules('', []);

  const bring = async ({ remote, route }: RouteMatch, priority: RequestPriority): Promise<void> => {
    const files = await filesOf(environment, filesOfModules, remote, route.module);
    for (const url of files) {
      if (!mayPrefetch()) return;
      const brought = bringFile(url, priority);
      // One after the other where nobody waits.
      if (priority === 'low') await brought;
      else brought.catch(() => undefined);
    }
  };
  const fetchFiles = ({ path }: LinkTarget): void => {
    const match = matchRoute(environment.remotes, path);
    if (!match || !mayPrefetch()) return;
    queue.add(`${match.remote} ${match.route.module}`, () => bring(match, 'low'));
  };
  const fetchPage = ({ path, search }: LinkTarget): void => {
    const match = matchRoute(environment.remotes, path);
    // What is the shopper's own (cart, checkout, account) is asked for when it is shown, not before.
    if (!match || match.route.cache === 'personal' || !mayPrefetch()) return;
    // All of its files beside each other, not one after what names it.
    const load = () =>
      Promise.all([bring(match, 'auto'), loadPage(environment, path, new URLSearchParams(search))]);
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
  const files = await filesOfModules(release.container, [module, messagesModule(locale)]);
  return [...new Set([release.entry.file, ...files])].map((file) => release.base + file);
}
