import { storePrefix } from '@dana/contracts/offline';

/**
 * Ends the worker that was switched off, and drops what it kept. The page does it, because the worker's successor has to
 * wait for as long as the one before is busy. May reject, where a browser refuses.
 */
export async function endWorker(workers: ServiceWorkerContainer, stores: CacheStorage): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  // On every page: one that the worker served may have put something back.
  for (const name of await stores.keys()) if (name.startsWith(storePrefix)) await stores.delete(name);
}
