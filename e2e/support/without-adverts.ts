import type { BrowserContext, Page } from '@playwright/test';

/**
 * Keeps the shop's adverts away: a popup stands in the way of everything else. Also for contexts of a test's own.
 *
 * They are closed already, as a shopper leaves them. A route that answers their call would do it too, but with any route
 * Playwright switches the browser's cache off and leads every request through the test: each document would fetch and
 * compile all scripts again.
 */
export async function withoutAdverts(visit: BrowserContext | Page): Promise<void> {
  await visit.addInitScript(closeAdverts);
}

/** What a browser says of adverts that cannot be fetched, which frame/adverts.e2e.ts looks at. */
export const advertFailures = [/\/api\/ads\?/, /Adverts could not be fetched/];

/** Runs in a page of the shop. More ids than the sample shop has adverts. */
export function closeAdverts(): void {
  const ids = Array.from({ length: 200 }, (_, id) => String(id));
  try {
    localStorage.setItem('closed_ads', JSON.stringify(ids));
  } catch {
    // No document of the shop, and so without storage.
  }
}
