import { join } from 'node:path';
import { appendKeyEntry, signKeyChange } from '../admin/keys/append-key-entry.ts';
import { readKeyLog } from '../signing/key-log.ts';
import { makeKeyFile, type SigningKey } from '../signing/signing-key.ts';
import type { Store } from '../store/store.ts';
import { temporaryFolder } from './temporary-store.ts';

/** A key as a team has it: a file, and what can be signed with it. */
export async function teamKey(): Promise<SigningKey & { file: string }> {
  const file = join(await temporaryFolder(), 'key');
  return { ...makeKeyFile(file), file };
}

/** Changes who may sign what, with the shop's key. */
export async function setKey(
  store: Store,
  shopKey: SigningKey,
  change: { change?: 'add' | 'remove'; remote: string; key: SigningKey; from?: string; until?: string },
): Promise<void> {
  const { key, change: what = 'add', ...rest } = change;
  const words = { ...rest, change: what, key: key.publicText, actor: 'test', reason: 'because' };
  await appendKeyEntry(store, signKeyChange(await readKeyLog(store), words, shopKey));
}
