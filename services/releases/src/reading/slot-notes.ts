import type { Slot } from '@dana/contracts/release/revision';
import { decideGroup, type GroupReason } from './canary-group.ts';
import { shareOf } from './canary-share.ts';
import type { ResolveRequest, Snapshot } from './resolve-composition.ts';

/** Why a visitor got what they got of one slot. `crashed`: it broke in this session. `unavailable`: its release cannot be used. */
export type SlotReason = GroupReason | 'preview' | 'crashed' | 'unavailable';

/** Of a slot of which not everybody gets the same, or of which this visitor does not. */
export type SlotNote = { slot: string; reason: SlotReason; bucket?: number | undefined };

/** Why `resolveComposition` answers this request as it does. Pure. Slots without a note give their stable version to all. */
export function slotNotes(snapshot: Snapshot, request: ResolveRequest): SlotNote[] {
  const { slots } = snapshot.revision;
  const previewed = Object.keys(request.preview ?? {}).filter((name) => slots[name] === undefined);
  return [...Object.keys(slots), ...previewed].flatMap((name) => {
    const slot = slots[name];
    if (request.preview?.[name]) return [{ slot: name, reason: 'preview' as const }];
    const note = slot && noteOf(name, slot, snapshot, request);
    return note ? [{ slot: name, ...note }] : [];
  });
}

function noteOf(
  name: string,
  { canary, stable, blocked }: Slot,
  { manifests }: Snapshot,
  request: ResolveRequest,
): Omit<SlotNote, 'slot'> | undefined {
  const isBroken = (version: string) => request.crashed?.has(`${name}@${version}`) === true;
  const decision = canary && decideGroup({ salt: canary.salt, ...shareOf(canary) }, request);
  if (canary && decision?.isIn) {
    const { ref } = canary;
    if (isBroken(ref.version)) return { reason: 'crashed' };
    if (blocked.includes(ref.version) || !manifests.has(ref.manifest)) return { reason: 'unavailable' };
    return { reason: decision.reason, bucket: decision.bucket };
  }
  if (isBroken(stable.version)) return { reason: 'crashed' };
  if (!manifests.has(stable.manifest)) return { reason: 'unavailable' };
  return decision && { reason: decision.reason, bucket: decision.bucket };
}
