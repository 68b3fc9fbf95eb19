import type { Page } from '@playwright/test';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* A browser without scripts: every page says what works, and none says that something is on its way. */

test.use({ javaScriptEnabled: false });

const isOnItsWay = (page: Page) => page.locator('[aria-busy="true"]:visible');

/** Goes to a page. @returns what it says in place of scripts: this browser switches them off too late to draw that itself. */
async function wordsWithoutScript(page: Page, path: string): Promise<string> {
  const html = (await (await page.goto(path))?.text()) ?? '';
  const parts = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inner = '']) => inner);
  return parts.join('\n').replaceAll(/<[^>]*>/g, '');
}

test('each page says without scripts what works and what does not, and nothing loads for ever', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  for (const path of ['/', '/shop', '/cart', '/checkout', '/contact', '/login', '/wishlist', '/profile']) {
    expect(await wordsWithoutScript(page, at(path)), path).toContain(texts('shell', 'withoutScript'));
    await expect(isOnItsWay(page), path).toHaveCount(0);
  }
});

test('cart, checkout, a product and forms say where they stand that they need scripts', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  for (const path of ['/cart', '/checkout']) {
    expect(await wordsWithoutScript(page, at(path))).toContain(texts('cart-checkout', 'needsScript'));
    await expect(page.getByText(texts('cart-checkout', 'loading'), { exact: true })).toBeHidden();
  }
  const { slug } = await aProduct(locale);
  for (const [path, words] of [
    [`/product-details/${slug}`, texts('product', 'purchase.needsScript')],
    ['/contact', texts('content', 'validation.needsScript')],
    // The newsletter, on the home page and at the foot of one of its looks.
    ['/', texts('content', 'validation.needsScript')],
    ['/home-4', texts('content', 'validation.needsScript')],
    ['/login', texts('account', 'validation.needsScript')],
  ] as const)
    expect(await wordsWithoutScript(page, at(path)), path).toContain(words);
});
