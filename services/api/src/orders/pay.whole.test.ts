import { orderAnswerSchema, payOrderAnswerSchema, restoreCartAnswerSchema } from '@dana/contracts/api/order';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createApi } from '../app.ts';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { testDeps } from '../testing/test-api.ts';
import { decideOnPage, pageOf } from '../testing/pay-on-page.ts';
import { callerOf, findProduct, guestOrder, register } from '../testing/test-caller.ts';

const minuteMs = 60_000;
const knet = { payment: { method_id: 4, installment_package_id: null } };

const api = apiOfSuite(() => ({ now }));
const call = callerOf(api);
let nowMs = Date.now();
const now = () => new Date(nowMs);

async function stockOf(slug: string): Promise<number> {
  return (await findProduct(call, slug)).stock;
}

/** Puts two units into a cart and orders them, to be paid on the page. */
async function orderToPay(
  slug: string,
  options: { token?: string; lang?: 'en' | 'ar'; promo?: string; quantity?: number } = {},
) {
  const { token, lang, promo = null, quantity = 2 } = options;
  const product = await findProduct(call, slug);
  const added = await call('POST', '/carts/add', { body: { ...product, quantity }, ...(token && { token }) });
  const body = guestOrder(added.body.data.id, { ...knet, promo_code: promo });
  const placed = await call('POST', '/checkout', { body, ...(token && { token }), ...(lang && { lang }) });
  expect(placed.status).toBe(200);
  const link: string = placed.body.data.payment_link.link;
  return { id: placed.body.data.payment_info.id as string, link };
}

const open = (link: string) => api.fetch(new Request(link));
const decide = (link: string, decision: string, behaviour?: string): Promise<string> =>
  decideOnPage(api, link, decision, behaviour);
async function orderOf(id: string, token?: string) {
  const answer = await call('GET', `/orders/${id}`, token ? { token } : {});
  return orderAnswerSchema.parse(answer.body).data;
}

