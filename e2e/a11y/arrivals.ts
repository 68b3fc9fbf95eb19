import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { saveAddress } from '../steps/save-address.ts';
import { aProduct } from '../support/products.ts';
import { placeOrder } from '../support/shop-api.ts';

/* What a browser has from earlier visits when it comes to a page that is looked at. */

/** A guest's cart of so many products. */
export async function withCart(page: Page, count = 2): Promise<void> {
  const bought = await productsToBuy('en', 11, count);
  await giveCart(page.context(), await makeCart(bought.map((one) => ({ ...one, quantity: 1 }))));
}

/** An account without anything in it. */
export async function withAccount(page: Page): Promise<void> {
  await arriveSignedIn(page.context(), newShopper());
}

/** An account with an address and an order: its lists have something to show. */
export async function withOrder(page: Page): Promise<void> {
  const shopper = newShopper();
  const token = await arriveSignedIn(page.context(), shopper);
  await saveAddress(token);
  await placeOrder(token, shopper, (await aProduct('en')).id);
}
