import type { Page } from '@playwright/test';
import { payloadPrefix } from '@dana/contracts/page-payload';

/** Whether an address is that of the data of a page in one file. */
export const isPageData = (url: URL): boolean => url.pathname.startsWith(`${payloadPrefix}/`);

/**
 * Gives no page its data in one file, as a preview's visitors get none: ways within the shop ask the API by themselves. For
 * journeys that look at what one of those calls brings about.
 */
export async function withoutPageData(page: Page): Promise<void> {
  await page.route(isPageData, (route) => route.fulfill({ status: 204 }));
}
