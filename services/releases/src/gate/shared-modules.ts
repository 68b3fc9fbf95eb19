import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { major, satisfies, valid } from 'semver';
import { type GateCase, nameOf, placesOf } from './live-releases.ts';

/** Whether a version is in a range; versions before a release count as what they lead to. */
export const isIn = (version: string, range: string): boolean =>
  satisfies(version, range, { includePrerelease: true });

/** Rule 1: what remotes ask of the shared modules is what every live shell gives, both ways round. */
export function unmetShares({ candidate, others }: GateCase): string[] {
  const isShell = candidate.remote === 'shell';
  const partners = others.filter(({ remote }) => (remote === 'shell') !== isShell);
  return partners.flatMap((partner) => {
    const [shell, remote] = isShell ? [candidate, partner] : [partner, candidate];
    return [...unmet(shell, remote), ...otherTools(shell, remote)];
  });
}

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
export function lostExports({ candidate, others, interfacesOf }: GateCase): string[] {
  const isShell = candidate.remote === 'shell';
  const partners = others.filter(({ remote }) => (remote === 'shell') !== isShell);
  return partners.flatMap((partner) => {
    const [shell, remote] = isShell ? [candidate, partner] : [partner, candidate];
    const advice = isShell
      ? `Release a ${remote.remote} that does without it first, or keep it in the shell.`
      : 'Release a shell that gives it first.';
    return lostBetween(shell, remote, interfacesOf).map((loss) => `${loss} ${advice}`);
  });
}

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
