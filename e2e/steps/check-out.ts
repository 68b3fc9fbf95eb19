import { expect, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import { chooseByTyping } from './choose-by-typing.ts';
import { paymentName } from './prepare-cart.ts';

const namespace = 'cart-checkout';
/** An area that every sample shop delivers to, by its name. */
export const areas = { en: 'Salmiya', ar: 'السالمية' };
/** Digits as each language's keyboard gives them: the shop takes both. */
export const typed = {
  en: { phone: '5000 1234', block: '4', street: '12', building: '7' },
  ar: { phone: '٥٠٠٠ ١٢٣٤', block: '٤', street: '١٢', building: '٧' },
};

/** A field of the checkout by its name in the locale files. */
export const checkoutField = (page: Page, { texts }: ShopContext, name: string) =>
  page.getByRole('textbox', { name: texts(namespace, `field.${name}`), exact: true });

/** Fills contact and address as a guest would, and chooses a way to pay. */
export async function fillCheckout(
  page: Page,
  shop: ShopContext,
  paymentCode = 'cash-on-delivery',
): Promise<void> {
  await fillContact(page, shop);
  await fillAddress(page, shop);
  const shipping = page
    .getByRole('group', { name: shop.texts(namespace, 'shipping.title') })
    .getByRole('radio');
  await expect(shipping.first()).toBeChecked();
  await choosePayment(page, shop, paymentCode);
  await agreeToTerms(page, shop);
}

/** Who orders. */
export async function fillContact(page: Page, shop: ShopContext): Promise<void> {
  await checkoutField(page, shop, 'first_name').fill('Dalal');
  await checkoutField(page, shop, 'last_name').fill('Al-Sabah');
  await checkoutField(page, shop, 'email').fill('dalal@example.com');
  await checkoutField(page, shop, 'phone').fill(typed[shop.locale].phone);
}

/** Where the order goes: an area found by typing, in the page's language. */
export async function fillAddress(page: Page, shop: ShopContext, areaTyped?: string): Promise<void> {
  const { texts, locale } = shop;
  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await chooseByTyping(area, areaTyped ?? areas[locale], areas[locale]);
  await checkoutField(page, shop, 'block').fill(typed[locale].block);
  await checkoutField(page, shop, 'street').fill(typed[locale].street);
  await checkoutField(page, shop, 'building').fill(typed[locale].building);
}

/** Chooses a way to pay by its code, and the first plan of one that needs a plan. */
export async function choosePayment(page: Page, { texts, locale }: ShopContext, code: string): Promise<void> {
  const name = await paymentName(locale, code);
  const ways = { name: texts(namespace, 'payment.title') };
  await page
    .getByRole('radiogroup', ways)
    // As releases before 2026-11-25 call it.
    .or(page.getByRole('group', ways))
    .getByRole('radio', { name: new RegExp(`^${name}`) })
    .check();
  if (code !== 'dana-installments') return;
  const plans = page.getByRole('group', { name: texts(namespace, 'installments.title') });
  await plans.getByRole('radio').first().check();
}

/** Ticks that the terms of sale are agreed to. */
export const agreeToTerms = (page: Page, { texts }: ShopContext): Promise<void> =>
  page.getByRole('checkbox', { name: texts(namespace, 'notes.agree') }).check();

/** The button that orders. */
export const placeButton = (page: Page, { texts }: ShopContext) =>
  page.getByRole('button', { name: texts(namespace, 'order.place') });
