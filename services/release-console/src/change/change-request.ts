import type { Verb } from '@dana/contracts/release/revision';
import type { SlotView } from '@dana/releases/api/views';

/** What a press asks for: a change of one deployable that is still to be filled in and confirmed. */
export type ChangeRequest = { verb: Verb; remote: string; slot?: SlotView | undefined };

/** Which fields a verb's form has, beside the reason that all have. */
export type FormParts = {
  /** The versions that can be chosen, the usual one first. `published`: those of the store. */
  versions?: 'published' | 'previous';
  share?: true;
};

export const formParts: Readonly<Partial<Record<Verb, FormParts>>> = {
  rollback: { versions: 'previous' },
  canary: { versions: 'published', share: true },
  promote: { versions: 'published' },
};
