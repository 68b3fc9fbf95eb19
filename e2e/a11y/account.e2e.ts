import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { aProduct } from '../support/products.ts';
import { callApi, placeOrder } from '../support/shop-api.ts';
import { testSoundPages } from './sound-page.ts';

const before = async (page: Page) => void (await arriveSignedIn(page.context(), newShopper()));

/** A shopper with an address and an order: the lists of the account have something to show. */
async function withOrder(page: Page): Promise<void> {
  const shopper = newShopper();
  const token = await arriveSignedIn(page.context(), shopper);
  const cities = (await callApi('GET', '/cities?per_page=1000')).body.data as {
    id: number;
    country_id: number;
    parent_id: number | null;
  }[];
  const area = cities.find(({ parent_id }) => parent_id !== null);
  const address = { country_id: area?.country_id, city_id: area?.id, town: 'Block 4', address: 'Street 12' };
  await callApi('POST', '/addresses', { token, body: address });
  await placeOrder(token, shopper, (await aProduct('en')).id);
}

testSoundPages([
  '/login',
  '/register',
  '/forgot',
  '/success-login',
  '/wishlist',
  { path: '/profile', before },
  { path: '/profile?tab=addresses&address=new', before },
  { path: '/profile?tab=addresses', before: withOrder },
  { path: '/profile?tab=orders', before: withOrder },
]);
