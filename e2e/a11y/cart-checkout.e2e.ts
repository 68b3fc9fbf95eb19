import { bankPageOf } from '../steps/decide-at-bank.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { checkPages } from './check-pages.ts';

async function anOrder(method: 'cash' | 'knet' = 'cash') {
  const bought = await productsToBuy('en', 13, 1);
  return placeOrder(await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))), method);
}

/** The bank's page of a new order, in a language. */
async function payLink(locale: 'en' | 'ar'): Promise<string> {
  const { link = '' } = await anOrder('knet');
  return bankPageOf(link.replace(/lang=\w+/, `lang=${locale}`));
}

/** The same after the payment was declined there. */
async function declinedLink(locale: 'en' | 'ar'): Promise<string> {
  const link = await payLink(locale);
  const body = new URLSearchParams({ decision: 'decline' });
  await fetch(link, { method: 'POST', body, redirect: 'manual' });
  return link;
}

checkPages([
  { path: '/cart', title: '/cart without anything in it' },
  { path: '/checkout', title: '/checkout without a cart' },
  '/order',
  { path: async () => `/order/${(await anOrder()).id}`, title: '/order/{id}' },
  { path: payLink, title: 'the payment page' },
  { path: declinedLink, title: 'the payment page of a payment that was declined' },
  {
    path: async () => `/order-confirmation?order=${(await anOrder('knet')).id}`,
    title: '/order-confirmation of an order that is not paid yet',
  },
]);
