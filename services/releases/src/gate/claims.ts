import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { type GateCase, nameOf } from './live-releases.ts';

/** A path or slot that releases of two remotes claim. */
export type ContestedClaim = { remotes: readonly [string, string]; message: string };

/**
 * What releases that would be live together claim against each other. Pure, so that a set of them can be judged before any is
 * live: hand over one manifest for each version that visitors could get. Names of parameters do not matter, `/page/:slug` and
 * `/page/:id` are the same path; of `/page/:id` and `/page/faq` the second takes an address of the first.
 */
export function contestedAmong(releases: readonly ReleaseManifest[]): ContestedClaim[] {
  return releases.flatMap((one, index) =>
    releases
      .slice(index + 1)
      .filter(({ remote }) => remote !== one.remote)
      .flatMap((other) =>
        contestedBetween(one, other).map((message) => ({
          remotes: [one.remote, other.remote] as const,
          message,
        })),
      ),
  );
}

/**
 * Rule 4: paths and slots that the candidate claims twice, or that another live release claims. It may be published all the same:
 * a page moves from one remote to another with a promotion of both.
 */
export function contestedClaims({ candidate, others, goesLive }: GateCase): (string | { warning: string })[] {
  const contested = new Set(others.flatMap((other) => contestedBetween(candidate, other)));
  return [
    ...claimedTwice(candidate.routes),
    ...[...contested].map((message) => (goesLive ? message : { warning: message })),
  ];
}

function contestedBetween(claimant: ReleaseManifest, owner: ReleaseManifest): string[] {
  const paths = claimant.routes.flatMap(({ path }) =>
    owner.routes
      .filter((own) => overlap(path, own.path))
      .map((own) =>
        shapeOf(path) === shapeOf(own.path)
          ? `${path} belongs to ${nameOf(owner)}. Choose another path or agree who owns it.`
          : `${path} and ${own.path} of ${nameOf(owner)} have addresses in common. Choose another path or agree who owns them.`,
      ),
  );
  const slots = Object.keys(claimant.slots)
    .filter((slot) => slot in owner.slots)
    .map((slot) => `The slot ${slot} belongs to ${nameOf(owner)}. Choose another name or agree who owns it.`);
  return [...paths, ...slots];
}

function claimedTwice(routes: readonly RouteClaim[]): string[] {
  const shapes = routes.map(({ path }) => shapeOf(path));
  return routes
    .filter(({ path }, index) => shapes.indexOf(shapeOf(path)) < index)
    .map(({ path }) => `its manifest claims ${path} twice. Remove one in src/exposed/manifest.ts.`);
}

const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':').toLowerCase();

/** Whether some address fits both, as `matchRoute` reads paths. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [shapeOf(one).split('/').slice(1), shapeOf(other).split('/').slice(1)];
  return (
    left.length === right.length &&
    left.every((part, index) => {
      const its = right[index] ?? '';
      // A parameter is never empty, so `/:page` is not `/`.
      return part === its || (part === ':' && its !== '') || (its === ':' && part !== '');
    })
  );
}
