import type { Ref, Slot } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/refusal.ts';

/** How many versions a slot can go back to. */
const maxPrevious = 5;

/** The slot after `ref` became stable. What was stable becomes the newest version to go back to. */
export function promoted(slot: Slot | undefined, ref: Ref): Slot {
  if (slot === undefined) return { stable: ref, previous: [], blocked: [] };
  const { canary, ...rest } = slot;
  const others = [slot.stable, ...slot.previous].filter(({ version }) => version !== ref.version);
  return {
    ...rest,
    // A canary of another version goes on; one of this version has reached everybody.
    ...(canary && canary.ref.version !== ref.version ? { canary } : {}),
    stable: ref,
    previous: others.slice(0, maxPrevious),
    blocked: slot.blocked.filter((version) => version !== ref.version),
  };
}

/**
 * The slot after going back to `target`. The version that is left is blocked and is no fallback any more, nor is any that
 * was passed over on the way: pages must not fall back to what a person went past. Those can be promoted again. No
 * canary goes on either: everybody gets the target.
 */
export function rolledBack({ canary, stableSince, ...slot }: Slot, target: Ref): Slot {
  return {
    ...slot,
    stable: target,
    previous: slot.previous.slice(slot.previous.findIndex(({ version }) => version === target.version) + 1),
    blocked: [...slot.blocked.filter((version) => version !== target.version), slot.stable.version],
  };
}

/**
 * The version a rollback goes to: the one that is named, else the newest one that was not itself taken back.
 * Errors: refuses (409) with the versions that are possible.
 */
export function rollbackTarget(remote: string, slot: Slot, version?: string): Ref {
  const open = slot.previous.filter((ref) => !slot.blocked.includes(ref.version));
  const target = version === undefined ? open[0] : open.find((ref) => ref.version === version);
  if (target) return target;
  const possible = open.map((ref) => ref.version).join(', ') || 'none';
  throw new ReleaseRefusal(
    409,
    'no_rollback_target',
    version === undefined
      ? `${remote} has no earlier version to go back to; ${slot.stable.version} stays. Publish and promote a repaired version.`
      : `${remote} cannot go back to ${version}. Versions it can go back to: ${possible}.`,
    { possible: open.map((ref) => ref.version) },
  );
}
