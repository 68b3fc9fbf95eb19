import { rm } from 'node:fs/promises';
import { startTestShop } from './start-test-shop.ts';
import { sharedShop } from './shared-shop.ts';

/** Opens the shared shop on fresh data before the suites, and closes it after them. */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  await rm(sharedShop.dataDir, { recursive: true, force: true });
  const shop = await startTestShop(sharedShop);
  return shop.stop;
}
