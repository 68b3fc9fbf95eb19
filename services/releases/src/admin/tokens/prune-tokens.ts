import type { Store } from '../../store/store.ts';
import { listTokens, removeToken } from './tokens.ts';

/** Longer than anybody asks whose a token was; that it was made stays in the log. Unit: days. */
const keepDays = 180;

/** Removes tokens that ended long ago. One that was revoked ends when it would have. @returns how many. */
export async function pruneTokens(store: Store, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - keepDays * 86_400_000).toISOString();
  const old = (await listTokens(store)).filter(({ expiresAt }) => expiresAt < oldest);
  for (const { id } of old) await removeToken(store, id);
  return old.length;
}
