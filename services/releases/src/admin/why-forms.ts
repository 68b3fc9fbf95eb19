import type { SlotReason } from '../reading/slot-notes.ts';

/** `stable`: nobody gets anything else. `unknown`: the mark is of an edge that did not say. */
export type WhyReason = SlotReason | 'stable' | 'unknown';
export type WhySlot = {
  /** Undefined where the log does not know it. */
  version: string | undefined;
  reason: WhyReason;
  /** Of 10,000, where it decided: buckets below `below` have the canary. */
  bucket?: number;
  below?: number;
  text: string;
};
/** Why one document was made of the releases that it was. `revision`: the one it was made from. */
export type WhyAnswer = { env: string; revision: number; sentAt: string; slots: Record<string, WhySlot> };
