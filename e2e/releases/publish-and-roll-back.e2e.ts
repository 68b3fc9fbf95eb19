import type { Page } from '@playwright/test';
import { checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { expectLive } from '../steps/live-releases.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { countDocuments } from '../support/count-documents.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';

/* A rollback beside a shopper who is in the middle of something. The plain way is `journeys/own-shop/release`. */

const shop = shopIn('ar');
let storefront: OwnStorefront;

test.describe.configure({ timeout: 150_000 });
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
  const page = await newVisitor();
  const [product] = await productsToBuy(shop.locale, 15, 1);
  await giveCart(page.context(), await makeCart([{ ...product!, quantity: 1 }]));
  await page.goto(`${storefront.url}${shop.at('/checkout')}`);
  await checkoutField(page, shop, 'building').fill('7');
  const documents = countDocuments(page);

  await storefront.release('rollback', 'mf-cart-checkout', '--reason', 'Orders are missing');
  await expectLive(storefront, 'mf-cart-checkout', '1.0.0');
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
});

/** As if the shopper came back to the tab. @returns whether it asked for what is live by now. */
function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/release-map.json'));
  });
}
