import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { major, satisfies, valid } from 'semver';
import { nameOf, placesOf, type GateCase } from './live-releases.ts';

/** Whether a version is in a range; versions before a release count as what they lead to. */
const isIn = (version: string, range: string): boolean =>
  satisfies(version, range, { includePrerelease: true });

/** A shell and each remote that runs in it, of which one is the candidate. */
function pairsOf({ candidate, others }: GateCase): { shell: ReleaseManifest; remote: ReleaseManifest }[] {
  if (candidate.remote !== 'shell')
    return others.filter(({ remote }) => remote === 'shell').map((shell) => ({ shell, remote: candidate }));
  return others.map((remote) => ({ shell: candidate, remote }));
}

/** Rule 1: what remotes ask of the shared modules is what every live shell gives, both ways round. */
export const unmetShares = (gateCase: GateCase): string[] =>
  pairsOf(gateCase).flatMap(({ shell, remote }) => [...unmet(shell, remote), ...otherTools(shell, remote)]);

function unmet(shell: ReleaseManifest, remote: ReleaseManifest): string[] {
  const { provides } = shell;
  if (provides === undefined) return [];
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const version = provides[name];
    if (version === undefined)
      return [
        `${nameOf(remote)} needs the shared module ${name}, which ${nameOf(shell)} does not give. Release a shell that does first.`,
      ];
    if (isIn(version, range)) return [];
    return [
      `${nameOf(remote)} needs ${name} ${range}, ${nameOf(shell)} gives ${version}. Build both with versions that fit.`,
    ];
  });
}

/** Containers and the runtime that loads them are one protocol, kept within a major version of its makers. */
function otherTools(shell: ReleaseManifest, remote: ReleaseManifest): string[] {
  return (['federation', 'rspack'] as const).flatMap((tool) => {
    const [ofShell, ofRemote] = [shell.builtWith[tool], remote.builtWith[tool]];
    if (!valid(ofShell) || !valid(ofRemote) || major(ofShell) === major(ofRemote)) return [];
    return [
      `${nameOf(remote)} was built with ${tool} ${ofRemote}, ${nameOf(shell)} with ${ofShell}. Build both with the same major version.`,
    ];
  });
}

/** Rule 6: every export that a remote uses of a shared module is there in each live shell, and as the remote knew it. */
export const lostExports = (gateCase: GateCase): string[] =>
  pairsOf(gateCase).flatMap(({ shell, remote }) => {
    const advice =
      shell === gateCase.candidate
        ? `Release a ${remote.remote} that does without it first, or keep it in the shell.`
        : 'Release a shell that gives it first.';
    return lostBetween(shell, remote, gateCase.interfacesOf).map((loss) => `${loss} ${advice}`);
  });

function lostBetween(
  shell: ReleaseManifest,
  remote: ReleaseManifest,
  interfacesOf: GateCase['interfacesOf'],
): string[] {
  const provides = interfacesOf(shell)?.provides ?? {};
  return Object.entries(interfacesOf(remote)?.exports ?? {}).flatMap(([module, uses]) => {
    const given = provides[module];
    if (!given) return [];
    return Object.entries(uses).flatMap(([name, { shape, files }]) => {
      const now = given[name];
      const use = `${nameOf(remote)} uses ${name} of ${module} (${placesOf(files)})`;
      if (name === '*') return [];
      if (!now) return [`${use}, which ${nameOf(shell)} does not give.`];
      const loss = findLoss(now, shape, name);
      return loss === undefined ? [] : [`${use}, which is another in ${nameOf(shell)}: ${loss}.`];
    });
  });
}

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

/** More than this many times what it was, and this much more, is no growth that anybody wanted. Unit: bytes. */
const [mostTimes, mostMore] = [2, 250 * 1024];

/**
 * Rule 8: what browsers load for a page, and of a release as a whole, before compression, has not grown out of all proportion to
 * its live versions. The first release of a remote or of a page is compared with nothing.
 */
export function grownFiles({ candidate, own }: GateCase): string[] {
  const pages = candidate.routes.flatMap(({ path }) =>
    grown(path, candidate, own, (one) => pageBytes(one, path)),
  );
  const whole = grown('The whole of it', candidate, own, webBytes);
  return [...pages.slice(0, 3), ...whole];
}

function grown(
  what: string,
  candidate: ReleaseManifest,
  own: readonly ReleaseManifest[],
  measure: (release: ReleaseManifest) => number | undefined,
): string[] {
  const now = measure(candidate) ?? 0;
  const [largest] = own
    .flatMap((release) => {
      const bytes = measure(release);
      return bytes === undefined ? [] : [{ release, bytes }];
    })
    .toSorted((a, b) => b.bytes - a.bytes);
  if (!largest || now <= largest.bytes * mostTimes || now - largest.bytes <= mostMore) return [];
  return [
    `${what} is ${kilobytes(now)} for browsers in ${nameOf(candidate)}, ${kilobytes(largest.bytes)} in ${nameOf(largest.release)}. Leave out or load later what is not needed at first; --force with a reason where it has to be.`,
  ];
}

function pageBytes({ routes, exposes, files }: ReleaseManifest, path: string): number | undefined {
  const module = routes.find((route) => route.path === path)?.module;
  const exposed = module === undefined ? undefined : exposes[module];
  if (!exposed) return undefined;
  const named = new Set([...exposed.js, ...exposed.css].map(({ file }) => file));
  return sumOf(files.filter((file) => named.has(file.path)));
}

const webBytes = ({ files }: ReleaseManifest): number =>
  sumOf(files.filter(({ path }) => path.startsWith('web/')));

const sumOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1024).toLocaleString('en')} kB`;
