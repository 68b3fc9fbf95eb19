import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper, openAccount } from '../steps/account.ts';
import { type Call, type Fault, noiseOfFaults, quickFaults, whileBroken } from '../steps/break-call.ts';
import { cartLink } from '../steps/browse.ts';
import { checkoutField } from '../steps/check-out.ts';
import { giveCart, makeCart, wares } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Who the shopper is cannot be asked in the checkout: she goes on with what is there, and the rest comes by itself. */

const namespace = 'cart-checkout';
const profileCall: Call = { method: 'GET', path: '/api/profile' };
test.use({ actionTimeout: 20_000 });

test.beforeEach(({ problems }) => {
  test.setTimeout(120_000);
  problems.expected.push(noiseOfFaults, /GET \/profile got no answer|ApiError/);
});

const allFaults: readonly Fault[] = [...quickFaults, 'hangs'];

test('signing in brings the account’s cart to the guest’s, a little later if need be', async ({
  shop,
  newVisitor,
}) => {
  await Promise.all(
    allFaults.map((fault) =>
      test.step(`the profile ${fault}`, async () => joiningFails(await newVisitor(), shop, fault)),
    ),
  );
});

test('a signed-in shopper fills in the checkout before it is known who she is', async ({
  shop,
  newVisitor,
}) => {
  await Promise.all(
    allFaults.map((fault) =>
      test.step(`the profile ${fault}`, async () => arrivingFails(await newVisitor(), shop, fault)),
    ),
  );
});

async function joiningFails(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  const { at, texts, locale } = shop;
  const [mine, kept] = await wares(locale, 4, 2);
  if (!mine || !kept) throw new Error('Two wares are needed.');
  const shopper = newShopper();
  const token = await openAccount(shopper);
  const body = { product_id: kept.id, product_variation_id: kept.variationId, quantity: 1 };
  await callApi('POST', '/carts/add', { token, body });
  await giveCart(page.context(), await makeCart([{ ...mine, quantity: 1 }]));
  await page.goto(at('/checkout'));
  await checkoutField(page, shop, 'first_name').fill('Mariam');
  await page.getByRole('button', { name: texts(namespace, 'contact.signIn') }).click();
  await whileBroken(page, [profileCall], fault, {
    act: () => signInHere(page, shop, shopper),
    async look() {
      await expect(checkoutField(page, shop, 'email')).toHaveValue(shopper.email);
      await expect(checkoutField(page, shop, 'first_name')).toHaveValue('Mariam');
      await expect(cartLink(page, shop, 1)).toBeVisible();
      await expect(page.getByRole('main').getByText(mine.name)).toBeVisible();
    },
  });
  await expect(cartLink(page, shop, 2)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByText(mine.name)).toBeVisible();
  await expect(page.getByRole('main').getByText(kept.name)).toBeVisible();
  await expect(checkoutField(page, shop, 'first_name')).toHaveValue('Mariam');
}

async function arrivingFails(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  const { at, texts, locale } = shop;
  const [ware] = await wares(locale, 0, 1);
  if (!ware) throw new Error('A ware is needed.');
  const shopper = newShopper();
  await saveAddress(await arriveSignedIn(page.context(), shopper));
  await giveCart(page.context(), await makeCart([{ ...ware, quantity: 1 }]));
  await whileBroken(page, [profileCall], fault, {
    act: () => page.goto(at('/checkout')),
    async look() {
      const saved = page.getByRole('group', { name: texts(namespace, 'address.saved') });
      await expect(saved.getByRole('radio')).toBeChecked();
      await checkoutField(page, shop, 'phone').fill('5000 1234');
      await expect(cartLink(page, shop, 1)).toBeVisible();
    },
  });
  // Then the profile fills in the rest, and what was typed stays.
  await expect(checkoutField(page, shop, 'email')).toHaveValue(shopper.email, { timeout: 20_000 });
  await expect(checkoutField(page, shop, 'phone')).toHaveValue('5000 1234');
}
