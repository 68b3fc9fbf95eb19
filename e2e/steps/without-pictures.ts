import type { Page } from '@playwright/test';

const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Answers pictures of products at once: where they are not looked at, they would only delay a page's scripts. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route('**/api/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: nothing }),
  );
}
