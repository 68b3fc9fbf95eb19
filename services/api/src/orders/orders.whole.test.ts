import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { place, register } from '../testing/test-caller.ts';

const { call, order, read, row, rows, setStock, stock } = shopOfSuite();

async function placeOrder() {
  const { id } = await order({ quantity: 1 });
  return { id, number: (await read(id)).number as string };
}
const track = (body: object) => call('POST', '/orders/track', { body });

// That it opens an account's order for its owner alone is in account/account-from-order.whole.test.ts.
describe('tracking an order', () => {
  it('finds it by its number, however typed, and the e-mail or the phone', async () => {
    const { id, number } = await placeOrder();
    const digits = number.replace('DN-', '');
    const arabicDigits = digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const body of [
      { number, email: 'Fahad@Dana.example' },
      { number: ` dn-${digits} `, phone: '5000 1234' },
      { number: arabicDigits, phone: '٠٠٩٦٥٥٠٠٠١٢٣٤' },
      // As our own emails write it, in Arabic with its isolates, and as it is read out and copied.
      { number: `\u2066${number}\u2069`, email: 'fahad@dana.example\u200f' },
      { number: `#${number}`, phone: '\u202a+965 5000 1234\u202c' },
      { number: number.replace('-', '\u2011'), email: 'fahad@dana.example' },
      { number: number.replace('-', ''), email: 'fahad@dana.example' },
    ]) {
      const { data } = (await track(body)).body;
      expect(data).toMatchObject({ id, number, status: 'placed', items_count: 1 });
      expect(data).not.toHaveProperty('address');
      expect(data).not.toHaveProperty('contact');
    }
  });

  it('says the same of a wrong number, a wrong e-mail and a wrong phone', async () => {
    const { number } = await placeOrder();
    const answers = [
      await track({ number: 'DN-1', email: 'fahad@dana.example' }),
      await track({ number, email: 'other@dana.example' }),
      await track({ number, phone: '60001234' }),
      await track({ number, email: 'fahad@dana.example', phone: '60001234' }),
    ];
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await track({ number })).body.errors).toHaveProperty('email');
  });
});

describe('the default address', () => {
  it('is one of them, whichever is chosen or removed', async () => {
    const { token } = await register(call);
    const add = async (town: string) =>
      (await call('POST', '/addresses', { token, body: { ...place, town } })).body.data.id as string;
    const [first, second] = [await add('Block 1'), await add('Block 2')];
    const list = async () =>
      (await call('GET', '/addresses', { token })).body.data.map(
        (row: { id: string; is_default: boolean }) => [row.id, row.is_default],
      );
    expect(await list()).toEqual([
      [first, true],
      [second, false],
    ]);
    await call('POST', `/addresses/${second}/default`, { token });
    expect(await list()).toEqual([
      [second, true],
      [first, false],
    ]);
    await call('DELETE', `/addresses/${second}`, { token });
    expect(await list()).toEqual([[first, true]]);
  });
});

describe('a shopper', () => {
  it('cancels before anything is packed, once, with a coupon of their own given back', async () => {
    const left = async () => [await stock(), (await row('coupons', { code: 'DANA10' })).uses];
    const before = await left();
    const { id } = await order({ form: { promo_code: 'DANA10' } });
    expect((await read(id)).can_cancel).toBe(true);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/orders/${id}/cancel`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await left()).toEqual(before);
    const history = await rows('order_history', { order_id: id });
    expect(history).toContainEqual(expect.objectContaining({ status: 'cancelled', actor: 'shopper' }));
    const written = (await rows('letters', { order_id: id })).map(({ kind }) => kind);
    expect(written).toContain('order_cancelled');
  });

  it('buys again what is still sold, and learns what is not', async () => {
    const { id } = await order();
    const again = await call('POST', `/orders/${id}/buy-again`, { body: {} });
    expect(again.body.data).toMatchObject({ items_count: 2, left_out: [] });
    const cart = again.body.data.id;
    await setStock(3);
    const more = await call('POST', `/orders/${id}/buy-again`, { body: { cart_id: cart } });
    expect(more.body.data).toMatchObject({ id: cart, items_count: 3 });
    expect(more.body.data.left_out).toEqual([{ name: expect.any(String), quantity: 1 }]);
  });
});
