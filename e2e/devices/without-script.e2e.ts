import type { Page } from '@playwright/test';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* A browser without scripts: every page says what works, and none says that something is on its way. */

test.use({ javaScriptEnabled: false });

const isOnItsWay = (page: Page) => page.locator('[aria-busy="true"]:visible');

test('each page says without scripts what works and what does not, and nothing loads for ever', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  for (const path of ['/', '/shop', '/cart', '/checkout', '/contact', '/login', '/wishlist', '/profile']) {
    await page.goto(at(path));
    await expect(page.getByText(texts('shell', 'withoutScript')), path).toBeVisible();
    await expect(isOnItsWay(page), path).toHaveCount(0);
  }
});

test('cart, checkout, a product and forms say where they stand that they need scripts', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  for (const path of ['/cart', '/checkout']) {
    await page.goto(at(path));
    await expect(page.getByRole('main').getByText(texts('cart-checkout', 'needsScript'))).toBeVisible();
    await expect(page.getByText(texts('cart-checkout', 'loading'), { exact: true })).toBeHidden();
  }
  await page.goto(at(`/product-details/${(await aProduct(locale)).slug}`));
  await expect(page.getByText(texts('product', 'purchase.needsScript')).first()).toBeVisible();
  await page.goto(at('/contact'));
  const forForms = texts('content', 'validation.needsScript');
  await expect(page.getByRole('main').getByText(forForms).first()).toBeVisible();
  await page.goto(at('/login'));
  await expect(page.getByRole('main').getByText(texts('account', 'validation.needsScript'))).toBeVisible();
});
