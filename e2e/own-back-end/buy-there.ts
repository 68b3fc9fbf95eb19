import { expect, type Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { expectHydrated } from '../steps/browse.ts';
import { agreeToTerms, checkoutField, fillContact, placeButton } from '../steps/check-out.ts';
import type { ShopContext } from '../support/shop-test.ts';

const namespace = 'cart-checkout';

/** Puts a product without variations, or the first that can be had of one with them, into the cart. */
export async function putInCart(page: Page, shop: ShopContext, slug: string): Promise<void> {
  await page.goto(shop.at(`/product-details/${slug}`));
  await expectHydrated(page);
  await addButton(page, shop.texts).click();
  const drawer = page.getByRole('dialog', { name: shop.texts(namespace, 'drawer.title') });
  await expect(drawer.getByRole('textbox')).toHaveValue('1');
}

/** Gives the cart a code on its page. */
export async function useCode(page: Page, { at, texts }: ShopContext, code: string): Promise<void> {
  await page.goto(at('/cart'));
  await page.getByRole('textbox', { name: texts(namespace, 'coupon.label') }).fill(code);
  await page.getByRole('button', { name: texts(namespace, 'coupon.apply'), exact: true }).click();
  await expect(page.getByText(code).first()).toBeVisible();
}

/** Fills a guest's contact and an address of a country of which nothing but its name is known. */
export async function fillThere(page: Page, shop: ShopContext): Promise<void> {
  const { texts, locale } = shop;
  await fillContact(page, shop);
  await checkoutField(page, shop, 'phone').fill('50001234');
  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await area.fill(locale === 'ar' ? 'السالمية' : 'Salmiya');
  await page.getByRole('option').first().click();
  await checkoutField(page, shop, 'line').fill('Street 12, house 7');
}

/** Chooses how to pay, agrees and orders. */
export async function orderBy(page: Page, shop: ShopContext, payment: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${payment}`) }).check();
  await agreeToTerms(page, shop);
  await placeButton(page, shop).click();
}

/** What another shop calls its ways to pay. */
export const payments = {
  en: { cash: 'Cash on delivery', card: 'Card' },
  ar: { cash: 'الدفع عند الاستلام', card: 'بطاقة' },
};

/** The order's page says thanks, its number, what was bought and how it is paid, before and after a reload. */
export async function expectThanks(page: Page, { at, texts }: ShopContext, said: string[]): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${at('/order/777')}$`));
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(page.getByRole('heading', { name: texts(namespace, 'placed.thanks') })).toBeVisible();
    for (const words of ['777', ...said])
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    if (visit === 0) await page.reload();
  }
}
