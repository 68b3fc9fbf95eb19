import { storePrefix, workerPath } from '@dana/contracts/offline';
import { mayPrefetch } from '@dana/runtime';
import type { PageEnvironment } from '../routing/page-environment.ts';
import { reportSeen } from './report-seen.ts';

type OfflineOptions = {
  environment: PageEnvironment;
  /** Resolves when the shopper has done something: a page that is only looked at costs nothing more. */
  acted: Promise<unknown>;
  hasWorker: boolean;
};

/**
 * Registers the worker that keeps what was seen, and reports to it what this page shows. Nothing where the server has none, where
 * the browser takes none, and while the shopper saves data. Never rejects: without it the shop works as well.
 */
export async function startOffline({ environment, acted, hasWorker }: OfflineOptions): Promise<void> {
  try {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers) return;
    if (!hasWorker) return await endWorker(workers, caches);
    if (!workers.controller) await acted;
    if (!mayPrefetch()) return;
    await workers.register(workerPath, { updateViaCache: 'none' });
    // Registering again does not look for a newer one, nor does a page that came from this device.
    if (workers.controller) void (await workers.getRegistration())?.update().catch(() => undefined);
    const { active } = await workers.ready;
    if (active) reportSeen(environment, (report) => active.postMessage(report));
  } catch {
    // Private windows and full devices may refuse.
  }
}

/**
 * Ends the worker that was switched off, and drops what it kept. The page does it, because the worker's successor has to
 * wait for as long as the one before is busy. May reject, where a browser refuses.
 */
async function endWorker(workers: ServiceWorkerContainer, stores: CacheStorage): Promise<void> {
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  // On every page: one that the worker served may have put something back.
  for (const name of await stores.keys()) if (name.startsWith(storePrefix)) await stores.delete(name);
}
