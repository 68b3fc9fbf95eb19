import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { revokeStaffToken } from './tokens/staff-tokens.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { boughtSlug, move, placeTestOrder, staffToken } from '../testing/staff.ts';
import { decideOnPage } from '../testing/pay-on-page.ts';
import { callerOf, findProduct, register } from '../testing/test-caller.ts';

const api = apiOfSuite(() => ({ now: () => new Date(nowMs) }));
const call = callerOf(api);
let token: string;
const day = 24 * 60 * 60 * 1000;
let nowMs = Date.now();
beforeAll(async () => {
  token = await staffToken(api);
});

const stock = async () => (await findProduct(call, boughtSlug)).stock;
const couponUses = async () =>
  (await api.db.selectFrom('coupons').select('uses').where('code', '=', 'DANA10').executeTakeFirstOrThrow())
    .uses;
const orderOf = async (id: string) => (await call('GET', `/orders/${id}`)).body.data;
const step = (id: string, expected: string, name: string, more = {}) =>
  call('POST', `/staff/orders/${id}/steps`, { token, body: { expected, step: name, ...more } });
const kindsOf = async (id: string) =>
  (
    await api.db.selectFrom('letters').select('kind').where('order_id', '=', id).orderBy('kind').execute()
  ).map(({ kind }) => kind);

const payOnline = (link: string) => decideOnPage(api, link, 'approve');

describe('an order that staff move', () => {
  it('goes from placed to delivered, says who did it, and writes to the shopper', async () => {
    const { id } = await placeTestOrder(call);
    const answer = await move(call, token, id, ['confirm', 'pack', 'ship', 'deliver']);
    const { data } = answer.body;
    expect(data.history.map((line: { status: string }) => line.status)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'delivered',
    ]);
    expect(data.history.map((line: { actor: string | null }) => line.actor)).toEqual([
      null,
      ...Array.from({ length: 4 }, () => 'Noura'),
    ]);
    expect(data.steps).toEqual(['refund']);
    const seen = await orderOf(id);
    expect(seen).toMatchObject({
      status: 'delivered',
      payment_status: 'paid',
      shipment: { courier: 'Gulf Parcels', tracking_number: 'GP 7788', tracking_url: null },
      can_cancel: false,
    });
    expect(await kindsOf(id)).toEqual(
      expect.arrayContaining(['order_delivered', 'order_packed', 'order_shipped']),
    );
  });

  it('is refused every step that its state does not have, and a state that it has no more', async () => {
    const { id } = await placeTestOrder(call);
    for (const name of ['ship', 'deliver', 'refund']) {
      const more = name === 'ship' ? { courier: 'A', tracking_number: '1' } : { restock: true };
      const answer = await step(id, 'placed', name, more);
      expect([name, answer.status, answer.body.code]).toEqual([name, 409, 'order_step_refused']);
    }
    await move(call, token, id, ['pack']);
    const late = await step(id, 'placed', 'pack');
    expect([late.status, late.body.code]).toEqual([409, 'order_moved']);
    const unnamed = await step(id, 'packed', 'ship', { courier: ' ', tracking_number: '1' });
    expect(unnamed.body.errors).toHaveProperty('courier');
    const script = { courier: 'A', tracking_number: '1', tracking_url: 'javascript:alert(1)' };
    expect((await step(id, 'packed', 'ship', script)).status).toBe(422);
  });

  it('waits for its payment before anything can be done', async () => {
    const { id } = await placeTestOrder(call, { method: 4 });
    const { body } = await call('GET', `/staff/orders/${id}`, { token });
    expect(body.data.steps).toEqual([]);
    expect((await step(id, 'awaiting_payment', 'cancel')).body.code).toBe('order_step_refused');
  });

  it('gives stock, coupon and money back when it is cancelled, once', async () => {
    const before = { stock: await stock(), uses: await couponUses() };
    const { id, link } = await placeTestOrder(call, { method: 4, promo: 'DANA10' });
    await payOnline(link ?? '');
    await move(call, token, id, ['pack']);
    expect({ stock: await stock(), uses: await couponUses() }).toEqual({
      stock: before.stock - 2,
      uses: before.uses + 1,
    });
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(id, 'packed', 'cancel')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect({ stock: await stock(), uses: await couponUses() }).toEqual(before);
    const order = await orderOf(id);
    expect(order).toMatchObject({ status: 'cancelled', payment_status: 'refunded', refunded: order.total });
    expect(order).toMatchObject({ can_pay: false, can_restore: false, can_buy_again: true });
    const { refunds } = (await call('GET', `/staff/orders/${id}`, { token })).body.data;
    expect(refunds).toEqual([
      {
        ...{ amount: order.total, means: 'provider', state: 'waiting' },
        ...{ actor: 'Noura', at: expect.any(String) },
      },
    ]);
  });

  it('leaves lost goods off the shelf, and has cash handed back', async () => {
    const before = await stock();
    const { id } = await placeTestOrder(call);
    await move(call, token, id, ['pack', 'ship', 'deliver']);
    const answer = await step(id, 'delivered', 'refund', { restock: false });
    expect(answer.body.data.refunds[0]).toMatchObject({ means: 'by_hand' });
    expect(answer.body.data.order).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(await stock()).toBe(before - 2);
  });

  it('pays nothing back that nobody paid', async () => {
    const { id } = await placeTestOrder(call);
    const answer = await step(id, 'placed', 'cancel');
    expect(answer.body.data.refunds).toEqual([]);
    expect(answer.body.data.order).toMatchObject({ payment_status: 'due_on_delivery', refunded: 0 });
  });

  it('takes a step once under one key, also when the answer was lost', async () => {
    const { id } = await placeTestOrder(call);
    const again = {
      token,
      body: { expected: 'placed', step: 'pack' },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await call('POST', `/staff/orders/${id}/steps`, again);
    const second = await call('POST', `/staff/orders/${id}/steps`, again);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.data.history).toHaveLength(2);
  });

  it('is either packed or cancelled by its shopper when both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await stock();
      const { id } = await placeTestOrder(call);
      const [packed, cancelled] = await Promise.all(
        round % 2
          ? [step(id, 'placed', 'pack'), call('POST', `/orders/${id}/cancel`)]
          : [call('POST', `/orders/${id}/cancel`), step(id, 'placed', 'pack')].reverse(),
      );
      expect([packed?.status, cancelled?.status].sort()).toEqual([200, 409]);
      const { status } = await orderOf(id);
      expect(await stock()).toBe(status === 'cancelled' ? before : before - 2);
    }
  });
});

