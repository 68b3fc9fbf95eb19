import { declaredQuery } from '@dana/contracts/declared-query';
import { localPath } from '@dana/contracts/paths';
import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import type { RenderRequest } from '@dana/releases/rendering/messages';

export const defaultCurrency = 'KWD';

/** A page whose document is the same for everybody who asks for it under this key. */
export type PageToKeep = {
  key: string;
  /** What it is rendered from: of the query only what its route reads. */
  request: RenderRequest;
  /** One of those that everybody is sent to, and of which there are only so many. */
  isMain: boolean;
};

/** Whether the release that claims this path says that its page is the same for everybody. */
export const isPublicPath = ({ remotes }: Composition, path: string): boolean =>
  matchRoute(remotes, path)?.route.cache === 'public';

/** Whether visitors can have another document of this path than everybody. */
export const isReadForVisitors = ({ remotes }: Composition, path: string): boolean =>
  matchRoute(remotes, path)?.route.reads !== undefined;

/** The name of a document among those that are kept. @param pathname – with its language. @param search – canonical. */
export const documentKey = (
  { id }: Pick<Composition, 'id'>,
  currency: string,
  pathname: string,
  search: string,
): string => `${id} ${currency} ${pathname}${search}`;

/**
 * What of a request decides over its document; undefined for a page that must not be kept: it is personal, nobody claims
 * it, or its route does not say what it reads of the query.
 */
export function pageToKeep(composition: Composition, request: RenderRequest): PageToKeep | undefined {
  const { locale, currency, path } = request;
  const route = matchRoute(composition.remotes, path)?.route;
  if (route?.cache !== 'public') return undefined;
  const query = declaredQuery(route, request.search);
  if (query === undefined) return undefined;
  query.sort();
  const search = query.size > 0 ? `?${query}` : '';
  // Not for everybody: `documentsFromMemory`, which knows no visitors, does not find it.
  const mark = route.reads ? ' without a session' : '';
  return {
    key: documentKey(composition, currency, localPath(locale, path), search) + mark,
    request: { ...request, search },
    isMain: search === '' && currency === defaultCurrency && isPlain(path),
  };
}

/** Whether the path is spelt as our links spell it. There are many other spellings of each. */
function isPlain(path: string): boolean {
  return path.split('/').every((part) => encodeURIComponent(decodeURIComponent(part)) === part);
}
