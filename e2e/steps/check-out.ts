import { expect, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

const namespace = 'cart-checkout';
const areas = { en: 'Salmiya', ar: 'السالمية' };
/** Digits as each language's keyboard gives them: the shop takes both. */
const phones = { en: '5000 1234', ar: '٥٠٠٠١٢٣٤' };

/** Fills contact and address as a guest would, and chooses a way to pay. */
export async function fillCheckout(page: Page, { texts, locale }: ShopContext): Promise<void> {
  const field = (name: string) =>
    page.getByRole('textbox', { name: texts(namespace, `field.${name}`), exact: true });
  await field('first_name').fill('Dalal');
  await field('last_name').fill('Al-Sabah');
  await field('email').fill('dalal@example.com');
  await field('phone').fill(phones[locale]);

  const area = page.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true });
  await area.fill(areas[locale]);
  await page.getByRole('option', { name: areas[locale] }).first().click();
  await field('block').fill('4');
  await field('street').fill('12');
  await field('building').fill('7');

  const shipping = page.getByRole('group', { name: texts(namespace, 'shipping.title') }).getByRole('radio');
  await expect(shipping.first()).toBeChecked();
  await page
    .getByRole('group', { name: texts(namespace, 'payment.title') })
    .getByRole('radio')
    .first()
    .check();
}
