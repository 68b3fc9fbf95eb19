import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { saveAddress } from '../steps/save-address.ts';
import { aProduct } from '../support/products.ts';
import { placeOrder } from '../support/shop-api.ts';
import { checkPages } from './check-pages.ts';

const before = async (page: Page) => void (await arriveSignedIn(page.context(), newShopper()));

/** A shopper with an address and an order: the lists of the account have something to show. */
async function withOrder(page: Page): Promise<void> {
  const shopper = newShopper();
  const token = await arriveSignedIn(page.context(), shopper);
  await saveAddress(token);
  await placeOrder(token, shopper, (await aProduct('en')).id);
}

checkPages([
  { path: '/profile', before },
  { path: '/profile?tab=addresses&address=new', before },
  { path: '/profile?tab=addresses', before: withOrder },
  { path: '/profile?tab=orders', before: withOrder },
]);
