import type { Ref, Slot } from '@dana/contracts/release/revision';
import { isClimbingAt } from './canary.ts';
import type { Decide } from './change.ts';
import { assertNotBlocked, assertOpen, isOpen } from './freeze.ts';

/** How many versions a slot can go back to. */
const maxPrevious = 5;

/**
 * Makes published versions those that everybody gets from the next page on: of one deployable, or of several in one step, which are judged
 * together and go back together.
 * Errors: `ReleaseRefusal` 409 taken back before, 423 frozen.
 */
export const promote: Decide = (revision, asked, { releases, now }) => {
  const { force = false, onlyFirst, onlyIf } = asked;
  const { slots = {}, standing } = revision ?? {};
  const moved = releases
    .map(({ manifest, ref }) => ({ remote: manifest.remote, ref, slot: slots[manifest.remote] }))
    .filter(({ ref, slot }) => !slot || (!onlyFirst && slot.stable.version !== ref.version))
    // The last step of a canary: nothing is done unless it climbs still.
    .filter(({ slot }) => !onlyIf || (isClimbingAt(slot, onlyIf) && isOpen(slot, { standing }, now)));
  if (moved.length === 0) return undefined;
  for (const { remote, slot, ref } of moved) {
    assertOpen(remote, slot, { standing }, now);
    assertNotBlocked(remote, slot, ref.version, force);
  }
  const set = moved.map(({ remote }) => remote);
  const more = { stableSince: now.toISOString(), ...(set.length > 1 && { set }) };
  return {
    moves: moved.map(({ remote, slot, ref }) => ({
      remote,
      ...(slot && { from: slot.stable.version }),
      to: ref.version,
    })),
    slots: {
      ...slots,
      ...Object.fromEntries(
        moved.map(({ remote, slot, ref }) => [remote, { ...promoted(slot, ref), ...more }]),
      ),
    },
    judged: moved,
  };
};

/** The slot after `ref` became stable. What was stable becomes the newest version to go back to. */
export function promoted(slot: Slot | undefined, ref: Ref): Slot {
  if (slot === undefined) return { stable: ref, previous: [], blocked: [] };
  const { canary, set, ...rest } = slot;
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
