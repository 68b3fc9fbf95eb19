import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { callerOf, cartWith, knet, palette as slug, register } from '../testing/test-caller.ts';

const minuteMs = 60_000;
const shop = shopOfSuite();
const { api, bankPage, call, cleanUpIn, clock, decide, read, setStock, stock, visit } = shop;

const orderToPay = (more: { token?: string; lang?: 'en' | 'ar'; promo?: string; quantity?: number } = {}) => {
  const { promo, ...others } = more;
  return shop.order({ method: 4, ...others, form: { promo_code: promo ?? null } });
};
const pay = (id: string, key?: string) =>
  call('POST', `/orders/${id}/pay`, { headers: key ? { 'idempotency-key': key } : {} });
const restore = (id: string, options = {}) => call('POST', `/orders/${id}/restore-cart`, options);

describe('a payment page', () => {
  it('that cannot be opened is still a page, and leads to another try and to the order', async () => {
    const { id, link } = await orderToPay({ lang: 'ar', quantity: 1 });
    const begin = JSON.stringify({ email: 'fahad@dana.example', begin: 'broken' });
    await api.bank.fetch(new Request('http://bank.test/control', { method: 'PUT', body: begin }));
    const { status, text } = await visit(link);
    expect(status).toBe(503);
    for (const part of ['تعذّر فتح صفحة البنك الآن', `href="/pay/`, `/ar/order-confirmation?order=${id}`])
      expect(text).toContain(part);
    expect(await read(id)).toMatchObject({ status: 'awaiting_payment', can_pay: true, can_restore: true });
    await sql`alter table payments rename to payments_away`.execute(api.db);
    expect((await visit(link)).text).toContain('تعذّر فتح صفحة البنك الآن');
    await sql`alter table payments_away rename to payments`.execute(api.db);
    expect(await decide(link, 'cancel')).toContain(id);
  });

  it('shows in both languages what is paid to whom, and takes no link that was changed', async () => {
    const { link } = await orderToPay({ lang: 'ar', quantity: 1 });
    expect(link).toMatch(/^http:\/\/localhost:8080\/pay\//);
    const address = await bankPage(link);
    const arabic = await api.bank.fetch(new Request(address));
    expect(arabic.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await arabic.text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toMatch(/KWD \d+\.\d{3}/);
    expect(page).toContain('قبول الدفع');
    const english = await api.bank.fetch(new Request(address.replace('lang=ar', 'lang=en')));
    expect(await english.text()).toContain('Approve payment');
    for (const changed of [
      link.replace(/signature=.{4}/, 'signature=AAAA'),
      link.replace(/expires=\d/, 'expires=9'),
      link.replace(/\?.*/, ''),
      link.replace(/pay\/../, 'pay/xx'),
    ]) {
      expect((await visit(changed)).status).toBe(404);
      expect((await visit(changed.replace('?', '/back?'))).status).toBe(404);
    }
    expect(await decide(link, 'cancel')).toContain('/ar/order-confirmation');
  });

  it('approves: the order is paid and placed, and no later callback changes that', async () => {
    const { id, link } = await orderToPay();
    const left = await stock();
    expect(await read(id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending' });
    const end = `http://localhost:8080/en/order-confirmation?order=${id}&result=paid`;
    expect(await decide(link, 'approve')).toBe(end);
    const paid = await read(id);
    expect(paid).toMatchObject({ status: 'placed', payment_status: 'paid', can_pay: false });
    expect(paid.payment).toMatchObject({ method: 'KNET', reason: null, transaction_id: expect.any(String) });
    expect(paid.history).toMatchObject([{ status: 'awaiting_payment' }, { status: 'placed' }]);
    for (const late of ['cancel', 'decline', 'approve'])
      expect(await decide(link, late)).toContain('result=paid');
    clock.aheadMs += 20 * minuteMs;
    expect(await decide(link, 'cancel')).toContain('result=paid');
    // The invoice's link is good for a day from when it is read.
    const invoice = { page: expect.any(String), pdf: expect.any(String) };
    expect(await read(id)).toEqual({ ...paid, invoice });
    expect(await stock()).toBe(left);
    expect(await bankPage(link)).toContain('result=paid');
    expect((await pay(id)).body.code).toBe('order_not_payable');
    expect((await restore(id)).body.code).toBe('order_not_restorable');
  });

  it.each([
    ['decline', 'failed', 'failed', 'declined'],
    ['cancel', 'cancelled', 'cancelled', 'cancelled'],
  ])('%s: nothing is paid, stock and coupon come back once', async (decision, hint, status, reason) => {
    const seen = async () => ({
      stock: await stock(),
      uses: (await shop.row('coupons', { code: 'DANA10' })).uses,
    });
    const before = await seen();
    const { id, link } = await orderToPay({ promo: 'DANA10' });
    expect(await seen()).toEqual({ stock: before.stock - 2, uses: before.uses + 1 });
    for (let time = 0; time < 3; time += 1) {
      expect(await decide(link, decision)).toContain(`result=${hint}`);
      expect(await seen()).toEqual(before);
    }
    expect(await decide(link, 'approve')).toContain(`result=${hint}`);
    expect(await read(id)).toMatchObject({
      ...{ status: 'cancelled', payment_status: status, payment: { reason } },
      ...{ can_pay: true, can_restore: true, expected_delivery: null },
    });
  });

  it('runs out after a quarter of an hour: the goods come back, and the page says so', async () => {
    const before = await stock();
    const late = await orderToPay();
    // Nobody comes back for this one.
    await orderToPay();
    clock.aheadMs += 15 * minuteMs;
    expect(await decide(late.link, 'approve')).toContain('result=expired');
    expect((await read(late.id)).payment.reason).toBe('expired');
    await cleanUpIn();
    await cleanUpIn();
    expect(await stock()).toBe(before);
    expect(await bankPage(late.link)).toContain('result=expired');
  });
});

describe('a shop without a gateway', () => {
  it('offers no way to pay on a page, and takes none', async () => {
    const by = callerOf(createApi(shop.deps({ gateway: null })));
    const codes = (data: { code: string }[]) => data.map(({ code }) => code);
    const ways = codes((await by('GET', '/payment_methods')).body.data);
    expect(ways).toContain('cash-on-delivery');
    expect(ways).not.toContain('knet');
    const checkout = (await by('GET', `/checkout?cart=${await cartWith(by, slug)}`)).body.data;
    expect(codes(checkout.payment_methods)).toEqual(ways);
    const placed = await shop.order({ by, form: knet });
    expect([placed.status, placed.body.code]).toEqual([422, 'select_payment_method']);
  });
});

describe('an order that was not paid', () => {
  it('can be paid again, on the page that is open or a new one, as long as the goods are there', async () => {
    const { id, link } = await orderToPay();
    expect((await pay(id, `pay-again-of-${id}`)).body.data.payment_link.link).toBe(link);
    await decide(link, 'decline');
    const second: string = (await pay(id)).body.data.payment_link.link;
    expect(second).not.toBe(link);
    expect(await read(id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending' });
    // The first page was decided; its link decides nothing of the second.
    expect(await decide(link, 'approve')).toContain('result=failed');
    expect((await read(id)).payment_status).toBe('pending');
    await decide(second, 'cancel');
    const left = await stock();
    await setStock(1);
    const soldOut = await pay(id);
    expect([soldOut.status, soldOut.body.code]).toEqual([422, 'no_available_quantity']);
    expect((await read(id)).status).toBe('cancelled');
    await setStock(left);
    await decide((await pay(id)).body.data.payment_link.link, 'approve');
    expect(await read(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  it('gives its items back to a cart, once', async () => {
    const { id, link } = await orderToPay();
    await decide(link, 'cancel');
    const cart = (await restore(id)).body.data;
    expect(cart).toMatchObject({ items_count: 2, left_out: [] });
    expect((await restore(id)).body.data).toEqual(cart);
    expect((await call('GET', `/checkout?cart=${cart.id}`)).body.data.items).toHaveLength(1);
    expect(await read(id)).toMatchObject({ can_pay: false, can_restore: false });
    expect((await pay(id)).status).toBe(409);
  });

  it('gives back what is left, into the cart that was begun meanwhile, and names the rest', async () => {
    const { id, link } = await orderToPay({ quantity: 3 });
    await decide(link, 'cancel');
    await setStock(2);
    const begun = await cartWith(call, 'zahriyat-lipstick-sample');
    const { data } = (await restore(id, { body: { cart_id: begun }, lang: 'ar' })).body;
    const name = expect.stringMatching(/\p{Script=Arabic}/u);
    expect(data).toMatchObject({ id: begun, items_count: 3, left_out: [{ quantity: 1, name }] });
    await setStock(90);
  });

  // That nobody else can pay or restore it is in http/access.whole.test.ts.
  it('goes back to the account that placed it', async () => {
    const { token } = await register(call);
    const { id, link } = await orderToPay({ token });
    await decide(link, 'decline');
    const restored = (await restore(id, { token })).body.data.id;
    expect((await call('GET', '/profile', { token })).body.data.user.cart).toBe(restored);
  });
});
