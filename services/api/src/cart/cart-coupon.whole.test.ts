import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import {
  type CallOptions,
  cartWith,
  findProduct,
  guestOrder,
  knet,
  register,
} from '../testing/test-caller.ts';

const shirt = 'qumash-daily-t-shirt';
const code = 'DANA10';

const { api, call, decide, insert, order, row, rows, update } = shopOfSuite();

const give = (cart: string, promo_code: string | null, options: CallOptions = {}) =>
  call('POST', '/carts/coupon', { ...options, body: { cart_id: cart, promo_code } });
const look = (cart: string, options: CallOptions = {}) => call('GET', `/checkout?cart=${cart}`, options);
const codeOf = async (cart: string, options: CallOptions = {}) =>
  (await look(cart, options)).body.data.promo_code;
const setCoupon = (values: { ends_at?: Date; use_limit?: number; use_limit_per_account?: number }) =>
  update('coupons', { code }, values);
const shirts = (options: CallOptions = {}) => cartWith(call, shirt, { quantity: 2, ...options });
/** A cart with this coupon. */
async function given(options: CallOptions = {}) {
  const cart = await shirts(options);
  await give(cart, code, options);
  return cart;
}

let before: Awaited<ReturnType<typeof rows<'coupons'>>>[number];
beforeAll(async () => {
  before = await row('coupons', { code });
});
afterEach(async () => {
  await api.db.deleteFrom('coupons').where('code', '=', code).execute();
  const { title, picture, ...plain } = before;
  await insert('coupons', { ...plain, title: JSON.stringify(title), picture: JSON.stringify(picture) });
});

describe('a coupon of a cart', () => {
  it('is there for every reader of the cart, until it is taken off', async () => {
    const cart = await shirts();
    expect((await give(cart, ' dana10 ')).body.data).toMatchObject({ id: cart, items_count: 2 });
    expect((await look(cart)).body.data).toMatchObject({ promo_code: code, discount: 1.5, total: 13.5 });
    expect((await give(cart, null)).status).toBe(200);
    const without = { promo_code: null, discount: 0, promo_refused: null };
    expect((await look(cart)).body.data).toMatchObject(without);
  });

  it('follows the account to another device, and is nobody else’s', async () => {
    const { token } = await register(call);
    const cart = await given({ token });
    const foreign = await give(cart, null, { token: (await register(call)).token });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'cart_not_found']);
    expect(await codeOf(cart, { token })).toBe(code);
  });

  it.each([
    ['NOPE', 'This coupon code is not valid'],
    ['AUG23', 'This coupon has expired'],
    ['SOUND14', 'This coupon applies to matching products from KWD 50.000'],
  ])('is refused as %s with the reason, and the one before stays', async (typed, message) => {
    const cart = await given();
    const refused = await give(cart, typed);
    expect([refused.status, refused.body.errors]).toEqual([422, { promo_code: [message] }]);
    const asked = await look(`${cart}&promo_code=${typed}`);
    expect([asked.status, asked.body.errors]).toEqual([422, { promo_code: [message] }]);
    expect(await codeOf(cart)).toBe(code);
  });

  it('is not given to an empty cart', async () => {
    const cart = await shirts();
    await call('DELETE', `/carts/${cart}/clear`);
    expect((await give(cart, code)).body.message).toBe('Cart is empty');
  });

  it('gives way to the code that an older page asks with, for that answer alone', async () => {
    const cart = await shirts();
    const { data } = (await look(`${cart}&promo_code=dana10`)).body;
    expect(data).toMatchObject({ promo_code: code, sub_total: 15, discount: 1.5, total: 13.5 });
    expect(await codeOf(cart)).toBeNull();
  });
});

describe('the code that a page shows as applied', () => {
  const shown = async (cart: string, on: string) =>
    (await look(`${cart}&promo_code=${on}&kept_coupon=1`)).body.data;

  it('is what it is priced with as long as the cart has it', async () => {
    const cart = await given();
    expect(await shown(cart, code)).toMatchObject({ promo_code: code, total: 13.5 });
  });

  it('brings nothing back that another tab took off, and is no try of a code', async () => {
    const cart = await given();
    await give(cart, null);
    expect(await shown(cart, code)).toMatchObject({ promo_code: null, total: 15 });
    expect(await shown(cart, 'NOPE')).toMatchObject({ promo_code: null, total: 15 });
  });

  it('is taken off and said once when it has ended', async () => {
    const cart = await given();
    await setCoupon({ ends_at: new Date(0) });
    expect((await shown(cart, code)).promo_refused).toMatchObject({ code });
    expect(await shown(cart, code)).toMatchObject({ promo_code: null, promo_refused: null });
  });
});

