import type { ReleaseManifest, RouteClaim, Slot } from '@dana/contracts/release';
import { liveRefs } from '../store/releases.ts';

/**
 * Sentences about paths of `candidate` that it claims twice, or that another live deployable claims.
 * Names of parameters do not matter: `/page/:slug` and `/page/:id` are the same path.
 */
export function routeCollisions(candidate: ReleaseManifest, slots: Record<string, Slot>): string[] {
  return [...claimedTwice(candidate.routes), ...claimedElsewhere(candidate, slots)];
}

function claimedTwice(routes: readonly RouteClaim[]): string[] {
  const shapes = routes.map(({ path }) => shapeOf(path));
  return routes
    .filter(({ path }, index) => shapes.indexOf(shapeOf(path)) < index)
    .map(({ path }) => `its manifest claims ${path} twice. Remove one in src/exposed/manifest.ts.`);
}

function claimedElsewhere(candidate: ReleaseManifest, slots: Record<string, Slot>): string[] {
  const found = new Set<string>();
  for (const [owner, slot] of Object.entries(slots)) {
    if (owner === candidate.remote) continue;
    for (const ref of liveRefs(slot)) {
      const taken = new Set(ref.routes.map(({ path }) => shapeOf(path)));
      for (const { path } of candidate.routes)
        if (taken.has(shapeOf(path)))
          found.add(`${path} belongs to ${owner}@${ref.version}. Choose another path or agree who owns it.`);
    }
  }
  return [...found];
}

const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':').toLowerCase();
