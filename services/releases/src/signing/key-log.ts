import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { followingEntry, keyEntryKey } from './key-entry.ts';
import { type KeyRing, keyRingOf } from './key-ring.ts';
import { parseSignedText, type SignedText } from './signed-text.ts';

/** The log of keys as far as it was read and believed. */
export type KeyLog = { signed: readonly SignedText[]; ring: KeyRing };

export const emptyKeyLog: KeyLog = { signed: [], ring: keyRingOf([]) };

type Reading = {
  /** The public key that must have begun the log; when left out, the one that the first entry names. */
  shopKey?: string | undefined;
  /** What was read before: goes on from there, and never behind it. */
  known?: KeyLog;
};

/**
 * Reads on in the log of keys.
 * Errors: refuses (422) an entry that was not signed with the shop's key or does not follow from the one before.
 */
export async function readKeyLog(
  store: Pick<Store, 'get'>,
  { shopKey, known = emptyKeyLog }: Reading = {},
): Promise<KeyLog> {
  const signed = [...known.signed];
  const entries = [...known.ring.entries];
  for (;;) {
    const bytes = await store.get(keyEntryKey(signed.length + 1));
    if (bytes === undefined) break;
    const next = parseSignedText(bytes);
    const entry = next && followingEntry(signed, next, shopKey);
    if (!next || !entry) throw altered(signed.length + 1);
    signed.push(next);
    entries.push(entry);
  }
  return signed.length === known.signed.length ? known : { signed, ring: keyRingOf(entries) };
}

function altered(number: number): ReleaseRefusal {
  return new ReleaseRefusal(
    422,
    'damaged_keys',
    `${keyEntryKey(number)} was not signed with the shop’s key, or does not follow from the entry before. It is not believed; the keys of before hold. Restore the file from a copy of the store.`,
  );
}
