import { seenCartName, seenPrefix, seenPricesName } from '@dana/contracts/offline';
import { storedValue } from '@dana/runtime';

/** Drops what this device keeps of what somebody looked at: the next person at it is another one. Never rejects. */
export async function forgetSeen(stores?: CacheStorage): Promise<void> {
  for (const name of [seenCartName, seenPricesName]) storedValue('browser', name).write(null);
  try {
    const kept = stores ?? (globalThis.caches as CacheStorage | undefined);
    const names = (await kept?.keys()) ?? [];
    await Promise.all(names.filter((name) => name.startsWith(seenPrefix)).map((name) => kept?.delete(name)));
  } catch {
    // A browser that keeps nothing may refuse to say so.
  }
}
