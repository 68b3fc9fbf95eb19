import { beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { move, staffToken } from '../testing/staff.ts';
import { decideOnPage } from '../testing/pay-on-page.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import type { TestApi } from '../testing/test-api.ts';
import {
  type Call,
  callerOf,
  cartWith,
  findProduct,
  from,
  guestOrder,
  knet,
  palette,
  register,
} from '../testing/test-caller.ts';

const limits = { orders: 2, unpaidOrders: 2, heldUnits: 6, unconfirmedUnits: 6, cart: 5 };
const perAddress = 4;

const { api, deps, proveEmail, update } = shopOfSuite();
let limited: Pick<TestApi, 'fetch'>;
let call: Call;
beforeAll(() => update('products', {}, { stock: 1_000 }));

/** Calls to an API with one of the limits at a value that a test reaches; the others are far away. */
function withLimit(name: keyof typeof limits): void {
  limited = createApi(deps({ limits: { ...deps().limits, [name]: limits[name] } }));
  call = callerOf(limited);
}
const cancelOnPage = (link: string) => decideOnPage({ fetch: limited.fetch, bank: api.bank }, link, 'cancel');

type Placed = {
  token?: string;
  quantity?: number;
  key?: string;
  payment?: object;
  email?: string;
  phone?: string;
};
async function place(address: string, { token, quantity = 1, key, ...changes }: Placed) {
  const cart = await cartWith(from(call, `${address}:adding:${Math.random()}`), palette, { quantity, token });
  const headers = { ...(key && { 'idempotency-key': key }) };
  const send = (lang: 'en' | 'ar' = 'en', others = {}) => {
    const body = guestOrder(cart, { ...changes, ...others });
    return from(call, address)('POST', '/checkout', { body, headers, lang, token });
  };
  return { answer: await send(), send };
}
const statusOf = async (...args: Parameters<typeof place>) => (await place(...args)).answer.status;
let made = 0;
/** A contact that nobody has. */
const madeUp = () => {
  made += 1;
  return { email: `made-up-${made}@dana.example`, phone: `5000 ${1000 + made}` };
};

describe('placing orders', () => {
  beforeAll(() => withLimit('orders'));

  it('has a limit for an account, from wherever it comes, which repeats of an order do not meet', async () => {
    const { token } = await register(call);
    const first = await place('10.4.0.1', { token, key: 'an-order-that-is-repeated' });
    expect(first.answer.status).toBe(200);
    expect(await statusOf('10.4.0.2', { token })).toBe(200);
    const { answer } = await place('10.4.0.3', { token });
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await first.send()).body).toEqual(first.answer.body);
    expect(await statusOf('10.4.0.3', { token: (await register(call)).token })).toBe(200);
  });

  it('has a limit for guests of an address', async () => {
    for (let turn = 0; turn < perAddress * limits.orders; turn += 1)
      expect(await statusOf('10.4.1.1', {})).toBe(200);
    expect(await statusOf('10.4.1.1', {})).toBe(429);
    expect(await statusOf('10.4.1.2', {})).toBe(200);
  });
});

