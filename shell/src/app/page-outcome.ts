import type { Composition } from '@dana/contracts/release/composition';
import type { PageVerdict } from '@dana/contracts/page-state';
import { messagesModule } from '../loading/load-exposed.ts';
import type { LoadedPage, PageEnvironment } from '../routing/page-environment.ts';
import type { RenderResult } from './render-result.ts';

/** HTTP status of a page. */
export function statusOf(page: LoadedPage): number {
  if (page.kind === 'notFound') return 404;
  return page.kind === 'failed' ? 503 : 200;
}

/** The release that a page is of; of one that could not be loaded, the one that should have been. */
export function originOf(page: LoadedPage, { remotes }: Pick<Composition, 'remotes'>): string | undefined {
  if (page.kind === 'page') return page.origin;
  if (page.kind !== 'failed') return undefined;
  const { remote } = page.match;
  return `${remote}@${remotes[remote]?.current.version}`;
}

/** From which the browser starts instead of finding out again. */
export function verdictOf(page: LoadedPage): PageVerdict {
  // The server runs what is newest; only a page in a browser can be outdated.
  if (page.kind === 'failed') return { kind: 'failed', reason: page.reason === 'data' ? 'data' : 'remote' };
  return { kind: page.kind === 'notFound' || page.kind === 'notOffered' ? page.kind : 'page' };
}

/** The exposed modules on a page, by remote: its own, and those of its slots. */
export function usedModules(
  page: LoadedPage,
  slots: Map<string, Set<string>>,
  { locale }: PageEnvironment,
): (RenderResult & { kind: 'html' })['used'] {
  const messages = messagesModule(locale);
  const pieces = [...slots].map(([remote, modules]) => ({
    remote,
    modules: [...modules, messages],
    isLate: true,
  }));
  if (page.kind !== 'page') return pieces;
  const { remote, route } = page.match;
  const own = [route.module, messages, ...(slots.get(remote) ?? [])];
  return [{ remote, modules: own }, ...pieces.filter((piece) => piece.remote !== remote)];
}
