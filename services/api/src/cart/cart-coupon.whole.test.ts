import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { decideOnPage } from '../testing/pay-on-page.ts';
import {
  type CallOptions,
  callerOf,
  cartWith,
  findProduct,
  guestOrder,
  register,
} from '../testing/test-caller.ts';

const shirt = 'qumash-daily-t-shirt';

const api = apiOfSuite();
const call = callerOf(api);

const give = (cart: string, promo_code: string | null, options: CallOptions = {}) =>
  call('POST', '/carts/coupon', { ...options, body: { cart_id: cart, promo_code } });
const look = (cart: string, options: CallOptions = {}) => call('GET', `/checkout?cart=${cart}`, options);
const codeOf = async (cart: string, options: CallOptions = {}) =>
  (await look(cart, options)).body.data.promo_code;
const setCoupon = (values: { ends_at?: Date; use_limit?: number; use_limit_per_account?: number }) =>
  api.db.updateTable('coupons').set(values).where('code', '=', 'DANA10').execute();
const couponRow = () =>
  api.db.selectFrom('coupons').selectAll().where('code', '=', 'DANA10').executeTakeFirstOrThrow();

let before: Awaited<ReturnType<typeof couponRow>>;
beforeAll(async () => {
  before = await couponRow();
});
afterEach(async () => {
  await api.db.deleteFrom('coupons').where('code', '=', 'DANA10').execute();
  const { title, picture, ...plain } = before;
  const json = { title: JSON.stringify(title), picture: JSON.stringify(picture) };
  await api.db
    .insertInto('coupons')
    .values({ ...plain, ...json })
    .execute();
});

describe('a coupon of a cart', () => {
  it('is there for every reader of the cart, until it is taken off', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    expect((await give(cart, ' dana10 ')).body.data).toMatchObject({ id: cart, items_count: 2 });
    expect((await look(cart)).body.data).toMatchObject({ promo_code: 'DANA10', discount: 1.5, total: 13.5 });
    expect((await give(cart, null)).status).toBe(200);
    expect((await look(cart)).body.data).toMatchObject({
      promo_code: null,
      discount: 0,
      promo_refused: null,
    });
  });

  it('follows the account to another device, and is nobody else’s', async () => {
    const { token } = await register(call);
    const cart = await cartWith(call, shirt, { token, quantity: 2 });
    await give(cart, 'DANA10', { token });
    expect(await codeOf(cart, { token })).toBe('DANA10');
    const stranger = await register(call);
    const foreign = await give(cart, null, { token: stranger.token });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'cart_not_found']);
    expect(await codeOf(cart, { token })).toBe('DANA10');
  });

  it.each([
    ['NOPE', 'This coupon code is not valid'],
    ['AUG23', 'This coupon has expired'],
    ['SOUND14', 'This coupon applies to matching products from KWD 50.000'],
  ])('is refused as %s with the reason, and the one before stays', async (code, message) => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    const refused = await give(cart, code);
    expect([refused.status, refused.body.errors]).toEqual([422, { promo_code: [message] }]);
    const asked = await call('GET', `/checkout?cart=${cart}&promo_code=${code}`);
    expect(asked.status).toBe(422);
    expect(asked.body).toMatchObject({ message, errors: { promo_code: [message] } });
    expect(await codeOf(cart)).toBe('DANA10');
  });

  it('is not given to an empty cart, nor to one that does not exist', async () => {
    const cart = await cartWith(call, shirt);
    await call('DELETE', `/carts/${cart}/clear`);
    expect((await give(cart, 'DANA10')).body.message).toBe('Cart is empty');
    expect((await give('made-up', 'DANA10')).body.errors).toHaveProperty('cart');
  });

  it('gives way to the code that an older page asks with, for that answer alone', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    const asked = await call('GET', `/checkout?cart=${cart}&promo_code=dana10`);
    expect(asked.body.data).toMatchObject({
      promo_code: 'DANA10',
      sub_total: 15,
      discount: 1.5,
      total: 13.5,
    });
    expect(await codeOf(cart)).toBeNull();
  });
});

