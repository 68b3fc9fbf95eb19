import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../support/accessibility.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';

/** In which width a page is loaded, and to which it is changed then. Unit: CSS pixels. */
type Widths = { first: number; second: number };

/** Most who read Arabic come with a phone. */
const widthsOf: Record<'en' | 'ar', Widths> = {
  ar: { first: 390, second: 1280 },
  en: { first: 1280, second: 390 },
};

type CheckedPage = {
  /** Path without the language, or how to find it out: `() => \`/order/${id}\``. Whole addresses stay as they are. */
  path: string | ((locale: 'en' | 'ar') => Promise<string>);
  /** What the test is called, where the path is not known beforehand. */
  title?: string;
  /** Messages that this page brings about on purpose, such as a 404 of its own address. */
  expected?: RegExp[];
  /** Brings the shopper to the state that the page needs: signed in, something in the cart. */
  before?: (page: Page) => Promise<void>;
};

/** Tests pages on a phone and on a desktop: no axe finding, nothing wider than 320 px, nothing that jumps. */
export function checkPages(pages: (string | CheckedPage)[]): void {
  for (const one of pages) {
    const { path, title, expected = [], before } = typeof one === 'string' ? { path: one } : one;
    const name = title ?? (typeof path === 'string' ? path : 'the page');
    test(`${name} has no accessibility finding, fits 320 px and does not jump`, async ({
      page,
      shop,
      problems,
    }) => {
      test.setTimeout(120_000);
      problems.expected.push(...expected);
      await before?.(page);
      const found = typeof path === 'string' ? path : await path(shop.locale);
      await expectSound(page, found.startsWith('/') ? shop.at(found) : found, widthsOf[shop.locale]);
    });
  }
}

/**
 * Loads a page once, in the width of its language. Names and roles may be missing in either width, and each word in either
 * language: one width of each language shows all of them. What turns on the layout is looked at in both widths of both.
 */
async function expectSound(page: Page, address: string, { first, second }: Widths): Promise<void> {
  const expectStill = await watchLayoutShift(page);
  await page.setViewportSize({ width: first, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await networkAtRest(page);
  await expectAccessible(page);
  await expectStill(`at ${first} px`);
  await resize(page, second);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What came into view with the width may still be being set up: a carousel can be scrolled until its script moves it.
  await expect(() => expectLegible(page)).toPass({ intervals: [500], timeout: 5_000 });
  await resize(page, 320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
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
