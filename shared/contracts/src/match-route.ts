import type { Layout, RouteClaim } from './release/route-claim.ts';

type RouteTable = Record<string, { current: { routes: RouteClaim[] } }>;

export type RouteMatch = {
  remote: string;
  route: RouteClaim;
  /** Values of the `:parameters`, decoded. */
  params: Record<string, string>;
};

/**
 * The page behind a path, found in the route claims of all live remotes. Fixed segments win over parameters, so
 * `/blog-details` and `/blog-details/:id` stand side by side and no order of remotes matters.
 * @param path – without the language prefix, without query.
 * @returns undefined where nobody claims the path, and for a path whose encoding is broken or that holds signs which no text has.
 */
export function matchRoute(remotes: RouteTable, path: string): RouteMatch | undefined {
  const segments = path.split('/').slice(1);
  let best: (RouteMatch & { rank: string }) | undefined;
  for (const [remote, { current }] of Object.entries(remotes)) {
    for (const route of current.routes) {
      const match = matchSegments(route.path.split('/').slice(1), segments);
      if (match && (best === undefined || match.rank < best.rank)) best = { remote, route, ...match };
    }
  }
  return best && { remote: best.remote, route: best.route, params: best.params };
}

/** `rank` sorts fixed segments (0) before parameters (1), from the start of the path. */
function matchSegments(
  pattern: string[],
  segments: string[],
): { params: Record<string, string>; rank: string } | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  let rank = '';
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined;
      rank += '0';
      continue;
    }
    const value = decode(segment);
    if (value === undefined || value === '') return undefined;
    params[part.slice(1)] = value;
    rank += '1';
  }
  return { params, rank };
}

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    // Nothing is called so, and no database takes it.
    return /\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The layout of a path that nobody claims: the error page stands in the default frame. */
export const fallbackLayout: Layout = 'default';
