import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { fillFirstShop, noura } from '../testing/first-shop/first-shop.ts';
import type { Place } from '../testing/fill-database.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';
import { guestOrder } from '../testing/test-caller.ts';

/* A shop on the first form of the database is opened by this release: everything is there, and it sells on. */

const slowMachineMs = 120_000;
const { email, password, token } = noura;
afterEach(killProcesses);

async function upgrade(place: Place) {
  const open = () => openDatabase(place);
  const before = await open();
  await fillFirstShop(before);
  await before.close();

  const api = await startProcess({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl });
  expect(api.log()).toContain('"catalogue":"there"');
  const call = callerOfProcess(api);

  // The account: its password, its open session, its address, its favourite.
  expect((await call('POST', '/login', { body: { email, password } })).status).toBe(200);
  const profile = (await call('GET', '/profile', { token })).body.data.user;
  expect(profile).toMatchObject({ email, first_name: 'Noura' });
  const [address] = (await call('GET', '/addresses', { token })).body.data;
  expect(address).toMatchObject({ town: 'Block 4' });
  expect((await call('GET', '/favorites', { token })).body.data).toHaveLength(1);

  // Her order, to the coin, and the one of a guest.
  const order = (await call('GET', `/orders/${noura.order}`, { token })).body.data;
  expect(order).toMatchObject({ id: noura.order, notes: 'Ring twice.' });
  expect(JSON.stringify(order)).toContain('22.5');
  expect((await call('GET', '/orders', { token })).body.data).toHaveLength(1);
  expect((await call('GET', '/orders/order-of-guest-first')).status).toBe(200);

  // The catalogue: lists, search and counts are made from it.
  const slugs = (answer: { body: { data: { slug: string }[] } }) => answer.body.data.map(({ slug }) => slug);
  expect(slugs(await call('GET', '/products')).sort()).toEqual(['night-light', 'reading-lamp']);
  expect(slugs(await call('GET', '/products?search=lamp'))).toContain('reading-lamp');

  // And she buys what was in her cart.
  const placed = await call('POST', '/checkout', {
    token,
    body: guestOrder('cart-open', { address_id: address.id }),
  });
  expect(placed).toMatchObject({ status: 200 });
  expect((await call('GET', '/orders', { token })).body.data).toHaveLength(2);
  expect(await api.stop('SIGTERM')).toBe(0);

  const after = await open();
  const stock = await after.db.selectFrom('products').select('stock').where('id', '=', 2).executeTakeFirst();
  const reader = await after.db
    .selectFrom('newsletter_subscribers')
    .select('confirmed_at')
    .executeTakeFirst();
  // A repeat reads its first answer as it was sent.
  const { rows } = await sql<{ type: string }>`select data_type as type from information_schema.columns
    where table_name = 'idempotency' and column_name = 'body'`.execute(after.db);
  await after.close();
  expect([stock, reader?.confirmed_at, rows]).toEqual([{ stock: 4 }, expect.any(Date), [{ type: 'json' }]]);
}

onBothDatabases('a shop on the first form of the database', (place) => {
  it('is opened by this release with all that is in it, and sells on', { timeout: slowMachineMs }, () =>
    upgrade(place()),
  );
});
