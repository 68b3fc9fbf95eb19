import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectLegible } from './accessibility.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { expectWordsInLiveRegions } from './live-regions.ts';
import { networkAtRest } from './network-rest.ts';
import { expectSpacedNames } from './spaced-names.ts';

/** In which width a page is loaded, and to which it is changed then. Unit: CSS pixels. */
export type Widths = { first: number; second: number };

/** Folding phones, and watches. Unit: CSS pixels. */
const narrowest = 280;

/**
 * Loads a page once. Names and roles may be missing in either width, and each word in either language: a page of each kind
 * is loaded in one width of each language. What turns on the layout is looked at in both widths.
 */
export async function expectSound(page: Page, address: string, { first, second }: Widths): Promise<void> {
  const expectStill = await watchLayoutShift(page);
  await page.setViewportSize({ width: first, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await networkAtRest(page);
  // A carousel can be scrolled until its script moves it, and the card at its end is cut off until then.
  await expect(() => expectAccessible(page)).toPass({ intervals: [500], timeout: 30_000 });
  await expectSpacedNames(page);
  await expectWordsInLiveRegions(page);
  await expectStill(`at ${first} px`);
  await resize(page, second);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What came into view with the width may still be being set up, too.
  await expect(() => expectLegible(page)).toPass({ intervals: [500], timeout: 30_000 });
  await resize(page, narrowest);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrowest);
}

/** Returns when the page has been laid out in another width and has nothing more to do for it. */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2_000 }));
      }),
  );
}
