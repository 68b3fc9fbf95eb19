import type { Revision } from '@dana/contracts/release';
import { treeKey } from '../store/key.ts';
import { liveRefs } from '../store/releases.ts';
import type { LocalCopy } from './local-copy.ts';

/** The builds that pages of a revision are made from. */
export function liveTrees(revision: Revision | undefined): Set<string> {
  const slots = Object.entries(revision?.slots ?? {});
  return new Set(
    slots.flatMap(([remote, slot]) => liveRefs(slot).map(({ treeHash }) => treeKey(remote, treeHash))),
  );
}

/**
 * Brings all of them onto this machine: stable versions before the revision is served, canaries and rollback targets
 * as well, so that a rollback later waits for nothing. Errors: throws when a stable build cannot be had.
 */
export async function fetchLiveTrees(store: LocalCopy, revision: Revision): Promise<void> {
  const slots = Object.entries(revision.slots);
  const stable = new Set(slots.map(([remote, slot]) => treeKey(remote, slot.stable.treeHash)));
  await Promise.all(
    [...liveTrees(revision)].map((tree) =>
      // A fallback that cannot be had is not offered; that must not hold back what everybody gets.
      store.fetchTree(tree).catch((error: unknown) => (stable.has(tree) ? Promise.reject(error) : undefined)),
    ),
  );
}
