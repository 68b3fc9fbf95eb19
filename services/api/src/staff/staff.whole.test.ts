import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { revokeStaffToken } from './tokens/staff-tokens.ts';
import { move, staffToken } from '../testing/staff.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { register } from '../testing/test-caller.ts';

const shop = shopOfSuite();
const { api, call, clock, order, read: orderOf, row, rows } = shop;
let token: string;
const day = 24 * 60 * 60 * 1000;
beforeAll(async () => {
  token = await staffToken(api);
});

/** What an order takes, and gives back. */
const left = async () => ({
  stock: await shop.stock(),
  uses: (await row('coupons', { code: 'DANA10' })).uses,
});
const coupon = { promo_code: 'DANA10' };
const step = (id: string, expected: string, name: string, more = {}) =>
  call('POST', `/staff/orders/${id}/steps`, { token, body: { expected, step: name, ...more } });
const atStaff = async (id: string) => (await call('GET', `/staff/orders/${id}`, { token })).body.data;
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const kindsOf = async (id: string) => (await rows('letters', { order_id: id })).map(({ kind }) => kind);

describe('an order that staff move', () => {
  it('goes from placed to delivered, says who did it, and writes to the shopper', async () => {
    const { id } = await order();
    const answer = await move(call, token, id, ['confirm', 'pack', 'ship', 'deliver']);
    const { data } = answer.body;
    const actor = 'Noura';
    const moved = ['confirmed', 'packed', 'shipped', 'delivered'].map((status) => ({ status, actor }));
    expect(data.history).toMatchObject([{ status: 'placed', actor: null }, ...moved]);
    expect(data.steps).toEqual(['refund']);
    expect(await orderOf(id)).toMatchObject({
      ...{ status: 'delivered', payment_status: 'paid', can_cancel: false },
      shipment: { courier: 'Gulf Parcels', tracking_number: 'GP 7788', tracking_url: null },
    });
    const written = ['order_delivered', 'order_packed', 'order_shipped'];
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(written));
  });

  // Which steps a state has is in order-steps.test.ts; that others are refused is in the contract.
  it('is sent with no script for a link', async () => {
    const { id } = await order();
    await move(call, token, id, ['pack']);
    const script = { courier: 'A', tracking_number: '1', tracking_url: 'javascript:alert(1)' };
    expect((await step(id, 'packed', 'ship', script)).status).toBe(422);
  });

  it('waits for its payment before anything can be done', async () => {
    const { id } = await order({ method: 4 });
    expect((await atStaff(id)).steps).toEqual([]);
    expect((await step(id, 'awaiting_payment', 'cancel')).body.code).toBe('order_step_refused');
  });

  it('gives stock, coupon and money back when it is cancelled, once', async () => {
    const before = await left();
    const { id, link } = await order({ method: 4, form: coupon });
    await shop.decide(link, 'approve');
    await move(call, token, id, ['pack']);
    expect(await left()).toEqual({ stock: before.stock - 2, uses: before.uses + 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => step(id, 'packed', 'cancel')));
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await left()).toEqual(before);
    const seen = await orderOf(id);
    expect(seen).toMatchObject({
      ...{ status: 'cancelled', payment_status: 'refunded', refunded: seen.total },
      ...{ can_pay: false, can_restore: false, can_buy_again: true },
    });
    const refund = { amount: seen.total, means: 'provider', state: 'waiting', actor: 'Noura' };
    expect((await atStaff(id)).refunds).toEqual([{ ...refund, at: expect.any(String) }]);
  });

  it('leaves lost goods off the shelf, and has cash handed back', async () => {
    const before = await shop.stock();
    const { id } = await order();
    await move(call, token, id, ['pack', 'ship', 'deliver']);
    const answer = await step(id, 'delivered', 'refund', { restock: false });
    expect(answer.body.data.refunds[0]).toMatchObject({ means: 'by_hand' });
    expect(answer.body.data.order).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(await shop.stock()).toBe(before - 2);
  });

  it('pays nothing back that nobody paid', async () => {
    const { id } = await order();
    const answer = await step(id, 'placed', 'cancel');
    expect(answer.body.data.refunds).toEqual([]);
    expect(answer.body.data.order).toMatchObject({ payment_status: 'due_on_delivery', refunded: 0 });
  });

  it('takes a step once under one key, also when the answer was lost', async () => {
    const { id } = await order();
    const headers = { 'idempotency-key': randomUUID() };
    const again = { token, body: { expected: 'placed', step: 'pack' }, headers };
    for (let time = 0; time < 2; time += 1)
      expect((await call('POST', `/staff/orders/${id}/steps`, again)).body.data.history).toHaveLength(2);
  });

  it('is either packed or cancelled by its shopper when both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = await shop.stock();
      const { id } = await order();
      const [packed, cancelled] = await Promise.all(
        round % 2
          ? [step(id, 'placed', 'pack'), call('POST', `/orders/${id}/cancel`)]
          : [call('POST', `/orders/${id}/cancel`), step(id, 'placed', 'pack')].reverse(),
      );
      expect([packed?.status, cancelled?.status].sort()).toEqual([200, 409]);
      const { status } = await orderOf(id);
      expect(await shop.stock()).toBe(status === 'cancelled' ? before : before - 2);
    }
  });
});

