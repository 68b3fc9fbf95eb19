import type { BrowserContext, Page } from '@playwright/test';

/** Keeps the shop's adverts away: a popup stands in the way of everything else. Also for contexts of a test's own. */
export async function withoutAdverts(visit: BrowserContext | Page): Promise<void> {
  await visit.route('**/api/ads?*', (route) => route.fulfill({ json: { success: true, data: [] } }));
}
