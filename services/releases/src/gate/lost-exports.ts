import { findLoss } from '@dana/contracts/interfaces/find-loss';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateCase } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';
import { placesOf } from './places-of.ts';

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
