import { existsSync } from 'node:fs';
import { readKeyLog } from '../../signing/key-log.ts';
import { makeKeyFile, readKeyFile, type SigningKey } from '../../signing/signing-key.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { appendKeyEntry, signKeyChange } from './append-key-entry.ts';
import { signExisting } from './sign-existing.ts';

/**
 * The key of this machine, for a shop on one machine: made with its first publish, in a file that only its owner can read. In
 * a store in which no key was ever set it signs what lies there from before and becomes the key of all deployables; from then
 * on nothing unsigned is run. A store that has keys keeps them as they are.
 */
export async function ensureMachineKey(
  store: Store,
  file: string,
  actor: string,
): Promise<{ key: SigningKey | undefined; isNew: boolean; tookOver: string[] }> {
  const log = await readKeyLog(store);
  if (log.ring.number > 0)
    return { key: existsSync(file) ? readKeyFile(file) : undefined, isNew: false, tookOver: [] };
  const key = existsSync(file) ? readKeyFile(file) : makeKeyFile(file);
  // Signed first: at no time is something live that may not run.
  const tookOver = await signExisting(store, key);
  const change = { change: 'add' as const, remote: '*' as const, key: key.publicText, actor };
  const reason = `The key of this machine, made with its first publish; ${tookOver.length} releases from before were signed with it`;
  try {
    await appendKeyEntry(store, signKeyChange(log, { ...change, reason }, key));
  } catch (error) {
    // Another process of this machine was first, with the same file.
    if (!(error instanceof ReleaseRefusal && error.code === 'keys_changed')) throw error;
  }
  return { key, isNew: true, tookOver };
}
