import { lasting } from '@dana/config/chaos/lasting';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OpenDatabase } from '../database/open-database.ts';
import { findWrongs, killRounds, stockUp } from './kill-rounds.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';

const killCount = lasting(8, 20);

/** Kills on one database, one after the other,  and then that no order is without its stock and no stock without its order. */
export async function surviveKills(open: () => Promise<OpenDatabase>, environment: Record<string, string>) {
  const before = await open();
  await prepareDatabase(before, new Date(), catalogueDir);
  const products = await stockUp(before.db, killCount);
  await before.close();

  const { acknowledged, cutOff, cutOffCount } = await killRounds(environment, products);

  const { db, close } = await open();
  expect(await findWrongs(db)).toEqual([]);
  const orders = await db.selectFrom('orders').select(['id', 'cart_id']).execute();
  const ids = new Set(orders.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  // Sent again under its key, an order that was cut off is the one that was there, or the first.
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(orders.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(orders.length).toBeLessThanOrEqual(acknowledged.length + cutOff.length);
  // Else the kills came when nothing was under way.
  expect(cutOffCount).toBeGreaterThanOrEqual(killCount);
  await close();
  return { orderCount: orders.length, cutOffCount };
}

/** Shows that the check sees what it is there to see: each damage is done, found, and undone. */
export async function seeDamage({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const anOrder = sql`(select min(id) from orders)`;
  const damages: [damage: ReturnType<typeof sql>, wrong: RegExp][] = [
    [sql`update products set stock = stock - 1 where id = 1`, /stock and orders of a product differ: 1$/],
    [
      sql`update variations set stock = stock + 1 where id = (select max(id) from variations)`,
      /of a variation differ/,
    ],
    [sql`delete from order_items where order_id = ${anOrder}`, /no goods/],
    [sql`update carts set closed_at = null where id = (select min(cart_id) from orders)`, /cart open/],
    [sql`update idempotency set status = null where key = (select min(key) from idempotency)`, /key/],
  ];
  for (const [damage, wrong] of damages) {
    const undo = new Error('undone');
    const seen = db.transaction().execute(async (trx) => {
      await damage.execute(trx);
      expect((await findWrongs(trx)).join('\n')).toMatch(wrong);
      throw undo;
    });
    await expect(seen).rejects.toBe(undo);
  }
}
