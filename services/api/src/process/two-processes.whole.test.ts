import { setTimeout } from 'node:timers/promises';
import { startSmtp } from '@dana/server/testing/smtp-for-tests';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { folderOfSuite } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { cartWith, findProduct, guestOrder, palette, register } from '../testing/test-caller.ts';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';

/* Over 20 s: two processes start twice, and whether an email comes a second time is seen after eight seconds. */

const slowMachineMs = 240_000;
const soon = { timeout: 60_000 };
/** Out of stock in the sample shop. */
const awaited = 7;
const waitingCount = 20;

describeOnPostgres('two API processes on one PostgreSQL server', { timeout: slowMachineMs }, () => {
  const dataDir = folderOfSuite('two');
  const postgres = postgresOfSuite();
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let processes: [ApiProcess, ApiProcess];
  const startBoth = () => {
    const place = { DATABASE_URL: postgres().url, DATA_DIR: dataDir };
    const start = () => startProcess({ ...place, SMTP_URL: smtp.url, API_LIMIT_MESSAGES: '1000' });
    // At the same moment, the first time on a database that is empty.
    return Promise.all([start(), start()]);
  };
  const calls = () => [callerOfProcess(processes[0]), callerOfProcess(processes[1])] as const;
  beforeAll(async () => {
    smtp = await startSmtp();
    processes = await startBoth();
  }, slowMachineMs);
  afterAll(async () => {
    killProcesses();
    await smtp.stop();
  });

  it('take turns to prepare it when they start at once: one migrates and fills, the other finds it done', () => {
    expect(processes.map(({ isReady }) => isReady)).toEqual([true, true]);
    const filled = processes.map((each) => /"catalogue":"(loaded|there)"/.exec(each.log())?.[1]);
    expect(filled.sort()).toEqual(['loaded', 'there']);
    const migrated = processes.map((each) => /"migrations":\[(.*?)\]/.exec(each.log())?.[1] ?? '');
    expect(migrated.filter((names) => names === '')).toHaveLength(1);
  });

  it('serve one shop: sessions, carts, orders, stock and counted calls are the same on both', async () => {
    const [one, other] = calls();
    const { token, email, password } = await register(one);
    expect((await other('GET', '/profile', { token })).body.data.user.email).toBe(email);

    const before = (await findProduct(one, palette)).stock;
    const cart = await cartWith(one, palette, { quantity: 2, token });
    const seen = await other('GET', `/checkout?cart=${cart}`, { token });
    expect(seen.body.data.items[0].quantity).toBe(2);
    const order = { body: guestOrder(cart), token };
    const placed = await other('POST', '/checkout', order);
    expect(placed.status).toBe(200);
    const { id } = placed.body.data.payment_info;
    expect((await one('GET', `/orders/${id}`, { token })).status).toBe(200);
    expect((await findProduct(one, palette)).stock).toBe(before - 2);
    expect((await one('POST', '/checkout', order)).body.message).toBe('Cart is empty');

    // Signed out on one, signed out on both.
    const again = (await one('POST', '/login', { body: { email, password } })).body.data.token;
    expect((await other('GET', '/profile', { token: again })).status).toBe(200);
    expect((await one('POST', '/logout', { token: again, body: {} })).status).toBe(200);
    expect((await other('GET', '/profile', { token: again })).status).toBe(401);
  });

  it('send each email once: to who waits for a product, three for each unit, also when it came back while none ran', async () => {
    const { db, close } = await openDatabase({ databaseUrl: postgres().url, dataDir });
    onTestFinished(close);
    const setStock = (stock: number) =>
      db.updateTable('products').set({ stock }).where('id', '=', awaited).execute();
    const waiting = Array.from({ length: waitingCount }, (_, index) => `waits${index}@dana.example`);
    // Accounts and orders have emails of their own.
    const taken = () => smtp.taken.filter(({ to }) => waiting.includes(to?.[0]?.address ?? ''));
    for (const [index, email] of waiting.entries()) {
      const call = calls()[index % 2 === 0 ? 0 : 1];
      const body = { product_id: awaited, email };
      expect((await call('POST', '/stock-requests', { body })).status).toBe(200);
    }
    await expect.poll(() => taken().length, soon).toBe(waitingCount);
    for (const { text = '' } of taken()) {
      const [, path = ''] = /http:\/\/[^/]+(\/api\/stock-requests\/confirm\/\S+)/.exec(text) ?? [];
      expect((await fetch(`${processes[0].baseUrl}${path}`, { method: 'POST' })).ok).toBe(true);
    }
    for (const each of processes) await each.stop('SIGTERM');
    await setStock(4);
    processes = await startBoth();
    await expect.poll(() => taken().length, soon).toBe(waitingCount + 12);
    await setStock(9);
    await expect.poll(() => taken().length, soon).toBe(2 * waitingCount);
    // Two more looks of each.
    await setTimeout(8_000);
    const reached = taken().map(({ to }) => to?.[0]?.address);
    for (const once of [reached.slice(0, waitingCount), reached.slice(waitingCount)])
      expect(once.sort()).toEqual(waiting.toSorted());
    expect(new Set(taken().map(({ messageId }) => messageId)).size).toBe(2 * waitingCount);
  });

  it('go on when one of them ends', async () => {
    const [one, other] = processes;
    expect(await one.stop('SIGTERM')).toBe(0);
    expect((await callerOfProcess(other)('GET', '/products')).status).toBe(200);
    expect(await other.stop('SIGTERM')).toBe(0);
  });
});
