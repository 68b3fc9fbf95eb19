import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { findProduct, guestOrder, register } from '../testing/test-caller.ts';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';

const slowMachineMs = 180_000;

describeOnPostgres('two API processes on one PostgreSQL server', () => {
  const postgres = postgresOfSuite();
  let dataDir: string;
  let processes: ApiProcess[];
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dana-two-'));
    const environment = { DATABASE_URL: postgres().url, DATA_DIR: dataDir };
    // At the same moment, on a database that is empty.
    processes = await Promise.all([startProcess(environment), startProcess(environment)]);
  }, slowMachineMs);
  afterAll(() => {
    killProcesses();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('take turns to prepare it when they start at once: one migrates and fills, the other finds it done', () => {
    expect(processes.map(({ isReady }) => isReady)).toEqual([true, true]);
    const filled = processes.map((each) => /"catalogue":"(loaded|there)"/.exec(each.log())?.[1]);
    expect(filled.sort()).toEqual(['loaded', 'there']);
    const migrated = processes.map((each) => /"migrations":\[(.*?)\]/.exec(each.log())?.[1] ?? '');
    expect(migrated.filter((names) => names === '')).toHaveLength(1);
  });

  it('serve one shop: sessions, carts, orders, stock and counted calls are the same on both', async () => {
    const [one, other] = processes.map(callerOfProcess) as [
      ReturnType<typeof callerOfProcess>,
      ReturnType<typeof callerOfProcess>,
    ];
    const { token, email, password } = await register(one);
    expect((await other('GET', '/profile', { token })).body.data.user.email).toBe(email);

    const product = await findProduct(one, 'safwani-horizon-headphones');
    const cart = (await one('POST', '/carts/add', { body: { ...product, quantity: 2 }, token })).body.data.id;
    const seen = await other('GET', `/checkout?cart=${cart}`, { token });
    expect(seen.body.data.items[0].quantity).toBe(2);
    const address = guestOrder(cart).address as object;
    const { data: saved } = (await other('POST', '/addresses', { body: address, token })).body;
    const placed = await other('POST', '/checkout', {
      body: guestOrder(cart, { address_id: saved.id }),
      token,
    });
    expect(placed.status).toBe(200);
    const { id } = placed.body.data.payment_info;
    expect((await one('GET', `/orders/${id}`, { token })).body.data.id).toBe(id);
    expect((await findProduct(one, 'safwani-horizon-headphones')).stock).toBe(product.stock - 2);
    const repeated = await one('POST', '/checkout', {
      body: guestOrder(cart, { address_id: saved.id }),
      token,
    });
    expect(repeated.body.message).toBe('Cart is empty');

    // Signed out on one, signed out on both.
    const again = (await one('POST', '/login', { body: { email, password } })).body.data.token;
    expect((await other('GET', '/profile', { token: again })).status).toBe(200);
    expect((await one('POST', '/logout', { token: again, body: {} })).status).toBe(200);
    expect((await other('GET', '/profile', { token: again })).status).toBe(401);
  });

  it('go on when one of them ends', async () => {
    const [one, other] = processes as [ApiProcess, ApiProcess];
    expect(await one.stop('SIGTERM')).toBe(0);
    expect((await callerOfProcess(other)('GET', '/products')).status).toBe(200);
    expect(await other.stop('SIGTERM')).toBe(0);
  });
});
