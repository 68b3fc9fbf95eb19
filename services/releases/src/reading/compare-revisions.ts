import type { Revision, Slot } from '@dana/contracts/release/revision';

/** What everybody, and the visitors of a canary, got of one deployable. */
export type LiveVersions = {
  stable: string;
  canary?: { version: string; percent: number };
};

/** One deployable that is not the same in two revisions; a side is missing where it was not live. */
export type SlotDifference = { remote: string; before?: LiveVersions; after?: LiveVersions };

/** A revision that gave visitors other versions than the one before it. */
export type LiveChange = {
  revision: number;
  /** When this process saw it: the clock of whoever made it may be wrong. Unit: milliseconds since 1970. */
  atMs: number;
  change: Revision['change'];
  differences: SlotDifference[];
};

/** What differs between two states of an environment, by name. Pure. */
export function compareRevisions(before: Revision, after: Revision): SlotDifference[] {
  const names = new Set([...Object.keys(before.slots), ...Object.keys(after.slots)]);
  return [...names].toSorted().flatMap((remote) => {
    const [one, other] = [versionsOf(before.slots[remote]), versionsOf(after.slots[remote])];
    if (JSON.stringify(one) === JSON.stringify(other)) return [];
    return [{ remote, ...(one && { before: one }), ...(other && { after: other }) }];
  });
}

function versionsOf(slot: Slot | undefined): LiveVersions | undefined {
  if (slot === undefined) return undefined;
  const { stable, canary } = slot;
  return {
    stable: stable.version,
    ...(canary && { canary: { version: canary.ref.version, percent: canary.percent } }),
  };
}
