import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { type GateCase, nameOf } from './live-releases.ts';

/**
 * Rule 4: paths and slots that the candidate claims twice, or that another live release claims. When it is published that is a warning: it
 * may go live together with a release that gives them up. Names of parameters do not matter, `/page/:slug` and `/page/:id` are one path; of
 * `/page/:id` and `/page/faq` the second takes an address of the first.
 */
export function contestedClaims(gateCase: GateCase): (string | { warning: string })[] {
  const { candidate, others, isForLater } = gateCase;
  const contested = new Set(others.flatMap((other) => contestedBetween(gateCase, other)));
  return [
    ...claimedTwice(candidate.routes),
    ...[...contested].map((message) => (isForLater ? { warning: message } : message)),
  ];
}

function contestedBetween({ candidate, own, behind }: GateCase, owner: ReleaseManifest): string[] {
  // What came here from a release that could be gone back to was agreed when it moved.
  const held = new Set(behind.has(owner) ? own.flatMap(claimsOf) : []);
  const instead = `Choose another one, or promote it together with a ${owner.remote} that gives it up.`;
  const paths = candidate.routes
    .filter(({ path }) => !held.has(shapeOf(path)))
    .flatMap(({ path }) =>
      owner.routes
        .filter((other) => overlap(path, other.path))
        .map((other) =>
          shapeOf(path) === shapeOf(other.path)
            ? `${path} belongs to ${nameOf(owner)}. ${instead}`
            : `${path} and ${other.path} of ${nameOf(owner)} have addresses in common. ${instead}`,
        ),
    );
  const slots = Object.keys(candidate.slots)
    .filter((slot) => slot in owner.slots && !held.has(slot))
    .map((slot) => `The slot ${slot} belongs to ${nameOf(owner)}. ${instead}`);
  return [...paths, ...slots];
}

/** What a release has for itself; of equal shape are paths with other names of parameters. */
const claimsOf = ({ routes, slots }: ReleaseManifest): string[] => [
  ...routes.map(({ path }) => shapeOf(path)),
  ...Object.keys(slots),
];

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
