import { expectHydrated } from '../steps/browse.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* The narrowest screens there are: folding phones, and watches. Nothing is scrolled sideways. */

const pages = [
  '/',
  '/home-2',
  '/home-3',
  '/home-4',
  '/shop',
  '/shop-list',
  '/cart',
  '/blog',
  '/contact',
  '/login',
];

test.use({ viewport: { width: 280, height: 653 }, hasTouch: true, isMobile: true });

test('no page is wider than 280 px', async ({ page, shop }) => {
  test.setTimeout(120_000);
  const wide: string[] = [];
  for (const path of pages) {
    await page.goto(shop.at(path));
    await expectHydrated(page);
    await networkAtRest(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 280) wide.push(`${path}: ${width}`);
  }
  expect(wide).toEqual([]);
});
