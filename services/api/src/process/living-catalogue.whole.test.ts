import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../database/schema.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load/load-shop.ts';
import { copySmallShop } from '../load/testing/copy-small-shop.ts';
import { cupCount, cupShop } from '../load/testing/cup-shop.ts';
import { catalogueCommand, runCatalogue as catalogue } from '../load/testing/run-catalogue.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { folderOfSuite, folderOfTest } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { missingOrders } from '../testing/order-checks.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';
import { type Call, guestOrder } from '../testing/test-caller.ts';

/* Over 20 s: 500 orders beside updates that are commands of their own, and ten of these are killed. */

const slowMachineMs = 300_000;
/** The lock under which a shop starts and is updated (database/migrate.ts). */
const startLockKey = 4_815_162;

type Settings = Record<string, string>;

/** A table of a till, for one test. */
function stockFile(...lines: string[]): string {
  const file = join(folderOfTest('stock'), 'stock.csv');
  writeFileSync(file, lines.join('\n'));
  return file;
}

afterAll(killProcesses);

describe('a shop on the embedded database that is open', { timeout: slowMachineMs }, () => {
  const dataDir = folderOfSuite('living');
  let shop: ApiProcess;
  let call: Call;
  let settings: Settings;
  beforeAll(async () => {
    const folder = join(import.meta.dirname, '../load/testing/small-shop');
    shop = await startProcess({ DATA_DIR: dataDir, API_CATALOGUE: folder });
    call = callerOfProcess(shop);
    settings = { DATA_DIR: dataDir, API_PORT: new URL(shop.baseUrl).port };
  }, slowMachineMs);
  const glass = async () => (await call('GET', '/products/tea-glass')).body.data;

  it('is updated through its API, by the token that it made, with a picture that is new', async () => {
    const file = 'products/tea-glass.json';
    const blue = (name: string) => ({ file, from: name, to: name.replace('clear', 'blue') });
    const shown = '"picture": "tea-glass/front-clear.svg"';
    const named = { file, from: '"Tea glass", "ar"', to: '"Small glass", "ar"' };
    const folder = copySmallShop([
      named,
      blue('"tea-glass/front-clear.svg", "alt"'),
      blue(shown),
      blue(shown),
    ]);
    const pictures = join(folder, 'pictures');
    copyFileSync(join(pictures, 'kitchen/square-natural.svg'), join(pictures, 'tea-glass/front-blue.svg'));
    const trial = await catalogue(settings, 'update', folder, '--dry-run');
    expect([trial.code, trial.stderr]).toEqual([0, '']);
    expect(trial.stdout).toContain('products: 0 new, 1 changed, 0 withdrawn');
    expect((await glass()).name).toBe('Tea glass');
    const { code, stdout } = await catalogue(settings, 'update', folder);
    expect([code, stdout]).toEqual([
      0,
      'products: 0 new, 1 changed, 0 withdrawn\n  changed    Small glass\npictures: 1 new or changed\n',
    ]);
    expect(await glass()).toMatchObject({
      name: 'Small glass',
      main_img: { full_url: '/api/media/tea-glass/front-blue.jpg' },
    });
    const picture = await fetch(`${shop.baseUrl}/api/media/tea-glass/front-blue-320.webp`);
    expect(picture.status).toBe(200);
    expect((await catalogue(settings, 'update', folder)).stdout).toBe('The shop has it all already.\n');
  });

  // Which updates and tables are refused, and why, is in load/.
  it('takes stock and prices from a till, all or nothing', async () => {
    const before = (await glass()).variations;
    const wrong = stockFile('sku,stock', 'TEA-1-S,+2', 'TEA-1-XL,4');
    const refused = await catalogue(settings, 'stock', wrong);
    const said = 'stock.csv:3  There is no sku "TEA-1-XL".\nstock.csv has one fault; nothing was changed.\n';
    expect([refused.code, refused.stderr]).toEqual([1, said]);
    expect((await glass()).variations).toEqual(before);
    const right = stockFile('Name;SKU;Stock;Price', 'Small;TEA-1-S;+2;', 'Large;TEA-1-L;1;1.450');
    const { code, stdout } = await catalogue(settings, 'stock', right);
    expect([code, stdout]).toEqual([0, 'Changed: 2 of what the shop sells.\nNot read: Name.\n']);
    const now = await glass();
    expect(now.current_stock).toBe(7);
    expect(now.variations).toMatchObject([
      { current_stock: 6, price: 1.25 },
      { current_stock: 1, price: 1.45 },
    ]);
  });

  it('asks for a token that allows it', async () => {
    const stranger = { ...settings, STAFF_TOKEN: 'made-up' };
    const { code, stderr } = await catalogue(stranger, 'update', copySmallShop());
    expect([code, stderr]).toEqual([1, "The shop's API answered 401: Please sign in.\n"]);
  });
});

