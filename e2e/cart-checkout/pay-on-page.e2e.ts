import type { Page } from '@playwright/test';
import { decideOnBankPage } from '../steps/at-bank.ts';
import { cartLink } from '../steps/browse.ts';
import {
  agreeToTerms,
  checkoutField,
  choosePayment,
  fillAddress,
  fillContact,
  placeButton,
} from '../steps/check-out.ts';
import { typeCoupon } from '../steps/coupons.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* A guest pays on the bank's page: comes back without paying, is declined, cancels, and pays in the end. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('a guest is told what is missing, keeps what was typed, and gets through a payment that goes wrong three times', async ({
  page,
  shop,
  context,
  problems,
}) => {
  // The refused coupon.
  problems.expected.push(/status of 422/);
  test.setTimeout(120_000);
  const { at, texts, locale } = shop;
  const place = placeButton(page, shop);
  const bought = await productsToBuy(locale, 0, 2);
  await giveCart(context, await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));

  await test.step('an area is found in either language; what is missing of the contact is said', async () => {
    await page.goto(at('/checkout'));
    await choosePayment(page, shop, 'knet');
    await fillAddress(page, shop, locale === 'ar' ? 'salmiya' : 'السالميه');
    await place.click();
    await expect(checkoutField(page, shop, 'first_name')).toBeFocused();
    await expect(page.getByText(texts(namespace, 'wrongFields.title'))).toBeVisible();
    await fillContact(page, shop);
    await agreeToTerms(page, shop);
    await notesField(page, shop).fill('Ring twice');
  });

  await test.step('a coupon is refused and another applied', async () => {
    await typeCoupon(page, shop, 'AUG23');
    await expect(page.getByLabel(texts(namespace, 'coupon.label'))).toHaveAttribute('aria-invalid', 'true');
    await typeCoupon(page, shop, 'DANA10');
    await expect(page.getByText(texts(namespace, 'toast.couponApplied')).first()).toBeVisible();
    await expect(page.getByText(texts(namespace, 'summary.discountWith', { code: 'DANA10' }))).toBeVisible();
  });

  await test.step('a reload loses nothing', async () => {
    await page.reload();
    await expect(checkoutField(page, shop, 'building')).toHaveValue(locale === 'ar' ? '٧' : '7');
    await expect(notesField(page, shop)).toHaveValue('Ring twice');
    await expect(page.getByText(texts(namespace, 'summary.discountWith', { code: 'DANA10' }))).toBeVisible();
  });

  await test.step('Back on the payment page finds the order waiting, and the way to pay it', async () => {
    await place.click();
    await expect(page).toHaveURL(/\/pay\//);
    await page.goBack();
    await expect(news(page, shop, 'waiting')).toBeVisible();
    await page.getByRole('button', { name: texts(namespace, 'unpaid.payNow') }).click();
    await expect(page).toHaveURL(/\/pay\//);
  });

  await test.step('a declined payment is reported, and the cart comes back with everything typed', async () => {
    await decideOnBankPage(page, 'decline');
    await expect(page).toHaveURL(new RegExp(at('/order-confirmation')));
    await expect(news(page, shop, 'unpaid')).toBeVisible();
    await expect(page.getByText(texts(namespace, 'orderPage.sentence.declined'))).toBeVisible();
    await page.getByRole('button', { name: texts(namespace, 'unpaid.restore') }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
    await expect(cartLink(page, shop, 2)).toBeVisible();
    await expect(checkoutField(page, shop, 'email')).toHaveValue('dalal@example.com');
    await expect(notesField(page, shop)).toHaveValue('Ring twice');
  });

  await test.step('a cancelled payment is reported and can be tried again', async () => {
    await choosePayment(page, shop, 'knet');
    await expect(place).toBeEnabled();
    await place.click();
    await decideOnBankPage(page, 'cancel');
    await expect(page.getByText(texts(namespace, 'orderPage.sentence.cancelled'))).toBeVisible();
    await page.getByRole('button', { name: texts(namespace, 'retry') }).click();
  });

  await test.step('an approved payment is confirmed by the server, also after a reload and whatever the address says', async () => {
    await decideOnBankPage(page, 'approve');
    await expect(news(page, shop, 'placed')).toBeVisible();
    await expect(page.getByText(texts('account', 'receipt.status.paid'), { exact: true })).toBeVisible();
    await page.goto(page.url().replace('result=paid', 'result=failed'));
    await expect(news(page, shop, 'placed')).toBeVisible();
    await expect(cartLink(page, shop, 0)).toBeVisible();
    await page.goto(at('/checkout'));
    await expect(page.getByText(texts(namespace, 'checkout.nothing'))).toBeVisible();
  });
});

/** Its name ends with the word for optional. */
const notesField = (page: Page, { texts }: ShopContext) =>
  page.getByRole('textbox', { name: texts(namespace, 'field.notes') });

const news = (page: Page, { texts }: ShopContext, kind: string) =>
  page.getByRole('heading', { name: texts(namespace, `orderPage.news.${kind}`) });