describe('who may move orders', () => {
  it('needs a staff token that is good, and of the right scope', async () => {
    const { id } = await order();
    const shopper = await register(call);
    const reader = await staffToken(api, { scope: 'orders:read' });
    const gone = await staffToken(api);
    await revokeStaffToken(api.db, gone.split('_')[2] ?? '', new Date());
    const old = await staffToken(api, { now: new Date(Date.now() - 40 * day) });
    const bad = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const body = { expected: 'placed', step: 'pack' };
    const path = `/staff/orders/${id}/steps`;
    for (const wrong of [shopper.token, gone, old, bad, undefined]) {
      const answer = await call('POST', path, { body, token: wrong });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
      expect((await call('GET', '/staff/orders', { token: wrong })).status).toBe(401);
    }
    const refused = await call('POST', path, { body, token: reader });
    expect([refused.status, refused.body.code]).toEqual([403, 'scope_missing']);
    expect((await call('GET', `/staff/orders/${id}`, { token: reader })).status).toBe(200);
    // A staff token is no shopper's.
    expect((await call('GET', '/orders', { token })).status).toBe(401);
  });

  it('keeps no secret in the database', async () => {
    expect(JSON.stringify(await rows('staff_tokens'))).not.toContain(token.split('_').slice(3).join('_'));
  });
});

describe('the list of orders', () => {
  it('is found by number, name, e-mail, phone and state, with Arabic digits, newest first', async () => {
    const { id } = await order();
    const { number } = await orderOf(id);
    const digits = number.slice(3);
    const arabic = digits.replace(/\d/g, (digit: string) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const found = async (search: string) =>
      (await call('GET', `/staff/orders?per_page=100&${new URLSearchParams({ search })}`, { token })).body;
    for (const search of [number, digits, arabic, `mutairi ${digits}`, `fahad@dana ${digits}`])
      expect([search, await found(search)]).toMatchObject([search, { data: [{ id }], meta: { total: 1 } }]);
    const [newest, ...others] = (await found('5000 1234')).data;
    expect([newest.id, others.length > 0]).toEqual([id, true]);
    for (const search of ['%', '_______________', '\\']) expect((await found(search)).meta.total).toBe(0);
    const packed = (await call('GET', '/staff/orders?status=packed', { token })).body.data;
    expect(packed.every((each: { status: string }) => each.status === 'packed')).toBe(true);
  });
});

describe('a return', () => {
  const deliver = async (form = {}) => {
    const { id, link } = await order({ method: 4, quantity: 3, form });
    await shop.decide(link, 'approve');
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
    const before = await left();
    const { id, order: bought } = await deliver(coupon);
    const [item] = bought.items;
    const first = await ask(id, item.id, 1);
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ status: 'requested', reason: 'damaged' });
    expect((await orderOf(id)).items[0].returnable).toBe(2);
    expect((await call('GET', '/staff/orders?returns=open', { token })).body.data[0].id).toBe(id);
    // While it is open, the whole order is not paid back beside it.
    expect((await step(id, 'delivered', 'refund', { restock: true })).body.code).toBe('order_step_refused');
    await decide(id, first.body.data.id, { decision: 'accept' });
    const came = await decide(id, first.body.data.id, { decision: 'receive', restock: true });
    const goods = bought.sub_total - bought.discount;
    expect(came.body.data.order.refunded).toBeCloseTo(goods / 3, 2);
    expect(came.body.data.order.status).toBe('delivered');
    expect(await left()).toEqual({ stock: before.stock - 2, uses: before.uses + 1 });
    const rest = await ask(id, item.id, 2, 'changed_mind');
    await decide(id, rest.body.data.id, { decision: 'accept' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => decide(id, rest.body.data.id, { decision: 'receive', restock: true })),
    );
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    const ended = await orderOf(id);
    expect(ended).toMatchObject({ status: 'refunded', payment_status: 'refunded' });
    expect(ended.refunded).toBeCloseTo(goods, 3);
    expect(await left()).toEqual(before);
    const written = ['order_refunded', 'return_decided', 'return_requested'];
    expect(await kindsOf(id)).toEqual(expect.arrayContaining(written));
  });

  it('that is declined says why, pays nothing, and frees its units', async () => {
    const { id, order: bought } = await deliver();
    const asked = await ask(id, bought.items[0].id, 3);
    await decide(id, asked.body.data.id, { decision: 'decline', answer: 'It was worn' });
    const seen = await orderOf(id);
    expect(seen.returns[0]).toMatchObject({ status: 'declined', answer: 'It was worn', refund: 0 });
    expect(seen).toMatchObject({ refunded: 0, status: 'delivered' });
    expect(seen.items[0].returnable).toBe(3);
  });

  it('is refused for more units than there are, another’s lines, and before or long after the delivery', async () => {
    const { id, order: bought } = await deliver();
    const itemId = bought.items[0].id;
    const answers = await Promise.all([ask(id, itemId, 2), ask(id, itemId, 2)]);
    expect(statusesOf(answers)).toEqual([201, 422]);
    expect((await ask(id, 999_999, 1)).body.errors).toHaveProperty('items');
    expect((await ask(id, itemId, 0)).status).toBe(422);
    expect((await ask(id, itemId, 1, 'bored')).body.errors).toHaveProperty('reason');
    const { id: fresh } = await order();
    const [line] = (await orderOf(fresh)).items;
    expect((await ask(fresh, line.id, 1)).body.code).toBe('return_too_late');
    clock.aheadMs += 30 * day + 1000;
    try {
      expect((await ask(id, itemId, 1)).body.code).toBe('return_too_late');
      expect((await orderOf(id)).items[0].returnable).toBe(0);
    } finally {
      clock.aheadMs -= 30 * day + 1000;
    }
  });
});
