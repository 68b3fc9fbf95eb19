import type { BrowserContext, Page } from '@playwright/test';

/**
 * Keeps the shop's adverts away: a popup stands in the way of everything else. Also for contexts of a test's own.
 *
 * A page that a test puts routes on and takes them off again needs it for itself too: when the last route of a page goes
 * while a call is between page and context, Playwright handles that call twice and fails.
 */
export async function withoutAdverts(visit: BrowserContext | Page): Promise<void> {
  await visit.route('**/api/ads?*', (route) => route.fulfill({ json: { success: true, data: [] } }));
}
