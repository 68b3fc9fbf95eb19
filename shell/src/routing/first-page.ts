import { matchRoute } from '@dana/contracts/match-route';
import type { DocumentState } from '@dana/contracts/page-state';
import { fetchExposed } from '../loading/load-exposed.ts';
import type { RemoteLoader } from '../loading/load-from-remote.ts';
import { loadPage, notOffered } from './load-page.ts';
import type { LoadedPage, PageEnvironment } from './page-environment.ts';

type FirstPageOptions = Pick<DocumentState, 'composition' | 'locale'> & {
  loader: RemoteLoader;
  path: string;
};

/**
 * Asks at once for the remote of the page that the document shows, so that its files arrive beside the shell's messages.
 * @returns a function that gives the page in the state the server found, or undefined when the server did not render.
 */
export function firstPage({ composition, locale, loader, path }: FirstPageOptions) {
  const match = matchRoute(composition.remotes, path);
  if (match) fetchExposed({ loader, locale }, match.remote, match.route.module);

  return async (
    environment: PageEnvironment,
    { verdict }: DocumentState,
  ): Promise<LoadedPage | undefined> => {
    if (!verdict) return undefined;
    if (verdict.kind === 'notFound') return { kind: 'notFound' };
    if (verdict.kind === 'notOffered') return notOffered(environment);
    if (verdict.kind === 'failed' && match)
      return { kind: 'failed', reason: verdict.reason, match, error: undefined };
    return loadPage(environment, path, new URLSearchParams(location.search), { hasData: true });
  };
}
