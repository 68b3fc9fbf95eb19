import { describe, expect, it } from 'vitest';
import type { Db } from '../database/schema.ts';
import { apisOnPostgres } from '../testing/apis-on-postgres.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { type Call, cartWith, guestOrder } from '../testing/test-caller.ts';

const slug = 'safwani-studio-headphones';
const shopperCount = 200;
const unitCount = 10;
const slow = { timeout: 120_000 };

/** A shop that several APIs serve; on the embedded database there can be only one. */
type Shop = { call: (index: number) => Call; db: () => Db };

function races({ call, db }: Shop) {
  const stock = async () =>
    (await db().selectFrom('products').select('stock').where('slug', '=', slug).executeTakeFirstOrThrow())
      .stock;
  const setStock = (units: number) =>
    db().updateTable('products').set({ stock: units }).where('slug', '=', slug).execute();
  const makeCarts = (count: number): Promise<string[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => cartWith(call(index), slug)));

  it('get exactly ten orders when 200 shoppers order the last ten units at once', slow, async () => {
    await setStock(1_000);
    const carts = await makeCarts(shopperCount);
    await setStock(unitCount);
    const answers = await Promise.all(
      carts.map((cart, index) => call(index)('POST', '/checkout', { body: guestOrder(cart) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(unitCount);
    expect(statuses.filter((status) => status === 422)).toHaveLength(shopperCount - unitCount);
    for (const { status, body } of answers)
      if (status === 422) expect(body.code).toBe('no_available_quantity');
    expect(await stock()).toBe(0);
    const { sold } = await db()
      .selectFrom('order_items')
      .select((eb) => eb.fn.sum<number>('quantity').as('sold'))
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    expect(Number(sold)).toBe(unitCount);
    expect((await call(0)('GET', `/products/${slug}`)).body.data.current_stock).toBe(0);
    const { data } = (await call(1)('GET', '/products?stock=1&per_page=100')).body;
    expect(data.map((product: { slug: string }) => product.slug)).not.toContain(slug);
  });

  it('get one order and 50 times the same answer when one key is sent 50 times', slow, async () => {
    await setStock(unitCount);
    const [cart = ''] = await makeCarts(1);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        call(index)('POST', '/checkout', {
          body: guestOrder(cart),
          headers: { 'idempotency-key': 'the-same' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await stock()).toBe(unitCount - 1);
  });
}

/** Lets everyone go on once `count` have come: without it a slow machine takes one after the other, and nobody races. */
function whenCalled(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}

describe('shoppers of a shop on the embedded database', () => {
  const { api, call } = shopOfSuite();
  races({ call: () => call, db: () => api.db });
});

describeOnPostgres('shoppers of a shop that two APIs serve on one PostgreSQL server', () => {
  const shop = apisOnPostgres();
  races(shop);

  it('would both get the last unit if stock were read, calculated and written back', async () => {
    const db = shop.db();
    await db.updateTable('products').set({ stock: 1 }).where('slug', '=', slug).execute();
    const bothHaveRead = whenCalled(2);
    const takeOne = () =>
      db.transaction().execute(async (trx) => {
        const row = trx.selectFrom('products').select('stock').where('slug', '=', slug);
        const { stock } = await row.executeTakeFirstOrThrow();
        await bothHaveRead();
        if (stock < 1) return 0;
        await trx
          .updateTable('products')
          .set({ stock: stock - 1 })
          .where('slug', '=', slug)
          .execute();
        return 1;
      });
    expect(await Promise.all([takeOne(), takeOne()])).toEqual([1, 1]);
  });
});
