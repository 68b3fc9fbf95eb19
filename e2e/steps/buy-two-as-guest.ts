import { addButton } from './add-button.ts';
import { expect, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import { cartLink, chooseSecondValue, expectHydrated, openDepartment, openProduct } from './browse.ts';
import { fillCheckout } from './check-out.ts';

const namespace = 'cart-checkout';

/**
 * From the home page to an order, as a guest: chooses a variation of a product, takes two of it, and sees the order.
 * @param product – of the electronics department's first page, with variations.
 */
export async function buyTwoAsGuest(
  page: Page,
  shop: ShopContext,
  product: { slug: string; name: string },
): Promise<void> {
  const { at, texts, locale } = shop;
  await page.goto(at('/'));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');

  await openDepartment(page, shop, 'electronics');
  await openProduct(page, shop, product);
  await expectHydrated(page);
  await chooseSecondValue(page);
  await expect(page).toHaveURL(/[?&]variant=/);
  await addButton(page, texts).click();

  const drawer = page.getByRole('dialog', { name: texts(namespace, 'drawer.title') });
  await expect(drawer).toBeVisible();
  await drawer
    .getByRole('button', { name: texts(namespace, 'line.increase', { title: product.name }) })
    .click();
  await expect(drawer.getByRole('textbox')).toHaveValue('2');
  await drawer.getByRole('button', { name: texts(namespace, 'drawer.close') }).click();
  await expect(cartLink(page, shop, 2)).toBeVisible();

  await cartLink(page, shop, 2).click();
  await drawer.getByRole('link', { name: texts(namespace, 'drawer.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await fillCheckout(page, shop);
  await page.getByRole('button', { name: texts(namespace, 'order.place') }).click();

  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  await expect(page.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') })).toBeVisible();
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  await expect(cartLink(page, shop, 0)).toBeVisible();

  // The order is the server's: a new document shows the same one.
  await page.reload();
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
}
