import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';

/** Stops promotions and canaries of a slot until it is unfrozen; going back stays possible. */
export async function freeze(request: ChangeRequest): Promise<ChangeResult> {
  return changeSlot(request, 'freeze', (slot) =>
    slot.frozen
      ? undefined
      : { slot: { ...slot, frozen: { by: request.actor, reason: request.reason.trim() } } },
  );
}

/** Allows promotions and canaries of a slot again. */
export async function unfreeze(request: ChangeRequest): Promise<ChangeResult> {
  return changeSlot(request, 'unfreeze', ({ frozen, ...slot }) => (frozen ? { slot } : undefined));
}
