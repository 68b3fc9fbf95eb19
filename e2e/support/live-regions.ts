import { expect, type Page } from '@playwright/test';

/**
 * What changes in a live region is read aloud, whatever else somebody is reading: it holds words that answer, never what a page
 * shows, which loads, hydrates and scrolls.
 */
export async function expectWordsInLiveRegions(page: Page): Promise<void> {
  const shown = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]',
      ),
    ]
      .filter((region) => region.querySelector('article, h1, h2, h3, h4, img, picture, iframe'))
      .map((region) => `${region.tagName} .${region.className}: ${region.textContent.trim().slice(0, 80)}`),
  );
  expect(shown, 'live regions around what the page shows').toEqual([]);
}
