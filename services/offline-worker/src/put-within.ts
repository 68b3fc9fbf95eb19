import { picturesStore } from './stores.ts';

/**
 * Keeps an answer. A store holds so many; the least recently kept go first. Where the device has no room, pictures make way once.
 * @returns whether it is kept. Never rejects: a full device is no fault of the page.
 */
export async function putWithin(
  store: Cache,
  limit: number,
  request: Request | string,
  answer: Response,
  stores: CacheStorage = caches,
): Promise<boolean> {
  const again = answer.clone();
  try {
    await store.put(request, answer);
  } catch (error) {
    if ((error as Error).name !== 'QuotaExceededError') return false;
    try {
      await stores.delete(picturesStore);
      await store.put(request, again);
    } catch {
      return false;
    }
  }
  const keys = await store.keys();
  // What was kept last stands last.
  for (const key of keys.slice(0, Math.max(0, keys.length - limit))) await store.delete(key);
  return true;
}
