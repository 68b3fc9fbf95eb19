import { setTimeout } from 'node:timers/promises';
import { lasting } from '@dana/config/chaos/lasting';
import { freePort } from '@dana/config/testing/free-port';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { buyWhile } from '../testing/buy-through.ts';
import { fillDatabase } from '../testing/fill-database.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { findWrongs, missingOrders, stockUp } from '../testing/order-checks.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';

/* Over 20 s: a process is killed and started four times on each of both databases. */

const slowMachineMs = 300_000;
const killCount = lasting(4, 20);
const lateMsMax = 120;

onBothDatabases('kills of an API in the middle of orders', (place) => {
  afterAll(killProcesses);

  it('leave no order without its stock, no stock without its order, and none unanswered that was sent again', {
    timeout: slowMachineMs,
  }, async () => {
    const { databaseUrl, dataDir } = place();
    await fillDatabase(place());
    const before = await openDatabase(place());
    const products = await stockUp(before.db, killCount + 1);
    await before.close();

    const port = await freePort();
    const start = () => startProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, port);
    const shop = { api: await start() };
    // Each round buys another product, so that what one round did cannot hide what another left undone.
    const seen = await buyWhile(
      shop,
      (_, round) => products[round],
      killCount,
      async (round) => {
        // Another moment in each round, the same in every run.
        await setTimeout((round * 37) % lateMsMax);
        await shop.api.stop('SIGKILL');
        shop.api = await start();
      },
    );
    await shop.api.stop('SIGTERM');

    const { db, close } = await openDatabase(place());
    expect([
      ...seen.wrongs,
      ...(await findWrongs(db)),
      ...(await missingOrders(db, seen.acknowledged)),
    ]).toEqual([]);
    // Else the kills came when nothing was under way.
    expect(seen.cutOff).toBeGreaterThanOrEqual(killCount);
    await close();
  });

  it('would be found out if they did: each damage is done, found, and undone', async () => {
    const { db, close } = await openDatabase(place());
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
    await close();
  });
});