describe('the code that a page shows as applied', () => {
  const shown = async (cart: string, code: string) =>
    (await call('GET', `/checkout?cart=${cart}&promo_code=${code}&kept_coupon=1`)).body;

  it('is what it is priced with as long as the cart has it', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    expect((await shown(cart, 'DANA10')).data).toMatchObject({ promo_code: 'DANA10', total: 13.5 });
  });

  it('brings nothing back that another tab took off, and is no try of a code', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    await give(cart, null);
    expect((await shown(cart, 'DANA10')).data).toMatchObject({ promo_code: null, total: 15 });
    expect((await shown(cart, 'NOPE')).data).toMatchObject({ promo_code: null, total: 15 });
  });

  it('is taken off and said once when it has ended', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    await setCoupon({ ends_at: new Date(0) });
    expect((await shown(cart, 'DANA10')).data.promo_refused).toMatchObject({ code: 'DANA10' });
    expect((await shown(cart, 'DANA10')).data).toMatchObject({ promo_code: null, promo_refused: null });
  });
});

describe('a coupon that may no longer be used', () => {
  const given = async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    return cart;
  };

  it.each([
    ['has ended', () => setCoupon({ ends_at: new Date(0) }), 'This coupon has expired'],
    ['was used up', () => setCoupon({ use_limit: 0 }), 'This coupon has expired'],
    [
      'needs an account now',
      () => setCoupon({ use_limit_per_account: 1 }),
      'Please sign in to use this coupon',
    ],
    [
      'was taken away',
      () => api.db.deleteFrom('coupons').where('code', '=', 'DANA10').execute(),
      'This coupon code is not valid',
    ],
  ])('because it %s is taken off, and said once', async (_why, change, message) => {
    const cart = await given();
    await change();
    const first = await look(cart);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ promo_code: null, discount: 0, total: 15 });
    expect(first.body.data.promo_refused).toEqual({ code: 'DANA10', message });
    expect((await look(cart)).body.data).toMatchObject({ promo_code: null, promo_refused: null });
  });

  it('is said to one of many who read at once, in the language of that one', async () => {
    const cart = await given();
    await setCoupon({ ends_at: new Date(0) });
    const seen = await Promise.all(Array.from({ length: 8 }, () => look(cart, { lang: 'ar' })));
    const said = seen.flatMap(({ body }) => body.data.promo_refused ?? []);
    expect(said).toEqual([{ code: 'DANA10', message: 'انتهت صلاحية كود الخصم' }]);
  });

  it('is said by a refused order, and not again by the cart that is read after it', async () => {
    const cart = await given();
    await setCoupon({ ends_at: new Date(0) });
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: 'DANA10' }) });
    expect([placed.status, placed.body.code]).toEqual([422, 'promo_expired']);
    expect((await look(cart)).body.data).toMatchObject({ promo_code: null, promo_refused: null });
  });
});

describe('an order', () => {
  it('takes the coupon of the cart where it names none, and clears it', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    const { promo_code: _, ...order } = guestOrder(cart, { expected_total: null });
    const placed = await call('POST', '/checkout', { body: order });
    expect(placed.status).toBe(200);
    const row = await api.db
      .selectFrom('orders')
      .innerJoin('carts', 'carts.id', 'orders.cart_id')
      .select(['orders.promo_code as ordered', 'carts.promo_code as kept'])
      .where('cart_id', '=', cart)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ ordered: 'DANA10', kept: null });
  });

  it('without a coupon, because its page shows none, takes none', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: null }) });
    const order = await call('GET', `/orders/${placed.body.data.payment_info.id}`);
    expect(order.body.data.discount).toBe(0);
  });

  it('that was not paid brings its coupon back with its items', async () => {
    const { token } = await register(call);
    await setCoupon({ use_limit_per_account: 1 });
    const cart = await cartWith(call, shirt, { token, quantity: 2 });
    await give(cart, 'DANA10', { token });
    const knet = { payment: { method_id: 4, installment_package_id: null }, promo_code: 'DANA10' };
    const placed = (await call('POST', '/checkout', { body: guestOrder(cart, knet), token })).body.data;
    await decideOnPage(api, placed.payment_link.link, 'cancel');
    const path = `/orders/${placed.payment_info.id}/restore-cart`;
    const restored = (await call('POST', path, { token, body: {} })).body.data;
    expect(await codeOf(restored.id, { token })).toBe('DANA10');
  });
});

