import type { SlotDifference } from '../../compare-revisions.ts';
import type { LiveChange } from './change-of.ts';

/** The change with which nobody got what was suspected any more. */
export type TakenBack = { revision: number; at: string; actor: string };

/**
 * Whether what a change brought is gone since, as it is once somebody took it back; what visits since then say is still to come.
 * Pure. @param later changes after it, oldest first.
 */
export function takenBack(
  { remote, after }: SlotDifference,
  later: Iterable<LiveChange>,
): TakenBack | undefined {
  // A canary is suspected for itself, where there is one.
  const version = after?.canary?.version ?? after?.stable;
  for (const { revision, change, differences } of later) {
    const now = differences.find((difference) => difference.remote === remote)?.after;
    if (now && now.stable !== version && now.canary?.version !== version)
      return { revision, at: change.at, actor: change.actor };
  }
  return undefined;
}
