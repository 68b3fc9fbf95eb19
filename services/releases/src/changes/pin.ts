import { ReleaseRefusal } from '../store/refusal.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';

/**
 * Holds a slot at the version that it shows. A freeze stops going forward alone; a pin stops going back as well, a person's and the
 * shop's own, and a whole composition is restored around it.
 * Errors: `ReleaseRefusal` 404 nothing is live, 409 a canary is open: then two versions are shown, 412 stale.
 */
export async function pin(request: ChangeRequest): Promise<ChangeResult> {
  const { remote, actor, now = () => new Date() } = request;
  return changeSlot(request, 'pin', (slot, _slots, standing) => {
    if (standing.pins?.[remote]) return undefined;
    if (slot.canary)
      throw new ReleaseRefusal(
        409,
        'canary_open',
        `${remote} shows ${slot.canary.ref.version} to a part of the visitors. End that canary or promote it, then pin what is left.`,
      );
    const { version } = slot.stable;
    const made = { by: actor, at: now().toISOString(), reason: request.reason.trim(), version };
    return { slot, to: version, standing: { ...standing, pins: { ...standing.pins, [remote]: made } } };
  });
}

/** Lets a slot change again. */
export async function unpin(request: ChangeRequest): Promise<ChangeResult> {
  const { remote } = request;
  return changeSlot(request, 'unpin', (slot, _slots, standing) => {
    const { [remote]: pinned, ...pins } = standing.pins ?? {};
    return pinned && { slot, standing: { ...standing, pins } };
  });
}
