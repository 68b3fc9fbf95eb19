import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';

/**
 * Opens a page and waits until what joins late has begun: prefetching, the look for releases, adverts, the notice that
 * there is no connection.
 */
export async function openUntilLate(page: Page, address: string): Promise<void> {
  const late = page.waitForResponse(/\/late\.[^/]*\.js$/);
  await page.goto(address);
  await (await late).finished();
  await expectHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
