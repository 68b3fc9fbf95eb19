import type { RemoteReleases } from '../load-from-remote.ts';

/** The remote that offers a slot, and the module that fills it; undefined when no live remote does. */
export function slotOwner(
  remotes: Record<string, RemoteReleases>,
  slot: string,
): { remote: string; module: string } | undefined {
  for (const [remote, { current }] of Object.entries(remotes)) {
    const module = current.slots[slot];
    if (module) return { remote, module };
  }
  return undefined;
}
