import { matchRoute } from './match-route.ts';
import { isOwnPath } from './navigation-of.ts';
import type { NavigationEntry } from './navigation.ts';
import type { RouteClaim } from './release/route-claim.ts';

type Claims = { routes: RouteClaim[]; nav?: NavigationEntry[] | undefined };

/** What is wrong with the links and search addresses of a manifest whose form is right; empty when nothing is. */
export function manifestProblems({ routes, nav = [] }: Claims): string[] {
  const found = [routeProblems, exampleProblems, readProblems].flatMap((problems) =>
    routes.flatMap(problems),
  );
  const taken = new Set<string>();
  for (const { path, places } of nav) {
    if (!isOwnPath(routes, path)) found.push(`nav names ${path}, which is none of its own routes`);
    for (const place of Object.keys(places)) {
      if (taken.has(`${place} ${path}`)) found.push(`nav names ${path} twice in ${place}`);
      taken.add(`${place} ${path}`);
    }
  }
  return found;
}

/** An example that leads to another page would say nothing of its own. */
function exampleProblems(route: RouteClaim): string[] {
  const { path, example } = route;
  if (example === undefined || matchRoute({ own: { current: { routes: [route] } } }, example)) return [];
  return [`${path} has the example ${example}, which is no address of it`];
}

/** Nearly every shopper has a cart: a page that is kept for everybody would hardly be. */
function readProblems({ path, cache, reads = [] }: RouteClaim): string[] {
  const parameters = path.split('/');
  return reads.flatMap(({ call, of }) => {
    const unknown = call.match(/:\w+/g)?.find((name) => !parameters.includes(name));
    if (unknown) return [`${path} reads ${call}, but has no ${unknown}`];
    return cache === 'public' && of === 'cart'
      ? [`${path} reads ${call} of carts, but is kept for everybody`]
      : [];
  });
}

function routeProblems({ path, indexable, guard, cache }: RouteClaim): string[] {
  if (indexable === undefined) return [];
  if (guard !== undefined || cache === 'personal')
    return [`${path} is indexable, but it is not the same for everyone`];
  const parameters = path.split('/').filter((part) => part.startsWith(':')).length;
  if (indexable === true)
    return parameters === 0
      ? []
      : [`${path} is indexable, but nothing says by which list its addresses are found`];
  return parameters === 1
    ? []
    : [`${path} names a list of addresses, but has not one parameter to fill from it`];
}
