import type { Page } from '@playwright/test';
import { giveCart, makeCart, placeOrder, wares } from '../steps/prepare-cart.ts';
import { testSoundPages } from './sound-page.ts';

/** Gives the browser a cart of two wares. */
async function withCart(page: Page): Promise<void> {
  const bought = await wares('en', 11, 2);
  await giveCart(page.context(), await makeCart(bought.map((ware) => ({ ...ware, quantity: 1 }))));
}

async function anOrder(): Promise<string> {
  const bought = await wares('en', 13, 1);
  return (await placeOrder(await makeCart(bought.map((ware) => ({ ...ware, quantity: 1 }))), 'cash')).id;
}

testSoundPages([
  { path: '/cart', title: '/cart without anything in it' },
  { path: '/cart', title: '/cart with two lines', before: withCart },
  { path: '/checkout', title: '/checkout without a cart' },
  { path: '/checkout', title: '/checkout with two lines', before: withCart },
  '/order',
  { path: async () => `/order/${await anOrder()}`, title: '/order/{id}' },
]);