describe('a guest who signs in', () => {
  it('brings the coupon along with the cart', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    await give(cart, 'DANA10');
    const { token } = await register(call);
    expect(await codeOf(cart, { token })).toBe('DANA10');
    expect((await look(cart)).status).toBe(404);
  });

  it('finds that of the account’s empty cart where the own one has none', async () => {
    const { token } = await register(call);
    const own = await cartWith(call, shirt, { token, quantity: 2 });
    await give(own, 'DANA10', { token });
    await call('DELETE', `/carts/${own}/clear`, { token });
    const guests = await cartWith(call, shirt, { quantity: 2 });
    expect(await codeOf(guests, { token })).toBe('DANA10');
  });

  it('with a cart in the account: each cart keeps its own until they are joined', async () => {
    const { token } = await register(call);
    const own = await cartWith(call, shirt, { token, quantity: 2 });
    await give(own, 'DANA10', { token });
    const guests = await cartWith(call, shirt, { quantity: 1 });
    expect(await codeOf(guests, { token })).toBeNull();
    const { stock: _, ...line } = await findProduct(call, shirt);
    await call('POST', '/carts/add', { token, body: { ...line, quantity: 1, cart_id: own } });
    expect(await codeOf(own, { token })).toBe('DANA10');
  });
});

describe('a coupon that an account may use once', () => {
  beforeEach(() => setCoupon({ use_limit_per_account: 1 }));

  it('asks guests to sign in', async () => {
    const cart = await cartWith(call, shirt, { quantity: 2 });
    const seen = await call('GET', `/checkout?cart=${cart}&promo_code=DANA10`);
    expect([seen.status, seen.body.message]).toEqual([422, 'Please sign in to use this coupon']);
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { promo_code: 'DANA10' }) });
    expect([placed.status, placed.body.code]).toEqual([422, 'promo_sign_in']);
  });

  it('is refused the second time, in both languages, and comes back when its order was not paid', async () => {
    const { token } = await register(call);
    const knet = { payment: { method_id: 4, installment_package_id: null } };
    const order = async () => {
      const cart = await cartWith(call, shirt, { quantity: 2 });
      const body = guestOrder(cart, { promo_code: 'DANA10', ...knet });
      return { cart, placed: await call('POST', '/checkout', { body, token, lang: 'ar' }) };
    };
    const first = await order();
    expect(first.placed.status).toBe(200);
    const { cart, placed } = await order();
    expect([placed.status, placed.body.message]).toEqual([422, 'سبق أن استخدمت كود الخصم هذا']);
    const seen = await call('GET', `/checkout?cart=${cart}&promo_code=DANA10`, { token });
    expect(seen.body.errors.promo_code).toEqual(['You have already used this coupon']);
    const link = first.placed.body.data.payment_link.link;
    await decideOnPage(api, link, 'cancel');
    expect((await call('GET', `/checkout?cart=${cart}&promo_code=DANA10`, { token })).status).toBe(200);
    const { placed: again } = await order();
    expect(again.status).toBe(200);
    // The first order would be its second use now.
    const payAgain = await call('POST', `/orders/${first.placed.body.data.payment_info.id}/pay`, { token });
    expect([payAgain.status, payAgain.body.code]).toEqual([422, 'promo_used']);
  });
});
