import type { Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';

/**
 * Takes the connection away once the page asks for nothing more: what is cut off on its way is an error in the console.
 * A report (`/beacon`) may be on its way at any time.
 */
export async function goOffline(page: Page, problems: { expected: RegExp[] }): Promise<void> {
  problems.expected.push(/ERR_INTERNET_DISCONNECTED.*\/beacon/);
  await networkAtRest(page);
  // On a busy machine its idle work, which asks for more, has not begun by then.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  await networkAtRest(page);
  await page.context().setOffline(true);
}
