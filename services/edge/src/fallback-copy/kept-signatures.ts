import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SignedFacts } from '@dana/releases/signing/release-statement';
import { signaturesOf } from '@dana/releases/signing/signatures';
import { type SignedText, signedTextSchema } from '@dana/releases/signing/signed-text';
import * as z from 'zod/mini';
import { writeWhole } from './copied-tree.ts';

const keptSchema = z.array(signedTextSchema);

/** Signatures that counted once, on this machine, for when the store has them no more. Who reads them checks them again. */
export function createKeptSignatures(folder: string) {
  const keyOf = ({ remote, version }: SignedFacts): string => `${signaturesOf(remote, version)}.json`;
  return {
    read: async (facts: SignedFacts): Promise<SignedText[]> => {
      try {
        return keptSchema.parse(JSON.parse(await readFile(join(folder, keyOf(facts)), 'utf8')));
      } catch {
        return [];
      }
    },
    /** On a full disk they are not kept; the store has them. */
    keep: async (facts: SignedFacts, signed: readonly SignedText[]): Promise<void> => {
      const bytes = new TextEncoder().encode(JSON.stringify(signed));
      const known = await readFile(join(folder, keyOf(facts))).catch(() => undefined);
      if (!known?.equals(bytes)) await writeWhole(folder, keyOf(facts), bytes).catch(() => undefined);
    },
  };
}