describe('orders that wait for their payment', () => {
  beforeAll(() => withLimit('unpaidOrders'));

  it('are few for a shopper, who reads what to do in both languages and can do it', async () => {
    const { token } = await register(call);
    const { answer: first } = await place('10.5.0.1', { token, ...knet });
    expect(await statusOf('10.5.0.2', { token, ...knet })).toBe(200);
    const third = await place('10.5.0.3', { token, ...knet });
    expect([third.answer.status, third.answer.body.code]).toEqual([429, 'too_many_unpaid']);
    const waitSeconds = Number(third.answer.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(800);
    expect(waitSeconds).toBeLessThanOrEqual(900);
    expect(third.answer.body.message).toContain('pay or cancel an open order');
    expect((await third.send('ar')).body.message).toContain('ادفع طلبًا مفتوحًا أو ألغِه');
    await cancelOnPage(first.body.data.payment_link.link);
    expect((await third.send()).status).toBe(200);
    // Nothing waits for a payment that comes with the courier.
    expect(await statusOf('10.5.0.3', { token })).toBe(200);
    const again = await call('POST', `/orders/${first.body.data.payment_info.id}/pay`, { token });
    expect([again.status, again.body.code]).toEqual([429, 'too_many_unpaid']);
  });
});

describe('units that unpaid orders hold', () => {
  beforeAll(() => withLimit('heldUnits'));

  it('are limited for a shopper, in one order or several', async () => {
    const { token } = await register(call);
    const order = (quantity: number) => place('10.6.0.1', { token, quantity, ...madeUp(), ...knet });
    expect((await order(4)).answer.status).toBe(200);
    const { answer, send } = await order(3);
    expect(answer.status).toBe(429);
    expect((await send('en', { payment: { method_id: 1 } })).status).toBe(200);
    expect((await order(2)).answer.status).toBe(200);
  });

  it.each(['email', 'phone'] as const)('are limited for one %s, wherever it comes from', async (side) => {
    const { [side]: same } = madeUp();
    const order = (address: string, quantity: number) =>
      place(address, { ...madeUp(), [side]: same, quantity, ...knet });
    expect((await order('10.6.1.1', 4)).answer.status).toBe(200);
    const { answer } = await order('10.6.1.2', 3);
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_unpaid']);
    expect((await order('10.6.1.3', 2)).answer.status).toBe(200);
  });

  it('are limited for an address to twice as many, whatever contacts are made up there', async () => {
    const order = (quantity: number) => statusOf('10.6.2.1', { ...madeUp(), quantity, ...knet });
    expect([await order(6), await order(6), await order(1)]).toEqual([200, 200, 429]);
  });

  it('are counted by the account alone where its e-mail was confirmed, also when an order is paid later', async () => {
    const { token, email } = await register(call);
    await proveEmail(email);
    expect(await statusOf('10.6.3.1', { ...madeUp(), email, quantity: 6, ...knet })).toBe(200);
    const { answer } = await place('10.6.3.1', { ...madeUp(), email, token, quantity: 6, ...knet });
    const { payment_link, payment_info } = answer.body.data;
    await cancelOnPage(payment_link.link);
    expect((await call('POST', `/orders/${payment_info.id}/pay`, { token })).status).toBe(200);
  });
});

describe('units that orders hold which are paid on delivery', () => {
  beforeAll(() => withLimit('unconfirmedUnits'));

  it.each(['email', 'phone'] as const)(
    'are limited for one %s, wherever it comes from, in words',
    async (side) => {
      const { [side]: same } = madeUp();
      const order = (address: string, quantity: number) =>
        place(address, { ...madeUp(), [side]: same, quantity });
      expect((await order('10.8.0.1', 4)).answer.status).toBe(200);
      const { answer, send } = await order('10.8.0.2', 3);
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many_due']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
      expect(answer.body.message).toContain('payment on delivery');
      expect((await send('ar')).body.message).toContain('الدفع عند الاستلام');
      // Another way to pay is not hindered, nor is who orders less.
      expect((await send('en', knet)).status).toBe(200);
      expect((await order('10.8.0.3', 2)).answer.status).toBe(200);
    },
  );

  it('are limited for an address, whatever contacts are made up there, and free once an order is confirmed', async () => {
    const placed = [];
    for (let turn = 0; turn < 3; turn += 1)
      placed.push((await place('10.8.1.1', { ...madeUp(), quantity: 4 })).answer);
    expect(placed.map(({ status }) => status)).toEqual([200, 200, 200]);
    const over = () => statusOf('10.8.1.1', { ...madeUp(), quantity: 1 });
    expect(await over()).toBe(429);
    expect(await statusOf('10.8.1.2', { ...madeUp(), quantity: 1 })).toBe(200);
    await move(call, await staffToken(api), placed[0]?.body.data.payment_info.id, ['confirm']);
    expect(await over()).toBe(200);
  });

  it('are counted by the account alone where its e-mail was confirmed, so that no stranger uses them up', async () => {
    const { token, email } = await register(call);
    await proveEmail(email);
    expect(await statusOf('10.8.2.1', { ...madeUp(), email, quantity: 6 })).toBe(200);
    expect(await statusOf('10.8.2.1', { ...madeUp(), email, token, quantity: 6 })).toBe(200);
  });
});

describe('adding to carts', () => {
  beforeAll(() => withLimit('cart'));

  it('has a limit for a cart, and for new carts of an address', async () => {
    const product = await findProduct(call, palette);
    const add = (address: string, cart_id?: string) =>
      from(call, address)('POST', '/carts/add', { body: { ...product, quantity: 1, cart_id } });
    const cart = (await add('10.7.0.1')).body.data.id;
    for (let turn = 0; turn < limits.cart; turn += 1)
      expect((await add(`10.7.1.${turn}`, cart)).status).toBe(200);
    expect((await add('10.7.1.99', cart)).status).toBe(429);
    for (let turn = 1; turn < perAddress * limits.cart; turn += 1)
      expect((await add('10.7.0.1')).status).toBe(200);
    expect((await add('10.7.0.1')).status).toBe(429);
  });
});