describe('who may move orders', () => {
  it('needs a staff token that is good, and of the right scope', async () => {
    const { id } = await placeTestOrder(call);
    const shopper = await register(call);
    const reader = await staffToken(api, { scope: 'orders:read' });
    const gone = await staffToken(api);
    await revokeStaffToken(api.db, gone.split('_')[2] ?? '', new Date());
    const old = await staffToken(api, { now: new Date(Date.now() - 40 * day) });
    const bad = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const body = { expected: 'placed', step: 'pack' };
    const path = `/staff/orders/${id}/steps`;
    for (const wrong of [shopper.token, gone, old, bad, undefined]) {
      const answer = await call('POST', path, { body, ...(wrong && { token: wrong }) });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      expect((await call('GET', '/staff/orders', wrong ? { token: wrong } : {})).status).toBe(401);
    }
    const refused = await call('POST', path, { body, token: reader });
    expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing']);
    expect((await call('GET', `/staff/orders/${id}`, { token: reader })).status).toBe(200);
    // A staff token is no shopper's.
    expect((await call('GET', '/orders', { token })).status).toBe(401);
  });

  it('keeps no secret in the database', async () => {
    const rows = JSON.stringify(await api.db.selectFrom('staff_tokens').selectAll().execute());
    expect(rows).not.toContain(token.split('_').slice(3).join('_'));
  });
});

describe('the list of orders', () => {
  it('is found by number, name, e-mail, phone and state, with Arabic digits, newest first', async () => {
    const { id } = await placeTestOrder(call);
    const { number } = await orderOf(id);
    const digits = number.slice(3);
    const arabic = digits.replace(/\d/g, (digit: string) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const search of [number, digits, arabic, `mutairi ${digits}`, `fahad@dana ${digits}`]) {
      const query = new URLSearchParams({ search });
      const { data, meta } = (await call('GET', `/staff/orders?${query}`, { token })).body;
      expect([search, data.map((row: { id: string }) => row.id), meta.total]).toEqual([search, [id], 1]);
    }
    const { data } = (await call('GET', '/staff/orders?search=5000 1234&per_page=100', { token })).body;
    expect(data.length).toBeGreaterThan(1);
    expect(data[0].id).toBe(id);
    for (const search of ['%', '_______________', '\\'])
      expect(
        (await call('GET', `/staff/orders?search=${encodeURIComponent(search)}`, { token })).body.meta.total,
      ).toBe(0);
    const packed = (await call('GET', '/staff/orders?status=packed', { token })).body.data;
    expect(packed.every((row: { status: string }) => row.status === 'packed')).toBe(true);
  });
});

