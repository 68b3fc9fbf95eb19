import { productsAnswerSchema } from '@dana/contracts/api/listing';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, findProduct, guestOrder } from '../testing/test-caller.ts';

const api = apiOfSuite();
const call = callerOf(api);

describe('another currency', () => {
  it('is converted by the server, once, in lists and filters', async () => {
    const path = '/products?currency=USD&price_from=200&price_to=220&per_page=50';
    const { data, meta } = productsAnswerSchema.parse((await call('GET', path)).body);
    // 64.900 dinars at 3.255.
    expect(data.map((product) => product.price)).toContain(211.25);
    for (const product of data) expect(product.price).toBeGreaterThanOrEqual(200);
    expect(meta.max_price).toBe(4019.11);
  });

  it.each([
    ['USD', 211.25],
    ['SAR', 791.78],
    ['AED', 775.56],
    ['sar', 791.78],
  ])('%s is one of those the shop takes, with its own decimals', async (currency, price) => {
    const { data } = (await call('GET', `/products/safwani-horizon-headphones?currency=${currency}`)).body;
    expect(data.price).toBe(price);
  });

  it('keeps with a price filter exactly what it shows between both ends', async () => {
    const listed = async (query: string) =>
      productsAnswerSchema.parse((await call('GET', `/products?per_page=100&${query}`)).body).data;
    for (const currency of ['KWD', 'USD', 'SAR', 'AED']) {
      const all = await listed(`currency=${currency}`);
      for (const { price: from } of all.slice(0, 10)) {
        const to = from * 2;
        const kept = await listed(`currency=${currency}&price_from=${from}&price_to=${to.toFixed(3)}`);
        const requested = all.filter(({ price }) => price >= from && price <= Number(to.toFixed(3)));
        expect(kept.map(({ id }) => id).sort()).toEqual(requested.map(({ id }) => id).sort());
      }
    }
  });

  it('stays with the order, whatever its reader’s currency', async () => {
    const headers = { currency: 'USD' };
    const headphones = await findProduct(call, 'safwani-horizon-headphones');
    const cart = (await call('POST', '/carts/add', { body: { ...headphones, quantity: 3 } })).body.data.id;
    const { data } = (await call('GET', `/checkout?cart=${cart}&shipping_method_id=2`, { headers })).body;
    expect(data).toMatchObject({ currency: 'USD', sub_total: 633.75, shipping: 9.77, total: 643.52 });
    const body = guestOrder(cart, { shipping_method_id: 2, expected_total: 643.52 });
    const placed = await call('POST', '/checkout', { body, headers });
    const order = (await call('GET', `/orders/${placed.body.data.payment_info.id}`)).body.data;
    expect(order).toMatchObject({ currency: 'USD', total: 643.52 });
  });

  it('that the shop does not take is answered in dinars', async () => {
    for (const currency of ['XYZ', 'EUR', '', '__proto__', 'usd; drop table orders']) {
      const { data } = (await call('GET', `/products/safwani-horizon-headphones?currency=${currency}`)).body;
      expect(data.price).toBe(64.9);
    }
  });
});