describe('a payment page', () => {
  it('that cannot be opened is still a page, and leads to another try and to the order', async () => {
    const { id, link } = await orderToPay('zahriyat-dune-palette', { lang: 'ar', quantity: 1 });
    await api.bank.fetch(controlOf({ email: 'fahad@dana.example', begin: 'broken' }));
    const failed = await open(link);
    expect(failed.status).toBe(503);
    const page = await failed.text();
    expect(page).toContain('تعذّر فتح صفحة البنك الآن');
    expect(page).toContain(`href="/pay/`);
    expect(page).toContain(`/ar/order-confirmation?order=${id}`);
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', can_pay: true, can_restore: true });
    await sql`alter table payments rename to payments_away`.execute(api.db);
    expect(await (await open(link)).text()).toContain('تعذّر فتح صفحة البنك الآن');
    await sql`alter table payments_away rename to payments`.execute(api.db);
    expect(await decide(link, 'cancel')).toContain(id);
  });

  it('shows in both languages what is paid to whom, and takes no link that was changed', async () => {
    const { link } = await orderToPay('zahriyat-dune-palette', { lang: 'ar', quantity: 1 });
    expect(link).toMatch(/^http:\/\/localhost:8080\/pay\//);
    const address = await pageOf(api.fetch, link);
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
      expect((await open(changed)).status).toBe(404);
      expect((await open(changed.replace('?', '/back?'))).status).toBe(404);
    }
    expect(await decide(link, 'cancel')).toContain('/ar/order-confirmation');
  });

  it('approves: the order is paid and placed, and no later callback changes that', async () => {
    const { id, link } = await orderToPay('zahriyat-dune-palette');
    const left = await stockOf('zahriyat-dune-palette');
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending' });
    expect(await decide(link, 'approve')).toBe(
      `http://localhost:8080/en/order-confirmation?order=${id}&result=paid`,
    );
    const paid = await orderOf(id);
    expect(paid).toMatchObject({ status: 'placed', payment_status: 'paid', can_pay: false });
    expect(paid.payment).toMatchObject({ method: 'KNET', reason: null, transaction_id: expect.any(String) });
    expect(paid.history.map((step) => step.status)).toEqual(['awaiting_payment', 'placed']);
    for (const late of ['cancel', 'decline', 'approve'])
      expect(await decide(link, late)).toContain('result=paid');
    nowMs += 20 * minuteMs;
    expect(await decide(link, 'cancel')).toContain('result=paid');
    // The invoice's link is good for a day from when it is read.
    expect(await orderOf(id)).toEqual({
      ...paid,
      invoice: { page: expect.any(String), pdf: expect.any(String) },
    });
    expect(await stockOf('zahriyat-dune-palette')).toBe(left);
    expect(await pageOf(api.fetch, link)).toContain('result=paid');
    expect((await call('POST', `/orders/${id}/pay`)).body.code).toBe('order_not_payable');
    expect((await call('POST', `/orders/${id}/restore-cart`)).body.code).toBe('order_not_restorable');
  });

  it.each([
    ['decline', 'failed', 'failed', 'declined'],
    ['cancel', 'cancelled', 'cancelled', 'cancelled'],
  ])('%s: nothing is paid, stock and coupon come back once', async (decision, hint, status, reason) => {
    const uses = async () =>
      (await api.db.selectFrom('coupons').select('uses').where('code', '=', 'DANA10').executeTakeFirst())
        ?.uses;
    const before = { stock: await stockOf('zahriyat-dune-palette'), uses: await uses() };
    const { id, link } = await orderToPay('zahriyat-dune-palette', { promo: 'DANA10' });
    expect(await stockOf('zahriyat-dune-palette')).toBe(before.stock - 2);
    expect(await uses()).toBe((before.uses ?? 0) + 1);
    for (let time = 0; time < 3; time += 1) {
      expect(await decide(link, decision)).toContain(`result=${hint}`);
      expect({ stock: await stockOf('zahriyat-dune-palette'), uses: await uses() }).toEqual(before);
    }
    expect(await decide(link, 'approve')).toContain(`result=${hint}`);
    const order = await orderOf(id);
    expect(order).toMatchObject({
      status: 'cancelled',
      payment_status: status,
      can_pay: true,
      can_restore: true,
    });
    expect(order.payment?.reason).toBe(reason);
    expect(order.expected_delivery).toBeNull();
  });

  it('runs out after a quarter of an hour: the goods come back, and the page says so', async () => {
    const before = await stockOf('zahriyat-dune-palette');
    const late = await orderToPay('zahriyat-dune-palette');
    // Nobody comes back for this one.
    await orderToPay('zahriyat-dune-palette');
    nowMs += 15 * minuteMs;
    expect(await decide(late.link, 'approve')).toContain('result=expired');
    expect((await orderOf(late.id)).payment?.reason).toBe('expired');
    await cleanUp({ ...testDeps(api.db, ''), now });
    await cleanUp({ ...testDeps(api.db, ''), now });
    expect(await stockOf('zahriyat-dune-palette')).toBe(before);
    expect(await pageOf(api.fetch, late.link)).toContain('result=expired');
  });
});

describe('a shop without a gateway', () => {
  it('offers no way to pay on a page, and takes none', async () => {
    const shop = callerOf({ fetch: createApi({ ...testDeps(api.db, ''), gateway: null }).fetch });
    const codes = (data: { code: string }[]) => data.map(({ code }) => code);
    const { data: ways } = (await shop('GET', '/payment_methods')).body;
    expect(codes(ways)).toContain('cash-on-delivery');
    expect(codes(ways)).not.toContain('knet');
    const product = await findProduct(shop, 'zahriyat-dune-palette');
    const cart = (await shop('POST', '/carts/add', { body: { ...product, quantity: 1 } })).body.data.id;
    const checkout = (await shop('GET', `/checkout?cart=${cart}`)).body.data;
    expect(codes(checkout.payment_methods)).toEqual(codes(ways));
    const placed = await shop('POST', '/checkout', { body: guestOrder(cart, knet) });
    expect([placed.status, placed.body.code]).toEqual([422, 'select_payment_method']);
  });
});

