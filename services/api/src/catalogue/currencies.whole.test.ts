import { expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const { call, order, read } = shopOfSuite();
const headphones = 'safwani-horizon-headphones';
const priceIn = async (currency: string) =>
  (await call('GET', `/products/${headphones}?currency=${currency}`)).body.data.price;

// That a filter keeps exactly what is shown between its ends is in cart/price-oracle.test.ts.
it('is converted by the server, once, in lists and filters', async () => {
  const { data, meta } = (await call('GET', '/products?currency=USD&price_from=200&price_to=220')).body;
  // 64.900 dinars at 3.255.
  expect(data).toContainEqual(expect.objectContaining({ price: 211.25 }));
  for (const { price } of data) expect(price >= 200 && price <= 220).toBe(true);
  expect(meta.max_price).toBe(4019.11);
});

it.each<[string, number]>([
  ['USD', 211.25],
  ['SAR', 791.78],
  ['AED', 775.56],
  ['sar', 791.78],
  ...['XYZ', 'EUR', '', '__proto__', 'usd; drop table orders'].map(
    (code) => [code, 64.9] as [string, number],
  ),
])('%j has its own decimals, and is dinars where the shop does not take it', async (currency, price) => {
  expect(await priceIn(currency)).toBe(price);
});

it('stays with the order, whatever its reader’s currency', async () => {
  const headers = { currency: 'USD' };
  const form = { shipping_method_id: 2, expected_total: 643.52 };
  const { id } = await order({ slug: headphones, quantity: 3, headers, form });
  const sums = { currency: 'USD', sub_total: 633.75, shipping: 9.77, total: 643.52 };
  expect(await read(id)).toMatchObject(sums);
});
