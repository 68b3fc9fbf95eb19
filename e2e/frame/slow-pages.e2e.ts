import type { Page } from '@playwright/test';
import { expectHydrated, inFooter } from '../steps/browse.ts';
import { holdBack } from '../support/hold-back.ts';
import { products } from '../steps/listing.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* A page that is long in coming: the shop says so until it is there, and never looks frozen. */

const line = (page: Page) => page.locator('[data-navigating]');
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const main = (page: Page) => page.getByRole('main');
const outline = (page: Page, { texts }: ShopContext) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: texts('shell', 'pending') });

test('the page gives way to an outline until the one that was asked for is there; before that Back brings it back as it was', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/shop'));
  await expectHydrated(page);
  const release = await holdBack(page, /\/(api\/(posts|coupons)|page-data\/)/);
  const blog = inFooter(page, shop, '/blog');
  await blog.scrollIntoViewIfNeeded();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(100);
  await blog.click();
  await expect(outline(page, shop)).toHaveCount(1);

  await page.goBack();
  await expect(products(page)).not.toHaveCount(0);
  await expect(main(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => scrollTop(page)).toBe(top);

  // Another page: the call for the first goes on, and the time that the shop gives it.
  await inFooter(page, shop, '/coupons').click();
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  await expect(outline(page, shop)).toHaveCount(1);
  await expect(products(page)).toHaveCount(0);
  expect(await scrollTop(page)).toBe(0);
  // The loading flag itself is off after a second.
  await page.waitForTimeout(1_000);
  await expect(line(page)).toHaveCount(1);
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');

  release();
  const name = texts('content', 'coupons.title');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(main(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(line(page)).toHaveCount(0);
});

test('a product begins with what its card showed, while the rest of its page is fetched', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/shop'));
  await expectHydrated(page);
  const release = await holdBack(page, /\/(api\/products|page-data\/.*\/product-details)\/[^/?]+(\?|$)/);
  const card = products(page).nth(4);
  const name = (await card.locator('h3 a').textContent()) ?? '';
  const price =
    (await card
      .locator('bdi[aria-hidden="true"]', { hasText: /\d\.\d{3}/ })
      .first()
      .textContent()) ?? '';
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  await card.locator('h3 a').click();

  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(name));
  await expect(main(page).locator('img').first()).toHaveJSProperty('complete', true);
  await expect(main(page).locator('bdi').filter({ hasText: price }).first()).toBeVisible();
  const add = main(page).getByRole('button', { name: texts('product', 'purchase.add'), exact: true });
  await expect(add).toHaveCount(0);
  await expect(main(page).locator('[aria-busy="true"]')).not.toHaveCount(0);
  await expect(line(page)).toHaveCount(1);

  release();
  await expect(add.first()).toBeEnabled();
  await expect(heading).toBeFocused();
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(line(page)).toHaveCount(0);
});

test('a product that is gone by now is not found, whatever its card showed', async ({
  page,
  shop,
  problems,
}) => {
  const { at, texts } = shop;
  problems.expected.push(/status of 404/);
  await page.goto(at('/shop'));
  await expectHydrated(page);
  await page.route(/\/(api\/products|page-data\/.*\/product-details)\/[^/?]+(\?|$)/, (route) =>
    route.fulfill({ status: 404, json: { success: false, message: '' } }),
  );
  await products(page).nth(4).locator('h3 a').click();
  const name = texts('shell', 'errorPage.title');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(name));
});