describe('a coupon that may no longer be used', () => {
  it.each([
    ['has ended', { ends_at: new Date(0) }, 'This coupon has expired'],
    ['was used up', { use_limit: 0 }, 'This coupon has expired'],
    ['needs an account now', { use_limit_per_account: 1 }, 'Please sign in to use this coupon'],
    ['was taken away', null, 'This coupon code is not valid'],
  ])('because it %s is taken off, and said once', async (_why, change, message) => {
    const cart = await given();
    if (change) await setCoupon(change);
    else await api.db.deleteFrom('coupons').where('code', '=', code).execute();
    const told = { promo_code: null, discount: 0, total: 15, promo_refused: { code, message } };
    expect((await look(cart)).body.data).toMatchObject(told);
    expect((await look(cart)).body.data).toMatchObject({ promo_code: null, promo_refused: null });
  });

  it('is said to one of many who read at once, in the language of that one', async () => {
    const cart = await given();
    await setCoupon({ ends_at: new Date(0) });
    const seen = await Promise.all(Array.from({ length: 8 }, () => look(cart, { lang: 'ar' })));
    const said = seen.flatMap(({ body }) => body.data.promo_refused ?? []);
    expect(said).toEqual([{ code, message: 'انتهت صلاحية كود الخصم' }]);
  });

  it('is said by a refused order, and not again by the cart that is read after it', async () => {
    const cart = await given();
    await setCoupon({ ends_at: new Date(0) });
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: code }) });
    expect([placed.status, placed.body.code]).toEqual([422, 'promo_expired']);
    expect((await look(cart)).body.data).toMatchObject({ promo_code: null, promo_refused: null });
  });
});

describe('an order', () => {
  it('takes the coupon of the cart where it names none, and clears it', async () => {
    const cart = await given();
    const { promo_code: _, ...body } = guestOrder(cart, { expected_total: null });
    expect((await call('POST', '/checkout', { body })).status).toBe(200);
    expect((await row('orders', { cart_id: cart })).promo_code).toBe(code);
    expect((await row('carts', { id: cart })).promo_code).toBeNull();
  });

  it('without a coupon, because its page shows none, takes none', async () => {
    const cart = await given();
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: null }) });
    const order = await call('GET', `/orders/${placed.body.data.payment_info.id}`);
    expect(order.body.data.discount).toBe(0);
  });

  it('that was not paid brings its coupon back with its items', async () => {
    const { token } = await register(call);
    await setCoupon({ use_limit_per_account: 1 });
    const cart = await given({ token });
    const body = guestOrder(cart, { ...knet, promo_code: code });
    const placed = (await call('POST', '/checkout', { body, token })).body.data;
    await decide(placed.payment_link.link, 'cancel');
    const path = `/orders/${placed.payment_info.id}/restore-cart`;
    const restored = (await call('POST', path, { token, body: {} })).body.data;
    expect(await codeOf(restored.id, { token })).toBe(code);
  });
});

describe('a guest who signs in', () => {
  it('brings the coupon along with the cart', async () => {
    const cart = await given();
    const { token } = await register(call);
    expect(await codeOf(cart, { token })).toBe(code);
    expect((await look(cart)).status).toBe(404);
  });

  it('finds that of the account’s empty cart where the own one has none', async () => {
    const { token } = await register(call);
    const own = await given({ token });
    await call('DELETE', `/carts/${own}/clear`, { token });
    const guests = await shirts();
    expect(await codeOf(guests, { token })).toBe(code);
  });

  it('with a cart in the account: each cart keeps its own until they are joined', async () => {
    const { token } = await register(call);
    const own = await given({ token });
    const guests = await cartWith(call, shirt, { quantity: 1 });
    expect(await codeOf(guests, { token })).toBeNull();
    const { stock: _, ...line } = await findProduct(call, shirt);
    await call('POST', '/carts/add', { token, body: { ...line, quantity: 1, cart_id: own } });
    expect(await codeOf(own, { token })).toBe(code);
  });
});

describe('a coupon that an account may use once', () => {
  beforeEach(() => setCoupon({ use_limit_per_account: 1 }));

  it('asks guests to sign in', async () => {
    const { status, body } = await order({ slug: shirt, form: { promo_code: code } });
    expect([status, body.code]).toEqual([422, 'promo_sign_in']);
  });

  it('is refused the second time, in both languages, and comes back when its order was not paid', async () => {
    const { token } = await register(call);
    const ordered = () => order({ slug: shirt, token, lang: 'ar', method: 4, form: { promo_code: code } });
    const first = await ordered();
    const { cart, ...second } = await ordered();
    expect([first.status, second.status]).toEqual([200, 422]);
    expect(second.body.message).toBe('سبق أن استخدمت كود الخصم هذا');
    const seen = () => look(`${cart}&promo_code=${code}`, { token });
    expect((await seen()).body.errors.promo_code).toEqual(['You have already used this coupon']);
    await decide(first.link, 'cancel');
    expect((await seen()).status).toBe(200);
    expect((await ordered()).status).toBe(200);
    // The first order would be its second use now.
    const payAgain = await call('POST', `/orders/${first.id}/pay`, { token });
    expect([payAgain.status, payAgain.body.code]).toEqual([422, 'promo_used']);
  });
});
