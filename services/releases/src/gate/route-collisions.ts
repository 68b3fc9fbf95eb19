import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import type { GateCase } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';

/**
 * Rule 4: paths and slots that the candidate claims twice, or that another live release claims.
 * Names of parameters do not matter: `/page/:slug` and `/page/:id` are the same path.
 */
export function collisions({ candidate, others }: GateCase): string[] {
  const found = new Set(claimedTwice(candidate.routes));
  for (const other of others) {
    const taken = new Set(other.routes.map(({ path }) => shapeOf(path)));
    for (const { path } of candidate.routes)
      if (taken.has(shapeOf(path)))
        found.add(`${path} belongs to ${nameOf(other)}. Choose another path or agree who owns it.`);
    for (const slot of Object.keys(candidate.slots))
      if (slot in other.slots)
        found.add(`The slot ${slot} belongs to ${nameOf(other)}. Choose another name or agree who owns it.`);
  }
  return [...found];
}

function claimedTwice(routes: readonly RouteClaim[]): string[] {
  const shapes = routes.map(({ path }) => shapeOf(path));
  return routes
    .filter(({ path }, index) => shapes.indexOf(shapeOf(path)) < index)
    .map(({ path }) => `its manifest claims ${path} twice. Remove one in src/exposed/manifest.ts.`);
}

const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':').toLowerCase();