describeOnPostgres('a shop on a PostgreSQL server', { timeout: slowMachineMs }, () => {
  const postgres = postgresOfSuite();
  const dataDir = folderOfSuite('living-postgres');
  const priceOf = { A: (number: number) => 1_000 + number * 10, B: (number: number) => 1_500 + number * 10 };
  const goneInB = 59;
  const folderOf = {
    A: () => cupShop({ name: 'Cup', price: priceOf.A }),
    B: () => cupShop({ name: 'Beaker', price: priceOf.B, without: [goneInB] }),
  };
  let database: OpenDatabase;
  let shop: ApiProcess;
  let settings: Settings;
  beforeAll(() => {
    settings = { DATABASE_URL: postgres().url, DATA_DIR: dataDir };
  });
  afterAll(() => database?.close());

  it('loses no order and charges no wrong price while its catalogue changes under 20 shoppers', async () => {
    database = await openDatabase({ databaseUrl: postgres().url, dataDir });
    await prepareDatabase(database, folderOf.A());
    shop = await startProcess({ ...settings, API_CATALOGUE: '', DATABASE_POOL_MAX: '20' });
    const scarce = 20;
    await database.db.updateTable('products').set({ stock: scarce }).where('slug', '=', 'cup-0').execute();

    const folders = { A: folderOf.A(), B: folderOf.B() };
    const orders = new Map<string, number>();
    const others: string[] = [];
    let isOver = false;
    const shoppers = Array.from({ length: 20 }, async (_, shopper) => {
      for (let turn = 0; orders.size < 500; turn += 1) {
        const number = turn % 5 === 0 ? 0 : (shopper * 7 + turn * 3) % cupCount;
        await buyCup(callerOfProcess(shop), 101 + number, orders, others);
      }
    });
    let updates = 0;
    const updating = (async () => {
      while (!isOver || updates < 4) {
        const said = await catalogue(settings, 'update', folders[updates % 2 === 0 ? 'B' : 'A']);
        if (said.code !== 0) others.push(`update ended with ${said.code}: ${said.stderr}`);
        updates += 1;
      }
    })();
    const added = { units: 0 };
    const stocking = (async () => {
      const file = stockFile('sku,stock', 'CUP-0,+5');
      while (!isOver) {
        const said = await catalogue(settings, 'stock', file);
        if (said.code === 0) added.units += 5;
        else others.push(`stock ended with ${said.code}: ${said.stderr}`);
      }
    })();
    await Promise.all(shoppers);
    isOver = true;
    await Promise.all([updating, stocking]);

    expect(others).toEqual([]);
    expect(orders.size).toBeGreaterThanOrEqual(500);
    expect(await missingOrders(database.db, [...orders.keys()])).toEqual([]);
    const { rows: placed } = await sql<{ id: string; total: number; product: number; unit: number }>`
      select o.id, o.total_minor as total, i.product_id as product, i.unit_minor as unit
      from orders o join order_items i on i.order_id = o.id`.execute(database.db);
    for (const { id, total, product, unit } of placed) {
      expect([id, total]).toEqual([id, orders.get(id)]);
      expect([priceOf.A(product - 101), priceOf.B(product - 101)]).toContain(unit);
    }
    const bought = Object.groupBy(placed, ({ unit, product }) =>
      unit === priceOf.A(product - 101) ? 'A' : 'B',
    );
    // Else nothing changed under anybody.
    expect([bought.A?.length, bought.B?.length].every((count) => (count ?? 0) > 0)).toBe(true);
    const { rows: wrong } = await sql<{ slug: string }>`
      select slug from products p where stock <>
        (case when slug = 'cup-0' then ${scarce + added.units}::integer else 100000 end) -
        (select coalesce(sum(quantity), 0) from order_items i where i.product_id = p.id)`.execute(
      database.db,
    );
    expect(wrong).toEqual([]);
    process.stdout.write(
      `${orders.size} orders, ${updates} updates, ${bought.A?.length} at the one price and ${bought.B?.length} at the other\n`,
    );
  });

  it('has the old catalogue or the new one, whenever the command is killed', async () => {
    const { db } = database;
    const state = () => stateOf(db);
    const folders = { A: folderOf.A(), B: folderOf.B() };
    await catalogue(settings, 'update', folders.A);
    const whole = { A: await state(), B: '' };
    const updated = catalogue(settings, 'update', folders.B);
    await untilLock(db, true);
    const beganMs = performance.now();
    await untilLock(db, false);
    const longMs = performance.now() - beganMs;
    await updated;
    whole.B = await state();
    expect(whole.A).not.toBe(whole.B);

    const ends: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const from = (await state()) === whole.A ? 'A' : 'B';
      const to = from === 'A' ? 'B' : 'A';
      const updating = spawn(process.execPath, [catalogueCommand, 'update', folders[to]], {
        env: { ...process.env, ...settings },
        stdio: 'ignore',
      });
      const ended = once(updating, 'exit');
      // From the moment at which it has the shop, until shortly after it is done.
      const tookLock = await Promise.race([untilLock(db, true).then(() => true), ended.then(() => false)]);
      expect(tookLock).toBe(true);
      await setTimeout(Math.random() * longMs * 1.2);
      updating.kill('SIGKILL');
      await ended;
      await untilLock(db, false);
      const after = await state();
      expect([whole[from], whole[to]]).toContain(after);
      ends.push(after === whole[from] ? 'old' : 'new');
      expect((await callerOfProcess(shop)('GET', '/products?per_page=100')).status).toBe(200);
    }
    process.stdout.write(`killed ten times within ${Math.round(longMs)} ms, and found: ${ends.join(', ')}\n`);
    // Else every kill came too late.
    expect(ends).toContain('old');
    await catalogue(settings, 'update', folders.A);
    expect(await state()).toBe(whole.A);
  });

  it('shows the new catalogue within a second: lists, search, pages and carts', async () => {
    const call = callerOfProcess(shop);
    const cart = (await call('POST', '/carts/add', { body: { product_id: 101 + goneInB, quantity: 1 } })).body
      .data.id;
    await catalogue(settings, 'update', folderOf.B());
    await setTimeout(1_000);
    expect((await call('GET', '/products/cup-5')).body.data.name).toBe('Beaker 5');
    expect((await call('GET', '/products?search=beaker')).body.meta.total).toBe(cupCount - 1);
    expect((await call('GET', `/products/cup-${goneInB}`)).body.data.withdrawn).toBe(true);
    const { items } = (await call('GET', `/checkout?cart=${cart}`)).body.data;
    expect(items[0].product).toMatchObject({ withdrawn: true, current_stock: 0 });
    expect(await shop.stop('SIGTERM')).toBe(0);
  });
});

