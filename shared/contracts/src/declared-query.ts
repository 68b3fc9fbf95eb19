import type { RouteClaim } from './release/route-claim.ts';

/**
 * What a route reads of a query, in the order in which it came; undefined where the route does not say what it reads and
 * there is something to read.
 * @param search – with its question mark, or empty.
 */
export function declaredQuery(
  { query }: Pick<RouteClaim, 'query'>,
  search: string,
): URLSearchParams | undefined {
  if (search === '' || search === '?') return new URLSearchParams();
  if (query === undefined) return undefined;
  return new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => query.includes(name)));
}
