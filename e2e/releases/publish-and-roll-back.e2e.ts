import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { expectLive, expectOthersAsBefore, releaseMapOf, servingSince } from '../steps/live-releases.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { buildNewRemote } from '../support/changed-deployable.ts';
import { countDocuments } from '../support/count-documents.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';

/* Releases and rollbacks beside shoppers who are in the middle of something. The plain way is `journeys/own-shop/release`. */

let storefront: OwnStorefront;

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  storefront = await startOwnStorefront('roll-back', testPort(181));
});
test.afterAll(async () => storefront.stop());

test('a rollback leaves a tab alone that is in the checkout: it orders on the files it has, and the next page is the older version', async ({
  newVisitor,
}) => {
  await storefront.publishChanged('mf-cart-checkout', '1.0.1');
  const words = ['mf-cart-checkout', '--version', '1.0.1', '--reason', 'A new cart'];
  await storefront.release('promote', ...words);
  await expectLive(storefront, 'mf-cart-checkout', '1.0.1');
  const visits: { page: Page; shop: ShopContext; documents: () => number }[] = [];
  for (const shop of shopInBoth) {
    const page = await newVisitor();
    const [product] = await productsToBuy(shop.locale, 15, 1);
    await giveCart(page.context(), await makeCart([{ ...product!, quantity: 1 }]));
    await page.goto(`${storefront.url}${shop.at('/checkout')}`);
    await checkoutField(page, shop, 'building').fill('7');
    visits.push({ page, shop, documents: countDocuments(page) });
  }

  await storefront.release('rollback', 'mf-cart-checkout', '--reason', 'Orders are missing');
  await expectLive(storefront, 'mf-cart-checkout', '1.0.0');
  for (const { page, shop, documents } of visits) {
    // The tab learns of it when it is visible again.
    await expect.poll(() => lookAgain(page)).toBe(true);
    await expect(checkoutField(page, shop, 'building')).toHaveValue('7');
    await fillCheckout(page, shop);
    await placeButton(page, shop).click();
    await expect(page).toHaveURL(new RegExp(`${shop.at('/order/')}[\\w-]{16,}$`));
    await expect(page.locator('#main [data-remote="mf-cart-checkout@1.0.1"]').first()).toBeVisible();
    expect(documents()).toBe(0);
    await page.goto(`${storefront.url}${shop.at('/cart')}`);
    await expect(page.locator('#main [data-remote="mf-cart-checkout@1.0.0"]').first()).toBeVisible();
  }
});

test('a sixth remote, made by one command, is served by the same shell and taken along by nothing else', async ({
  page,
}) => {
  const folder = await buildNewRemote('mf-gift-cards');
  const before = await releaseMapOf(storefront);
  const since = await servingSince(storefront);
  await storefront.release('publish', 'mf-gift-cards', '--no-build', '--from', folder);
  const giftCards = await Promise.all(
    shopInBoth.map(async ({ at, locale }) => {
      const texts = JSON.parse(await readFile(join(folder, `src/locales/${locale}.json`), 'utf8'));
      return { path: at('/gift-cards'), address: `${storefront.url}${at('/gift-cards')}`, ...texts.page };
    }),
  );
  for (const { path, address, title } of giftCards) {
    // Published is not live: only who has the link sees it.
    expect((await fetch(address)).status).toBe(404);
    const words = ['preview', 'mf-gift-cards@1.0.0', '--path', path, '--json'];
    const { url } = JSON.parse(await storefront.release(...words));
    const heading = page.getByRole('heading', { level: 1, name: title });
    await page.goto(url);
    await expect(heading).toBeVisible();
    await page.goto(`${storefront.url}/?preview=end`);
    expect((await page.request.get(address)).status()).toBe(404);
  }

  await storefront.release('promote', 'mf-gift-cards', '--version', '1.0.0', '--reason', 'A sixth team');
  await expectLive(storefront, 'mf-gift-cards', '1.0.0');
  for (const { address, title } of giftCards) {
    expect(await (await fetch(address)).text()).toContain(title);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-remote="mf-gift-cards@1.0.0"]')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  expectOthersAsBefore(before, await releaseMapOf(storefront), 'mf-gift-cards');
  expect(await servingSince(storefront)).toBe(since);
});

/** As if the shopper came back to the tab. @returns whether it asked for what is live by now. */
function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/release-map.json'));
  });
}
