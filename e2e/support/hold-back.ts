import type { Page } from '@playwright/test';

/** Holds requests of a page back, until the returned function is called. */
export async function holdBack(page: Page, address: RegExp | string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released.promise;
    // The page may have gone on without it.
    await route.continue().catch(() => undefined);
  });
  return released.resolve;
}
