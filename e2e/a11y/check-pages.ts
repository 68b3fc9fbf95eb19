import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';

const widths = [390, 1280];

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
      await expectSound(page, found.startsWith('/') ? shop.at(found) : found);
    });
  }
}

async function expectSound(page: Page, address: string): Promise<void> {
  const expectStill = await watchLayoutShift(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await networkAtRest(page);
    await expectAccessible(page);
    await expectStill(`at ${width} px`);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}
