import { workerPath } from '@dana/contracts/offline';
import { mayPrefetch } from '@dana/runtime';
import type { PageEnvironment } from '../routing/page-environment.ts';
import { endWorker } from './end-worker.ts';
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
