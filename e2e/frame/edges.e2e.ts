import type { Locator } from '@playwright/test';
import { withCart } from '../a11y/arrivals.ts';
import { expectHydrated } from '../steps/browse.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

/* What stands above each other begins and ends at the same edges. */

test('header and list of a wide screen stand on the same edge', inOneLanguage, async ({ page, shop }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(shop.at('/shop'));
  await expectHydrated(page);
  const home = page.getByRole('banner').getByRole('link', { name: shop.texts('shell', 'header.home') });
  const heading = page.getByRole('heading', { level: 1 });
  expect(await startOf(home)).toBeCloseTo(await startOf(heading), 0);
});

test(
  'the checkout’s cart and amounts end where the order’s box and its totals end',
  inOneLanguage,
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await withCart(page);
    await page.goto(shop.at('/checkout'));
    await expectHydrated(page);
    const order = page.getByRole('region', { name: shop.texts('cart-checkout', 'order.title'), exact: true });
    const ofLine = order.getByRole('listitem').first().locator('bdi[dir="ltr"]').last();
    const ofTotal = order.getByRole('definition').last().locator('bdi[dir="ltr"]').last();
    await expect(ofTotal).toBeVisible();
    expect(await endOf(ofLine)).toBeCloseTo(await endOf(ofTotal), 0);
    const cart = page.getByRole('banner').locator(`a[href$="${shop.at('/cart')}"] svg`);
    // A drawing of 24 px has 2 px of air.
    expect(Math.abs((await endOf(cart)) - (await endOf(order)))).toBeLessThanOrEqual(2);
  },
);

/** How far from the start, in reading direction, an element begins. Unit: px. */
const startOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => {
    const { left, right } = found.getBoundingClientRect();
    return document.documentElement.dir === 'rtl' ? document.documentElement.clientWidth - right : left;
  });

/** How far from the start it ends. Unit: px. */
const endOf = (element: Locator): Promise<number> =>
  element.evaluate((found) => {
    const { left, right } = found.getBoundingClientRect();
    return document.documentElement.dir === 'rtl' ? document.documentElement.clientWidth - left : right;
  });
