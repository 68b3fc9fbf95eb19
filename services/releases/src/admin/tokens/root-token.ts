import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StoreUnreachable } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { authenticate, issueToken } from './tokens.ts';

const scopes = ['publish:*', 'release:*'];

/**
 * For a local shop: a token that may do everything, in a file that only its owner can read. Made again when the one
 * there is no longer good, or may not do everything.
 * @returns whether a new one was written.
 */
export async function ensureRootToken(store: Store, file: string): Promise<boolean> {
  if (existsSync(file)) {
    try {
      const known = await authenticate(store, readFileSync(file, 'utf8').trim());
      if (scopes.every((scope) => known.scopes.includes(scope))) return false;
    } catch (error) {
      if (error instanceof StoreUnreachable) return false;
    }
  }
  const { text } = await issueToken(store, {
    name: 'root of this machine',
    scopes,
    days: 90,
    createdBy: 'local start',
  });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return true;
}
