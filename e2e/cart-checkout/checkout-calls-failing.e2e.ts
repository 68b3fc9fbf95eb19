import type { BrowserContext, Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { type Call, type Fault, noiseOfFaults, quickFaults, whileBroken } from '../steps/break-call.ts';
import { cartLink } from '../steps/browse.ts';
import { checkoutField, fillAddress, fillContact } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What the checkout asks for fails in each way: it is said, what was typed stays, and the second time it is done. */

const namespace = 'cart-checkout';
const placesCalls: Call[] = ['/api/countries', '/api/cities'].map((path) => ({ method: 'GET', path }));
const readCall: Call = { method: 'GET', path: '/api/checkout' };
const saveCall: Call = { method: 'POST', path: '/api/addresses' };
test.use({ actionTimeout: 20_000 });

test.beforeEach(({ problems }) => {
  test.setTimeout(120_000);
  problems.expected.push(noiseOfFaults);
});

test('the areas are not listed, a coupon is not looked at', async ({ page, shop, newVisitor }) => {
  const open = async (visitor: Page): Promise<void> => {
    await bringCart(visitor.context(), shop);
    await visitor.goto(shop.at('/checkout'));
    await fillContact(visitor, shop);
  };
  await Promise.all([
    (async () => {
      await open(page);
      for (const fault of quickFaults)
        await test.step(`the areas: ${fault}`, () => placesFail(page, shop, fault));
      await fillAddress(page, shop);
      for (const fault of quickFaults)
        await test.step(`the coupon: ${fault}`, () => couponFails(page, shop, fault));
      await couponAgain(page, shop);
    })(),
    test.step('the areas hang', async () => {
      const visitor = await newVisitor();
      await open(visitor);
      await placesFail(visitor, shop, 'hangs');
    }),
    test.step('the coupon hangs', async () => {
      const visitor = await newVisitor();
      await open(visitor);
      await couponFails(visitor, shop, 'hangs');
      await couponAgain(visitor, shop);
    }),
  ]);
});

test('an address is not saved, and then the session has ended', async ({
  page,
  shop,
  newVisitor,
  problems,
}) => {
  problems.expected.push(/status of 401/);
  const visitor = await newVisitor();
  await Promise.all([
    (async () => {
      const { shopper, token } = await openSignedIn(page, shop);
      await checkoutField(page, shop, 'phone').fill('5000 1234');
      await typeAddress(page, shop);
      for (const fault of quickFaults)
        await test.step(`saving ${fault}`, () => savingFails(page, shop, fault));
      await test.step('the token has ended: signing in again brings all that was typed', async () => {
        await callApi('POST', '/logout', { token, body: {} });
        await saveButton(page, shop).click();
        await expect(page).toHaveURL(/\/login\?.*next=/);
        await signInHere(page, shop, shopper);
        await expect(page).toHaveURL(new RegExp(`${shop.at('/checkout')}$`));
        await expect(cartLink(page, shop, 1)).toBeVisible();
        await expect(page.getByText('+965 5000 1234')).toBeVisible();
        await openDialog(page, shop);
        await expectTyped(page, shop);
      });
      await saveAgain(page, shop);
    })(),
    test.step('saving hangs', async () => {
      await openSignedIn(visitor, shop);
      await typeAddress(visitor, shop);
      await savingFails(visitor, shop, 'hangs');
      await saveAgain(visitor, shop);
    }),
  ]);
});

async function bringCart(context: BrowserContext, { locale }: ShopContext): Promise<void> {
  const [product] = await productsToBuy(locale, 0, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(context, await makeCart([{ ...product, quantity: 1 }]));
}

async function openSignedIn(page: Page, shop: ShopContext) {
  const shopper = newShopper();
  const token = await arriveSignedIn(page.context(), shopper);
  await bringCart(page.context(), shop);
  await page.goto(shop.at('/checkout'));
  return { shopper, token };
}

async function placesFail(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  const { texts } = shop;
  const address = page.getByRole('region', { name: texts(namespace, 'address.title') });
  await whileBroken(page, placesCalls, fault, {
    act: () => page.reload(),
    look: () =>
      expect(address.getByText(texts(namespace, 'address.placesFailed'))).toBeVisible({ timeout: 20_000 }),
  });
  await address.getByRole('button', { name: texts(namespace, 'retry') }).click();
  await expect(
    address.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true }),
  ).toBeVisible();
  await expect(checkoutField(page, shop, 'email')).toHaveValue('dalal@example.com');
}

const couponField = (page: Page, { texts }: ShopContext) => page.getByLabel(texts(namespace, 'coupon.label'));
const applyCoupon = (page: Page, { texts }: ShopContext) =>
  page.getByRole('button', { name: texts(namespace, 'coupon.apply'), exact: true }).click();

async function couponFails(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  const coupon = couponField(page, shop);
  const words = shop.texts(namespace, fault === 'answers 500' ? 'coupon.failed' : 'read.unreachable');
  await coupon.fill('DANA10');
  await whileBroken(page, [readCall], fault, {
    act: () => applyCoupon(page, shop),
    async look() {
      const problem = page.locator('form', { has: coupon }).getByRole('alert');
      await expect(problem).toHaveText(words, { timeout: 20_000 });
      await expect(coupon).toHaveValue('DANA10');
      await expect(checkoutField(page, shop, 'email')).toHaveValue('dalal@example.com');
      await expect(cartLink(page, shop, 1)).toBeVisible();
    },
  });
}

async function couponAgain(page: Page, shop: ShopContext): Promise<void> {
  await applyCoupon(page, shop);
  await expect(
    page.getByText(shop.texts(namespace, 'summary.discountWith', { code: 'DANA10' })),
  ).toBeVisible();
}

const openDialog = (page: Page, { texts }: ShopContext) =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts(namespace, 'address.add') })
    .click();

async function typeAddress(page: Page, shop: ShopContext): Promise<void> {
  await openDialog(page, shop);
  await fillAddress(page, shop);
}

const saveButton = (page: Page, { texts }: ShopContext) =>
  page.getByRole('dialog').getByRole('button', { name: texts(namespace, 'address.save') });

async function saveAgain(page: Page, shop: ShopContext): Promise<void> {
  await saveButton(page, shop).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const saved = page.getByRole('group', { name: shop.texts(namespace, 'address.saved') });
  await expect(saved.getByRole('radio')).toBeChecked();
}

async function savingFails(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  await whileBroken(page, [saveCall], fault, {
    act: () => saveButton(page, shop).click(),
    async look() {
      const failed = page.getByRole('dialog').getByText(shop.texts(namespace, 'address.saveFailed'));
      await expect(failed).toBeVisible({ timeout: 20_000 });
      await expectTyped(page, shop);
    },
  });
}

/** The address that was typed is there, the area that was chosen too. */
async function expectTyped(page: Page, shop: ShopContext): Promise<void> {
  const { texts, locale } = shop;
  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await expect(area).not.toHaveValue('');
  await expect(checkoutField(page, shop, 'street')).toHaveValue(locale === 'ar' ? '١٢' : '12');
}