/** What a shopper expects to pay is what they saw; where it changed meanwhile, they look again. */
async function buyCup(
  call: Call,
  productId: number,
  orders: Map<string, number>,
  others: string[],
): Promise<void> {
  const added = await call('POST', '/carts/add', { body: { product_id: productId, quantity: 1 } });
  if (added.status !== 200) {
    if (!['no_available_quantity', 'no_longer_sold'].includes(added.body.code))
      others.push(`adding: ${added.status} ${added.body.code}`);
    return;
  }
  const cart = added.body.data.id;
  for (let look = 0; look < 10; look += 1) {
    const seen = await call('GET', `/checkout?cart=${cart}&shipping_method_id=1`);
    const total = seen.body.data.total;
    const placed = await call('POST', '/checkout', { body: guestOrder(cart, { expected_total: total }) });
    // Orders wait for an update, and the connections of a busy machine with them: they are asked to come back.
    if (placed.status === 503 && placed.headers.has('retry-after')) continue;
    if (placed.status === 200) {
      orders.set(placed.body.data.payment_info.id, Math.round(total * 1000));
      return;
    }
    if (placed.body.code === 'total_changed') continue;
    if (!['no_available_quantity', 'no_longer_sold'].includes(placed.body.code))
      others.push(`ordering: ${placed.status} ${placed.body.code}`);
    return;
  }
  others.push('ten looks led to no order');
}

/** Everything that an update writes here, as text. */
async function stateOf(db: Db): Promise<string> {
  const { rows } = await sql`
    select p.id, p.name, p.price_minor, p.withdrawn_at is null as sold, l.document, l.price_minor as listed,
      e.entry, e.withdrawn_at is null as said
    from products p left join listings l on l.product_id = p.id
    join catalogue_entries e on e.kind = 'products' and e.key = p.id::text order by p.id`.execute(db);
  return JSON.stringify(rows);
}

/** Waits until a command has the shop for itself, or until none has. */
async function untilLock(db: Db, isHeld: boolean): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_locks
      where locktype = 'advisory' and objid = ${startLockKey} and granted`.execute(db);
    if (rows.length > 0 === isHeld) return;
    await setTimeout(2);
  }
}
