import { earlierIndexable } from '@dana/contracts/earlier-manifests';
import { matchRoute } from '@dana/contracts/match-route';
import type { Composition } from '@dana/contracts/release/composition';
import type { Indexable, RouteClaim } from '@dana/contracts/release/remote-manifest';
import type { ListedSlugs } from './listed-slugs.ts';

type Remotes = Composition['remotes'];

/** Every path (without language) that belongs into the sitemap, by what the live remotes say of their routes. */
export function indexablePaths(remotes: Remotes, slugs: ListedSlugs): string[] {
  const all = indexableRoutes(remotes).flatMap(({ path, indexable }) =>
    indexable === true ? [path] : filled(path, indexable, slugs.get(indexable.list) ?? []),
  );
  // An address of one remote's list may be another's page of its own.
  return [...new Set(all)].filter((path) => matchRoute(remotes, path) !== undefined);
}

/** The calls of the API that list addresses of live pages. */
export function listsOf(remotes: Remotes): string[] {
  const lists = indexableRoutes(remotes).flatMap(({ indexable }) =>
    indexable === true ? [] : indexable.list,
  );
  return [...new Set(lists)].toSorted();
}

function indexableRoutes(remotes: Remotes): { path: string; indexable: Indexable }[] {
  const routes = Object.values(remotes).flatMap(({ current }) =>
    current.routes.map((route) => ({
      path: route.path,
      indexable: indexableOf(route, current.nav === undefined),
    })),
  );
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