describe('a return', () => {
  const deliver = async (promo: string | null = null) => {
    const { id, link } = await placeTestOrder(call, { method: 4, quantity: 3, promo });
    await payOnline(link ?? '');
    await move(call, token, id, ['pack', 'ship', 'deliver']);
    return { id, order: await orderOf(id) };
  };
  const ask = (id: string, itemId: unknown, quantity: number, reason = 'damaged') =>
    call('POST', `/orders/${id}/returns`, {
      body: { reason, note: 'The box is broken', items: [{ item_id: itemId, quantity }] },
    });
  const decide = (id: string, returnId: string, body: object) =>
    call('POST', `/staff/orders/${id}/returns/${returnId}`, { token, body });

  it('is accepted, comes, and is paid back with the coupon’s share; the last unit ends the order', async () => {
    const before = { stock: await stock(), uses: await couponUses() };
    const { id, order } = await deliver('DANA10');
    const [item] = order.items;
    const first = await ask(id, item.id, 1);
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ status: 'requested', reason: 'damaged' });
    expect((await orderOf(id)).items[0].returnable).toBe(2);
    expect((await call('GET', '/staff/orders?returns=open', { token })).body.data[0].id).toBe(id);
    // While it is open, the whole order is not paid back beside it.
    expect((await step(id, 'delivered', 'refund', { restock: true })).body.code).toBe('order_step_refused');
    await decide(id, first.body.data.id, { decision: 'accept' });
    const came = await decide(id, first.body.data.id, { decision: 'receive', restock: true });
    const goods = order.sub_total - order.discount;
    expect(came.body.data.order.refunded).toBeCloseTo(goods / 3, 2);
    expect(came.body.data.order.status).toBe('delivered');
    expect(await stock()).toBe(before.stock - 2);
    expect(await couponUses()).toBe(before.uses + 1);

    const rest = await ask(id, item.id, 2, 'changed_mind');
    await decide(id, rest.body.data.id, { decision: 'accept' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => decide(id, rest.body.data.id, { decision: 'receive', restock: true })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const ended = await orderOf(id);
    expect(ended).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(ended.refunded).toBeCloseTo(goods, 3);
    expect({ stock: await stock(), uses: await couponUses() }).toEqual(before);
    expect(await kindsOf(id)).toEqual(
      expect.arrayContaining(['order_refunded', 'return_decided', 'return_requested']),
    );
  });

  it('that is declined says why, pays nothing, and frees its units', async () => {
    const { id, order } = await deliver();
    const asked = await ask(id, order.items[0].id, 3);
    const mute = await decide(id, asked.body.data.id, { decision: 'decline', answer: ' ' });
    expect(mute.body.errors).toHaveProperty('answer');
    await decide(id, asked.body.data.id, { decision: 'decline', answer: 'It was worn' });
    const seen = await orderOf(id);
    expect(seen.returns[0]).toMatchObject({ status: 'declined', answer: 'It was worn', refund: 0 });
    expect(seen).toMatchObject({ refunded: 0, status: 'delivered' });
    expect(seen.items[0].returnable).toBe(3);
    const late = await decide(id, asked.body.data.id, { decision: 'accept' });
    expect([late.status, late.body.code]).toEqual([409, 'return_decided']);
  });

  it('is refused for more units than there are, another’s lines, and before or long after the delivery', async () => {
    const { id, order } = await deliver();
    const itemId = order.items[0].id;
    const answers = await Promise.all([ask(id, itemId, 2), ask(id, itemId, 2)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await ask(id, 999_999, 1)).body.errors).toHaveProperty('items');
    expect((await ask(id, itemId, 0)).status).toBe(422);
    expect((await ask(id, itemId, 1, 'bored')).body.errors).toHaveProperty('reason');
    const { id: fresh } = await placeTestOrder(call);
    const [line] = (await orderOf(fresh)).items;
    expect((await ask(fresh, line.id, 1)).body.code).toBe('return_too_late');
    nowMs += 30 * day + 1000;
    try {
      expect((await ask(id, itemId, 1)).body.code).toBe('return_too_late');
      expect((await orderOf(id)).items[0].returnable).toBe(0);
    } finally {
      nowMs -= 30 * day + 1000;
    }
  });
});

describe('a shopper', () => {
  it('cancels before anything is packed, once, with a coupon of their own given back', async () => {
    const before = { stock: await stock(), uses: await couponUses() };
    const { id } = await placeTestOrder(call, { promo: 'DANA10' });
    expect((await orderOf(id)).can_cancel).toBe(true);
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', `/orders/${id}/cancel`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect({ stock: await stock(), uses: await couponUses() }).toEqual(before);
    const { history } = (await call('GET', `/staff/orders/${id}`, { token })).body.data;
    expect(history.at(-1)).toMatchObject({ status: 'cancelled', actor: 'shopper' });
    expect(await kindsOf(id)).toContain('order_cancelled');
  });

  it('buys again what is still sold, and learns what is not', async () => {
    const { id } = await placeTestOrder(call, { quantity: 2 });
    const again = await call('POST', `/orders/${id}/buy-again`, { body: {} });
    expect(again.body.data).toMatchObject({ items_count: 2, left_out: [] });
    const cart = again.body.data.id;
    await api.db.updateTable('products').set({ stock: 3 }).where('slug', '=', boughtSlug).execute();
    await api.db.updateTable('variations').set({ stock: 3 }).execute();
    const more = await call('POST', `/orders/${id}/buy-again`, { body: { cart_id: cart } });
    expect(more.body.data).toMatchObject({ id: cart, items_count: 3 });
    expect(more.body.data.left_out).toEqual([{ name: expect.any(String), quantity: 1 }]);
  });
});
