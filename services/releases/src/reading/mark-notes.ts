import { createHash } from 'node:crypto';
import type { SlotNote, SlotReason } from './slot-notes.ts';

export type NotedReason = { reason: SlotReason; bucket: number };

/** Their places are written: the list only grows, up to 16. */
const reasons: readonly SlotReason[] = [
  ...(['preview', 'crashed', 'unavailable', 'id', 'staff', 'share', 'targetShare'] as const),
  ...(['outside', 'targetOutside', 'noId', 'language', 'country', 'unknownCountry', 'signedIn'] as const),
];

/** Unit: bytes. As long as a release: an edge from before notes takes one for a release that nobody knows. */
const noteBytes = 4;
/** A header must stay short. */
const mostNotes = 40;
/** 14 bits hold 10,000 buckets, and distinguish the few slots of a shop. */
const bits = 14;

/**
 * The end of a mark: for each slot 14 bits of its name's hash, 4 of the reason, 14 of the bucket; then a byte with their number.
 * Nothing where there are none. By that byte more a reader knows them from a mark that ends with releases.
 */
export function notesBytes(notes: readonly SlotNote[]): Buffer {
  const few = notes.slice(0, mostNotes);
  if (few.length === 0) return Buffer.alloc(0);
  const bytes = Buffer.alloc(few.length * noteBytes + 1);
  for (const [index, { slot, reason, bucket = 0 }] of few.entries())
    bytes.writeUInt32BE(
      nameOf(slot) * 2 ** (bits + 4) + reasons.indexOf(reason) * 2 ** bits + bucket,
      index * noteBytes,
    );
  bytes.writeUInt8(few.length, bytes.length - 1);
  return bytes;
}

/** Parts what follows a mark's head into releases and notes. */
export function readNotes(bytes: Buffer): {
  releases: Buffer;
  noteOf: (slot: string) => NotedReason | undefined;
  isPreview: boolean;
} {
  const hasNotes = bytes.length % noteBytes === 1;
  const count = hasNotes ? bytes.readUInt8(bytes.length - 1) : 0;
  const end = Math.max(0, bytes.length - (hasNotes ? 1 : 0) - count * noteBytes);
  const notes = new Map<number, NotedReason>();
  for (let at = end; at + noteBytes < bytes.length; at += noteBytes) {
    const note = bytes.readUInt32BE(at);
    const reason = reasons[(note >>> bits) & 15];
    if (reason) notes.set(note >>> (bits + 4), { reason, bucket: note & (2 ** bits - 1) });
  }
  return {
    releases: bytes.subarray(0, end),
    noteOf: (slot) => notes.get(nameOf(slot)),
    isPreview: [...notes.values()].some(({ reason }) => reason === 'preview'),
  };
}

const nameOf = (slot: string): number =>
  createHash('sha256').update(slot).digest().readUInt16BE(0) >>> (16 - bits);