describe('an order that was not paid', () => {
  it('can be paid again, on the page that is open or a new one, as long as the goods are there', async () => {
    const slug = 'zahriyat-dune-palette';
    const { id, link } = await orderToPay(slug);
    const again = async () =>
      call('POST', `/orders/${id}/pay`, { headers: { 'idempotency-key': keyOf(id) } });
    expect(payOrderAnswerSchema.parse((await again()).body).data.payment_link.link).toBe(link);
    await decide(link, 'decline');
    const retry = await call('POST', `/orders/${id}/pay`);
    const second: string = retry.body.data.payment_link.link;
    expect(second).not.toBe(link);
    expect(await orderOf(id)).toMatchObject({ status: 'awaiting_payment', payment_status: 'pending' });
    // The first page was decided; its link decides nothing of the second.
    expect(await decide(link, 'approve')).toContain('result=failed');
    expect((await orderOf(id)).payment_status).toBe('pending');
    await decide(second, 'cancel');
    const left = await stockOf(slug);
    await api.db.updateTable('products').set({ stock: 1 }).where('slug', '=', slug).execute();
    const soldOut = await call('POST', `/orders/${id}/pay`);
    expect([soldOut.status, soldOut.body.code]).toEqual([422, 'no_available_quantity']);
    expect((await orderOf(id)).status).toBe('cancelled');
    await api.db.updateTable('products').set({ stock: left }).where('slug', '=', slug).execute();
    const third = await call('POST', `/orders/${id}/pay`);
    await decide(third.body.data.payment_link.link, 'approve');
    expect(await orderOf(id)).toMatchObject({ status: 'placed', payment_status: 'paid' });
  });

  it('gives its items back to a cart, once', async () => {
    const { id, link } = await orderToPay('zahriyat-dune-palette');
    await decide(link, 'cancel');
    const restore = async () =>
      restoreCartAnswerSchema.parse((await call('POST', `/orders/${id}/restore-cart`)).body).data;
    const cart = await restore();
    expect(cart).toMatchObject({ items_count: 2, left_out: [] });
    expect(await restore()).toEqual(cart);
    expect((await call('GET', `/checkout?cart=${cart.id}`)).body.data.items).toHaveLength(1);
    expect(await orderOf(id)).toMatchObject({ can_pay: false, can_restore: false });
    expect((await call('POST', `/orders/${id}/pay`)).status).toBe(409);
  });

  it('gives back what is left, into the cart that was begun meanwhile, and names the rest', async () => {
    const slug = 'zahriyat-dune-palette';
    const { id, link } = await orderToPay(slug, { quantity: 3 });
    await decide(link, 'cancel');
    const stock = await stockOf(slug);
    await api.db.updateTable('products').set({ stock: 2 }).where('slug', '=', slug).execute();
    const other = await findProduct(call, 'zahriyat-lipstick-sample');
    const begun = (await call('POST', '/carts/add', { body: { ...other, quantity: 1 } })).body.data.id;
    const answer = await call('POST', `/orders/${id}/restore-cart`, { body: { cart_id: begun }, lang: 'ar' });
    const { data } = restoreCartAnswerSchema.parse(answer.body);
    expect(data).toMatchObject({ id: begun, items_count: 3, left_out: [{ quantity: 1 }] });
    expect(data.left_out[0]?.name).toMatch(/\p{Script=Arabic}/u);
    await api.db.updateTable('products').set({ stock }).where('slug', '=', slug).execute();
  });

  it('belongs to the account that placed it', async () => {
    const [owner, other] = [await register(call), await register(call)];
    const { id, link } = await orderToPay('zahriyat-dune-palette', { token: owner.token });
    await decide(link, 'decline');
    for (const path of ['pay', 'restore-cart']) {
      expect((await call('POST', `/orders/${id}/${path}`)).status).toBe(404);
      expect((await call('POST', `/orders/${id}/${path}`, { token: other.token })).status).toBe(404);
    }
    const restored = await call('POST', `/orders/${id}/restore-cart`, { token: owner.token });
    expect((await call('GET', '/profile', { token: owner.token })).body.data.user.cart).toBe(
      restored.body.data.id,
    );
  });
});

const keyOf = (id: string) => `pay-again-of-${id}`;
const controlOf = (control: object) =>
  new Request('http://bank.test/control', { method: 'PUT', body: JSON.stringify(control) });
