import { seenPricesName } from '@dana/contracts/offline';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { productsToBuy } from '../steps/prepare-cart.ts';
import { watchUnaskedWords } from '../support/live-regions.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { withAccount, withCart } from './arrivals.ts';

/* Who comes to a page reads it: nothing is spoken in between before something was done, whatever the page has to say. */

/** The first line cost less when this browser saw it last, and by now more of it is in the cart than there is. */
async function withNews(page: Page): Promise<void> {
  await withCart(page);
  const [{ id, variationId } = { id: '' }] = await productsToBuy('en', 11, 1);
  await page.addInitScript(
    ([name = '', prices = '']) => localStorage.setItem(name, prices),
    [
      `dana.${seenPricesName}`,
      JSON.stringify({ [`${id}:${variationId}`]: { price: 0.001, currency: 'KWD' } }),
    ],
  );
  await page.route('**/api/checkout?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.items[0].product.current_stock = 0;
    await route.fulfill({ response, json: answer });
  });
}

/** A list of this device that the account does not get. */
async function withListOnItsWay(page: Page): Promise<void> {
  const { id, slug, name } = await aProduct('en');
  const item = { productId: String(id), slug, title: name, addedAtMs: 1 };
  await page.addInitScript(
    (list) => localStorage.setItem('dana.wishlist.v1', list),
    JSON.stringify({ items: [item], removals: [] }),
  );
  await page.route('**/api/favorites?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await withAccount(page);
}

type Arrival = {
  path: string;
  before?: (page: Page) => Promise<void>;
  says: (shop: ShopContext) => string[];
};

const arrivals: Arrival[] = [
  { path: '/', says: () => [] },
  { path: '/cart', before: withNews, says: ({ texts }) => [texts('cart-checkout', 'risen.title')] },
  {
    path: '/checkout',
    before: withNews,
    says: ({ texts }) => [texts('cart-checkout', 'risen.title')],
  },
  {
    path: '/wishlist',
    before: withListOnItsWay,
    says: ({ texts }) => [texts('account', 'wishlist.note.unsynced')],
  },
];

for (const { path, before, says } of arrivals)
  test(`nothing is spoken by itself to who comes to ${path}`, async ({ page, shop, problems }) => {
    problems.expected.push(/ERR_FAILED/);
    await before?.(page);
    const unasked = await watchUnaskedWords(page);
    await page.goto(shop.at(path));
    await expectHydrated(page);
    for (const words of says(shop)) await expect(page.getByText(words).first()).toBeVisible();
    await networkAtRest(page);
    expect(await unasked()).toEqual([]);
  });
