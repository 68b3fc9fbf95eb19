import { followingEntry, hashOfEntry, type KeyEntry, keyEntryKey } from '../../signing/key-entry.ts';
import { type KeyLog, readKeyLog } from '../../signing/key-log.ts';
import { type SignedText, signedTextBytes, signText } from '../../signing/signed-text.ts';
import type { SigningKey } from '../../signing/signing-key.ts';
import { sha256Hex } from '../../store/hash.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';

type KeyChange = Pick<KeyEntry, 'change' | 'remote' | 'key' | 'actor' | 'reason'> &
  Partial<Pick<KeyEntry, 'from' | 'until'>>;

/** The entry that makes a change after what the log holds, signed with the shop's key. */
export function signKeyChange(
  { signed, ring }: KeyLog,
  change: KeyChange,
  shopKey: SigningKey,
  now = new Date(),
): SignedText {
  const last = signed.at(-1);
  const entry: KeyEntry = {
    schema: 1,
    number: ring.number + 1,
    parentHash: last ? hashOfEntry(last) : sha256Hex(''),
    shopKey: shopKey.publicText,
    ...change,
    at: now.toISOString(),
  };
  return signText('key', entry, shopKey);
}

/**
 * Puts a signed entry at the end of the log.
 * Errors: refuses (403) one that the shop's key did not sign, (412) when the log has gone on meanwhile.
 */
export async function appendKeyEntry(store: Store, signed: SignedText): Promise<KeyEntry> {
  const log = await readKeyLog(store);
  const entry = followingEntry(log.signed, signed);
  if (!entry)
    throw new ReleaseRefusal(
      403,
      'not_shop_key',
      'Keys are changed only with the shop’s own key, as an entry that follows the newest. Name its file in RELEASE_KEY_FILE, and repeat the command. Nothing was changed.',
    );
  const put = await store.putIfAbsent(keyEntryKey(entry.number), signedTextBytes(signed));
  if (put === 'created') return entry;
  throw new ReleaseRefusal(
    412,
    'keys_changed',
    'Somebody changed the keys meanwhile. Look at them, then decide again.',
  );
}
