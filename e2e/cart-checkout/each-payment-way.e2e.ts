import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { agreeToTerms, checkoutField, choosePayment, fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Every way to pay, as a guest and signed in. The bank's page and installments have journeys of their own besides. */

const namespace = 'cart-checkout';
const ways = ['cash-on-delivery', 'card-on-delivery', 'dana-installments', 'knet'];

test('a guest orders with each way to pay', async ({ page, shop }) => {
  for (const [index, way] of ways.entries()) {
    await test.step(`by ${way}`, async () => {
      await openCheckout(page, shop, 16 + index);
      await fillCheckout(page, shop, way);
      await placeAndPay(page, shop, way);
    });
  }
});

test('a signed-in shopper orders to a saved address with each way to pay', async ({
  page,
  shop,
  context,
}) => {
  const token = await arriveSignedIn(context, newShopper());
  await saveAddress(token);
  for (const [index, way] of ways.entries()) {
    await test.step(`by ${way}`, async () => {
      await openCheckout(page, shop, 20 + index);
      const saved = page.getByRole('group', { name: shop.texts(namespace, 'address.saved') });
      await expect(saved.getByRole('radio').first()).toBeChecked();
      await checkoutField(page, shop, 'phone').fill('5000 1234');
      await choosePayment(page, shop, way);
      await agreeToTerms(page, shop);
      await placeAndPay(page, shop, way);
    });
  }
});

async function openCheckout(page: Page, { at, locale }: ShopContext, from: number): Promise<void> {
  const bought = await productsToBuy(locale, from, 1);
  await giveCart(page.context(), await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));
  await page.goto(at('/checkout'));
}

/** Orders, pays where there is a page to pay on, and finds the order taken. */
async function placeAndPay(page: Page, shop: ShopContext, way: string): Promise<void> {
  await placeButton(page, shop).click();
  if (way === 'knet') await page.locator('button[value="approve"]').click();
  await expect(
    page.getByRole('heading', { name: shop.texts(namespace, 'orderPage.news.placed') }),
  ).toBeVisible();
}
