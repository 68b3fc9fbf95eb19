import { earlierIndexable } from '@dana/contracts/earlier-manifests';
import { matchRoute } from '@dana/contracts/match-route';
import { paths } from '@dana/contracts/paths';
import type { Composition } from '@dana/contracts/release/composition';
import type { Indexable, RouteClaim } from '@dana/contracts/release/remote-manifest';
import type { ListedSlugs } from './listed-slugs.ts';

type Remotes = Composition['remotes'];

/**
 * Every path (without language) that belongs into the sitemap, by what the live remotes say of their routes. What needs something
 * that the back end does not offer stands in no menu, and not here either. @param extensions – what it offers.
 */
export function indexablePaths(
  remotes: Remotes,
  slugs: ListedSlugs,
  extensions: readonly string[],
): string[] {
  const all = indexableRoutes(remotes, extensions).flatMap(({ path, indexable }) =>
    indexable === true ? [path] : filled(path, indexable, slugs.get(indexable.list) ?? []),
  );
  // An address of one remote's list may be another's page of its own.
  return [...new Set(all)].filter((path) => matchRoute(remotes, path) !== undefined);
}

/** The calls of the API that list addresses of live pages. */
export function listsOf(remotes: Remotes, extensions: readonly string[]): string[] {
  const lists = indexableRoutes(remotes, extensions).flatMap(({ indexable }) =>
    indexable === true ? [] : indexable.list,
  );
  return [...new Set(lists)].toSorted();
}

function indexableRoutes(
  remotes: Remotes,
  extensions: readonly string[],
): { path: string; indexable: Indexable }[] {
  const isOffered = ({ needs }: { needs?: string | undefined }) =>
    needs === undefined || extensions.includes(needs);
  const routes = Object.values(remotes).flatMap(({ current }) => {
    const links = current.nav ?? [];
    const isShown = ({ path }: RouteClaim) =>
      path === paths.home() || !links.some((link) => link.path === path && !isOffered(link));
    const offered = current.routes.filter((route) => isOffered(route) && isShown(route));
    return offered.map((route) => ({
      path: route.path,
      indexable: indexableOf(route, current.nav === undefined),
    }));
  });
  const found = routes.flatMap(({ path, indexable }) => (indexable ? [{ path, indexable }] : []));
  // Pages without parameters first.
  return found.toSorted((one, other) => Number(one.indexable !== true) - Number(other.indexable !== true));
}

/** Releases from before manifests said it are known by their paths. */
function indexableOf({ path, indexable }: RouteClaim, isEarlier: boolean): Indexable | undefined {
  return indexable ?? (isEarlier ? earlierIndexable(path) : undefined);
}

function filled(path: string, { except = [] }: Exclude<Indexable, true>, slugs: string[]): string[] {
  return slugs
    .filter((slug) => !except.includes(slug))
    .map((slug) => path.replace(/:[^/]+/, () => encodeURIComponent(slug)));
}
