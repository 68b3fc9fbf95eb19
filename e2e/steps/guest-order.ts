import type { Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import { makeCart, placeOrder, productsToBuy } from './prepare-cart.ts';

let turn = Math.floor(Math.random() * 2);

/** Orders without an account, past the storefront. @returns the order's id. */
export async function orderAsGuest({ locale }: ShopContext, email: string): Promise<string> {
  // In turn, so that no product is sold out by these orders alone.
  const products = await productsToBuy(locale, 17, 2);
  const product = products[turn++ % products.length];
  if (!product) throw new Error('The shop sells nothing.');
  return (await placeOrder(await makeCart([{ ...product, quantity: 1 }]), 'cash', { email })).id;
}

/** On the page of a guest's order: opens the form of an account with its details. */
export const openOffer = (page: Page, { texts }: ShopContext): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts('account', 'orderPage.createAccount') })
    .click();

/** Chooses the password of that account and sends the form. */
export async function choosePassword(page: Page, { texts }: ShopContext, password: string): Promise<void> {
  const main = page.getByRole('main');
  const field = main.getByLabel(texts('account', 'form.password'), { exact: true });
  await field.fill(password);
  await main.getByRole('checkbox', { name: texts('account', 'register.agree') }).check();
  await main.getByRole('button', { name: texts('account', 'register.submit'), exact: true }).click();
}
