import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { bankOnPort } from '../testing/bank-for-tests.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { folderOfSuite } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';
import { findProduct, palette, placeOrder, register } from '../testing/test-caller.ts';

/*
 * Over 20 s: three processes start one after the other, on a PostgreSQL server, the only database with a clock of its own. That
 * of two is ahead of it.
 */

const slowMachineMs = 240_000;
const soon = { timeout: 90_000 };
const minute = 60_000;
const day = 24 * 60 * minute;
const refundCount = 1_000;
/** What may not be lost, and what its rows are known by. */
const kept = {
  tokens: 'token_hash',
  known_devices: 'device_hash',
  email_confirmations: 'token_hash',
  password_resets: 'token_hash',
  letters: 'id',
  idempotency: 'key',
  newsletter_subscribers: 'email',
};

describeOnPostgres('an API whose clock is ahead of the database’s', { timeout: slowMachineMs }, () => {
  const dataDir = folderOfSuite('clock');
  const postgres = postgresOfSuite();
  let bank: Awaited<ReturnType<typeof bankOnPort>>;
  let database: OpenDatabase;
  const start = (aheadMs: number) =>
    startProcess({
      DATABASE_URL: postgres().url,
      DATA_DIR: dataDir,
      PRACTICE_BANK_URL: bank.origin,
      PRACTICE_BANK_SECRET: bank.secret,
      CLOCK_AHEAD_MS: String(aheadMs),
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../testing/shifted-clock.ts'))}`,
    });
  beforeAll(async () => {
    bank = await bankOnPort();
    await (await start(0)).stop('SIGTERM');
    database = await openDatabase({ databaseUrl: postgres().url, dataDir });
    await database.db.updateTable('products').set({ stock: 100 }).execute();
  }, slowMachineMs);
  afterAll(async () => {
    killProcesses();
    bank.close();
    await database.close();
  });
  const rowsOf = async (table: string, id: string): Promise<string[]> => {
    const found = sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)}`;
    return (await found.execute(database.db)).rows.map((row) => row.id);
  };
  const keptRows = () =>
    Promise.all(Object.entries(kept).map(async ([table, id]) => ({ table, ids: await rowsOf(table, id) })));

  it.each([
    ['20 minutes', 20 * minute],
    ['31 days', 31 * day],
  ])(
    'by %s, ends nobody’s session, payment, key or email, and says what it does not do',
    async (_, aheadMs) => {
      const right = await start(0);
      const call = callerOfProcess(right);
      const { token, email, password } = await register(call);
      await call('POST', '/login', { body: { email, password } });
      const reader = { email: `reader-${aheadMs}@dana.example`, name: '' };
      await call('POST', '/newsletter/subscribe', { body: reader });
      const headers = { 'idempotency-key': `a-key-of-${aheadMs}` };
      const add = { body: { ...(await findProduct(call, palette)), cart_id: null, quantity: 1 }, headers };
      const added = (await call('POST', '/carts/add', add)).body;
      const { id } = await placeOrder(call, { method: 4 });
      await call('POST', '/forgot-password', { body: { email } });
      const mailedLinks = sql<{ count: number }>`select count(*)::integer as count from users u
        join email_confirmations c on c.user_id = u.id join password_resets p on p.user_id = u.id
        where u.email = ${email}`;
      // They are made with the emails that they stand in.
      await expect.poll(async () => (await mailedLinks.execute(database.db)).rows[0]?.count, soon).toBe(1);
      await right.stop('SIGTERM');
      const before = await keptRows();
      expect(before.filter(({ ids }) => ids.length === 0)).toEqual([]);

      const ahead = await start(aheadMs);
      const other = callerOfProcess(ahead);
      // It looks after the house as it starts.
      await expect.poll(ahead.log, soon).toMatch(/the clean-up/);
      expect(ahead.log()).toMatch(/The clocks of this machine and of the database differ/);
      for (const { table, ids } of await keptRows()) {
        const had = before.filter((rows) => rows.table === table).flatMap((rows) => rows.ids);
        expect([table, had.filter((row) => !ids.includes(row))]).toEqual([table, []]);
      }
      expect((await other('GET', '/profile', { token })).status).toBe(200);
      expect((await other('POST', '/carts/add', add)).body).toEqual(added);
      expect((await other('GET', `/orders/${id}`)).body.data.payment_status).toBe('pending');
      // What it writes itself ends by the database's clock, too.
      const { body } = await other('POST', '/login', { body: { email, password } });
      expect((await other('GET', '/profile', { token: body.data.token })).status).toBe(200);
      const { days } = await database.db
        .selectFrom('tokens')
        .select(sql<number>`extract(epoch from max(expires_at) - now())::float8 / 86400`.as('days'))
        .executeTakeFirstOrThrow();
      expect(days).toBeLessThan(31);
      await ahead.stop('SIGTERM');
    },
  );

  it.each([
    ['20 minutes', 20 * minute],
    ['31 days', 31 * day],
  ])('by %s, pays a thousand refunds out but for three that can never succeed', async (_, aheadMs) => {
    const { db } = database;
    await db.deleteFrom('refunds').execute();
    const ahead = await start(aheadMs);
    onTestFinished(async () => void (await ahead.stop('SIGTERM')));
    const call = callerOfProcess(ahead);
    const placed = await placeOrder(call, { method: 4 });
    const local = placed.link.replace(/^https?:\/\/[^/]+/, ahead.baseUrl);
    const page = (await fetch(local, { redirect: 'manual' })).headers.get('location') ?? '';
    const body = new URLSearchParams({ decision: 'approve' });
    await fetch(page, { method: 'POST', body, redirect: 'manual' });
    const payment = () =>
      db.selectFrom('payments').selectAll().where('order_id', '=', placed.id).executeTakeFirstOrThrow();
    const statusOnce = async () => {
      await call('GET', `/orders/${placed.id}`);
      return (await payment()).status;
    };
    await expect.poll(statusOnce, soon).toBe('paid');
    const paid = await payment();
    // An order has one payment that counts.
    const others = { elsewhere: { gateway: 'of before' }, unknown: { charge_id: `none-${aheadMs}` } };
    const [elsewhere, unknown] = Object.entries(others).map(([name, more]) => ({
      ...{ ...paid, ...more, status: 'expired' as const },
      ...{ id: `${name}-${aheadMs}`, reference: `${name} ${aheadMs}` },
    }));
    await db
      .insertInto('payments')
      .values([elsewhere, unknown].flatMap((each) => each ?? []))
      .execute();
    await db
      .insertInto('refunds')
      .values(
        Array.from({ length: refundCount }, (_none, at) => ({
          ...{ id: `refund-${aheadMs}-${at}`, order_id: placed.id, currency: paid.currency },
          payment_id: (at === 0 ? elsewhere : at < 3 ? unknown : paid)?.id ?? null,
          ...{ amount_minor: at === 2 ? 9_999_999 : 1, attempts: at === 0 ? 644 : 0 },
          ...{ means: 'provider', actor: 'shop', created_at: sql<Date>`now()`, due_at: sql<Date>`now()` },
        })),
      )
      .execute();
    const outStanding = async () => {
      const rows = await db
        .selectFrom('refunds')
        .select('id')
        .where('gateway_refund_id', 'is', null)
        .execute();
      return rows.map(({ id }) => id).sort();
    };
    await expect.poll(outStanding, soon).toEqual([0, 1, 2].map((at) => `refund-${aheadMs}-${at}`));
  });
});
