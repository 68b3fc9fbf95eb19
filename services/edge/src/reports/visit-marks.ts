import type { Composition } from '@dana/contracts/release/composition';
import { sharedSecret } from '@dana/releases/store/shared-secret';
import type { SlotNote } from '@dana/releases/reading/slot-notes';
import type { Store } from '@dana/releases/store/store';
import { type ReporterHash, reporterHash } from './reporter-hash.ts';
import { readVisit, signVisit, type VisitMark } from '@dana/releases/reading/visit-mark';

/** Signs each document that is sent, and knows its signature again in a report, whichever edge sent it. */
export type VisitMarks = {
  /**
   * A fresh mark for an answer's `Server-Timing`, where the page's script can read it; undefined while there is no key. Not
   * for the document: that is the same for everybody and kept, and a cookie would be shared by documents of different releases.
   * @param notes – why it was this composition, where not everybody gets the same.
   */
  sign: (composition: Composition, notes?: readonly SlotNote[]) => string | undefined;
  /** What a report's mark says; undefined for one that counts for nothing, as that of a preview. */
  read: (text: string | undefined) => VisitMark | undefined;
  /** What stands for reporters with a mark that was read. */
  hash: ReporterHash;
};

/** A mark under another name, for a preview: `pnpm release why` reads it, and its page does not report with it. */
export const onlyToExplain = (mark: string): string => mark.replace(/^visit;/, 'preview;');

type MarksOptions = { store: Store; env: string };

const firstReadMs = 1_000;
const retryMs = 10_000;

/**
 * Reads the key that all edges over the store share. A store that is away costs no page anything: documents go without
 * a mark, and reports count for nothing, until it is back.
 */
export async function openVisitMarks({ store, env }: MarksOptions): Promise<VisitMarks> {
  let secret: string | undefined;
  let nextTryMs = 0;

  async function readSecret(): Promise<void> {
    if (secret !== undefined || Date.now() < nextTryMs) return;
    nextTryMs = Date.now() + retryMs;
    secret = await sharedSecret(store, 'visits').catch(() => undefined);
  }
  const limit = new Promise((resolve) => setTimeout(resolve, firstReadMs).unref());
  await Promise.race([readSecret(), limit]);

  return {
    sign(composition, notes = []) {
      if (secret === undefined) void readSecret();
      return secret === undefined ? undefined : `visit;desc="${signVisit(composition, notes, secret)}"`;
    },
    read(text) {
      if (secret === undefined) void readSecret();
      const mark = text === undefined || secret === undefined ? undefined : readVisit(text, env, secret);
      return mark?.isPreview ? undefined : mark;
    },
    hash: reporterHash(() => secret),
  };
}
