import type { Revision } from '@dana/contracts/release/revision';
import { liveRefs } from '@dana/releases/log/releases';
import { treeKey } from '@dana/releases/store/key';

/** The builds that pages of a revision are made from. */
export function liveTrees(revision: Revision | undefined): Set<string> {
  const slots = Object.entries(revision?.slots ?? {});
  return new Set(
    slots.flatMap(([remote, slot]) => liveRefs(slot).map(({ treeHash }) => treeKey(remote, treeHash))),
  );
}
