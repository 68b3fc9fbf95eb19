import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockOrder } from './settle-payment.ts';
import type { Db } from '../database/schema.ts';
import { cleanUp } from '../clean-up.ts';
import { apisOnPostgres } from '../testing/apis-on-postgres.ts';
import { bankInProcess } from '../testing/bank-for-tests.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { decideOnPage } from '../testing/pay-on-page.ts';
import { findProduct, palette as slug, placeOrder } from '../testing/test-caller.ts';

const minuteMs = 60_000;
let nowMs = Date.now();
const now = () => new Date(nowMs);
const bank = bankInProcess(now);

async function waitingForLocks(db: Db): Promise<number> {
  const query = sql<{ waiting: number }>`select count(*)::int as waiting from pg_locks where not granted`;
  return (await query.execute(db)).rows[0]?.waiting ?? 0;
}

describeOnPostgres('payments on a PostgreSQL server', () => {
  const shop = apisOnPostgres(() => ({ gateway: bank.gateway, now }));
  const { call } = shop;
  beforeAll(() => {
    // Its messages come to another instance than the shopper does.
    bank.shop.fetch = (request) => shop.api(1).fetch(request);
  });
  afterAll(bank.settled);

  const stock = async () => (await findProduct(call(0), slug)).stock;
  const order = () => placeOrder(call(0), { method: 4, form: { promo_code: 'DANA10' } });
  const orderOf = async (id: string) => (await call(1)('GET', `/orders/${id}`)).body.data;
  async function decide(index: number, link: string, decision: string) {
    const back = await decideOnPage({ fetch: shop.api(index).fetch, bank }, link, decision);
    return new URL(back || 'http://none').searchParams.get('result');
  }

  it('are decided once, whatever comes at the same moment from everywhere', async () => {
    const before = await stock();
    for (let round = 0; round < 6; round += 1) {
      const { id, link } = await order();
      const decisions = ['approve', 'decline', 'cancel'];
      const results = await Promise.all(
        Array.from({ length: 18 }, (_, index) => decide(index, link, decisions[(index + round) % 3] ?? '')),
      );
      expect(new Set(results).size).toBe(1);
      const decided = await orderOf(id);
      expect(decided.history).toHaveLength(2);
      expect(decided.payment_status).toBe(results[0]);
      if (decided.payment_status === 'paid') {
        // Put back by hand, so that every round begins alike.
        await shop
          .db()
          .updateTable('products')
          .set((eb) => ({ stock: eb('stock', '+', 2) }))
          .where('slug', '=', slug)
          .execute();
      }
      expect(await stock()).toBe(before);
    }
  });

  it('expire once, though every instance checks them', async () => {
    const before = await stock();
    const orders = await Promise.all([order(), order(), order()]);
    nowMs += 15 * minuteMs;
    await Promise.all([
      ...[0, 1].map((index) => cleanUp(shop.api(index).deps)),
      ...orders.map(({ link }, index) => decide(index, link, 'approve')),
      ...orders.map(({ id }) => orderOf(id)),
    ]);
    expect(await stock()).toBe(before);
    for (const { id } of orders)
      expect((await orderOf(id)).history.map((step: { status: string }) => step.status)).toEqual([
        'awaiting_payment',
        'cancelled',
      ]);
  });

  it('are opened again once, and either wait to be paid or are put back into a cart, never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const before = await stock();
      const { id, link } = await order();
      await decide(0, link, 'decline');
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          call(index)('POST', `/orders/${id}/${(index + round) % 3 === 0 ? 'restore-cart' : 'pay'}`),
        ),
      );
      const good = answers.filter(({ status }) => status === 200);
      const links = good.flatMap(({ body }) => body.data.payment_link?.link ?? []);
      const carts = good.flatMap(({ body }) => body.data.items_count ?? []);
      expect(new Set(links).size).toBeLessThanOrEqual(1);
      expect(new Set(carts).size).toBeLessThanOrEqual(1);
      // Who got a link may still have chosen the cart afterwards; with the cart there is nothing to pay.
      const isWaiting = (await orderOf(id)).status === 'awaiting_payment';
      expect(isWaiting).toBe(carts.length === 0);
      expect(await stock()).toBe(before - (isWaiting ? 2 : 0));
      for (const last of new Set(links)) await decide(1, last, 'cancel');
      expect(await stock()).toBe(before);
    }
  });

  it('that are given up for a cart leave no moment in which another tab could open a new one', async () => {
    const before = await stock();
    const { id } = await order();
    const [restored, paid] = await shop
      .db()
      .transaction()
      .execute(async (trx) => {
        await lockOrder(trx, id);
        const restoring = call(0)('POST', `/orders/${id}/restore-cart`);
        await expect.poll(() => waitingForLocks(trx)).toBe(1);
        const paying = call(1)('POST', `/orders/${id}/pay`);
        await expect.poll(() => waitingForLocks(trx)).toBe(2);
        return [restoring, paying] as const;
      })
      .then((answers) => Promise.all(answers));
    expect(restored).toMatchObject({ status: 200, body: { data: { items_count: 2 } } });
    expect(paid.status).toBe(409);
    expect((await orderOf(id)).status).toBe('cancelled');
    expect(await stock()).toBe(before);
  });
});
