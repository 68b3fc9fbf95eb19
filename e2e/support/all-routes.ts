import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { manifests } from './manifests.ts';
import { sharedShop } from './shared-shop.ts';

/** One remote's routes are enough for `pnpm check <remote>`, which asks for them by this name. */
export const askedFor = process.env.E2E_REMOTE;
const routes: RouteClaim[] = Object.entries(manifests).flatMap(([remote, manifest]) =>
  askedFor === undefined || askedFor === remote ? manifest.routes : [],
);
const hasParameter = ({ path }: RouteClaim): boolean => path.includes('/:');

/** Every route of the shop without parameters, without the language in front; and an address that does not exist on purpose. */
export const fixedRoutes: string[] = [
  '/404',
  ...routes.flatMap((route) => (hasParameter(route) ? [] : route.path)),
].toSorted();

/** Those that show everyone the same. */
export const publicRoutes: string[] = routes
  .filter((route) => !hasParameter(route) && route.cache === 'public' && !route.guard)
  .map(({ path }) => path)
  .toSorted();

/** Routes with a parameter whose values the API lists; `address` finds out one of them. Not here: /order/:id, which needs an order. */
export const listedRoutes: { path: string; address: () => Promise<string> }[] = routes.flatMap(
  ({ path, indexable }) =>
    typeof indexable === 'object'
      ? { path, address: async () => path.replace(/:[^/]+/, await firstSlug(indexable)) }
      : [],
);

/** An address of one of these. Errors: throws where the API lists nothing for it. */
export async function listedAddress(route: string): Promise<string> {
  const found = listedRoutes.find(({ path }) => path === route);
  if (!found) throw new Error(`No route ${route} has its values listed by the API.`);
  return found.address();
}

/** One address of each route with a parameter, by what the API sells and says now. */
export function routesWithParameters(): Promise<string[]> {
  return Promise.all(listedRoutes.map(({ address }) => address()));
}

async function firstSlug({
  list,
  except = [],
}: {
  list: string;
  except?: string[] | undefined;
}): Promise<string> {
  const answer = await fetch(`http://localhost:${sharedShop.apiPort}/api${list}?lang=en`);
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  const found = data.find(({ slug }) => !except.includes(slug));
  if (!found) throw new Error(`GET ${list} of the sample shop has nothing.`);
  return found.slug;
}
