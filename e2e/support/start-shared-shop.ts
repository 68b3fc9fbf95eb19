import { rm } from 'node:fs/promises';
import { keepFirstReleases } from './first-releases.ts';
import { sharedShop, storefrontUrl } from './shared-shop.ts';
import { startTestShop } from './start-test-shop.ts';

/**
 * Opens the shared shop on fresh data before the suites, and closes it after them. With `E2E_REUSE=1` a shop that is
 * already open there is used as it is, which is handy while a journey is being written.
 */
export default async function startSharedShop(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_REUSE === '1' && (await isOpen())) {
    await keepFirstReleases();
    return undefined;
  }
  await rm(sharedShop.dataDir, { recursive: true, force: true });
  const shop = await startTestShop(sharedShop);
  await keepFirstReleases();
  return shop.stop;
}

async function isOpen(): Promise<boolean> {
  const answer = await fetch(`${storefrontUrl}/healthz`).catch(() => undefined);
  return answer?.ok ?? false;
}
