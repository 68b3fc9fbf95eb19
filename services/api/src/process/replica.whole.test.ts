import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { fillDatabase } from '../testing/fill-database.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { type RunningReplica, startReplica } from '../testing/replica-for-tests.ts';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';

/* Over 20 s: three times nothing may be in memory, which takes five seconds each. */

const slowMachineMs = 120_000;
const slug = 'nadwana-rose-of-taif-perfume';
/** Longer than an answer is kept in memory. */
const answerLifetimeMs = 5_500;

describeOnPostgres('an API with a replica of its PostgreSQL server', { timeout: slowMachineMs }, () => {
  const postgres = postgresOfSuite();
  let database: OpenDatabase;
  let replica: RunningReplica;
  let api: ApiProcess;

  beforeAll(async () => {
    const { url } = postgres();
    await fillDatabase({ databaseUrl: url, dataDir: tmpdir() });
    database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
    replica = await startReplica(url);
    const settings = { DATABASE_URL: url, DATABASE_REPLICA_URL: replica.url };
    api = await startProcess({ ...settings, DATA_DIR: tmpdir() });
  }, slowMachineMs);
  afterAll(async () => {
    killProcesses();
    await database.close();
    await replica.stop();
  });

  const ask = async (path: string) => (await fetch(`${api.baseUrl}${path}`)).status;
  const priceShown = async () =>
    (await callerOfProcess(api)('GET', `/products/${slug}`)).body.data.price as number;
  const addToCart = async () => {
    const body = { product_id: 2, quantity: 1 };
    return (await callerOfProcess(api)('POST', '/carts/add', { body })).status;
  };
  const setPrice = (price_minor: number) =>
    database.db.updateTable('products').set({ price_minor }).where('slug', '=', slug).execute();

  it('shows a changed price at once, although the replica does not have it yet', async () => {
    await replica.holdStill(async () => {
      await setPrice(81_000);
      await expect.poll(priceShown).toBe(81);
      await setTimeout(answerLifetimeMs);
      expect(await priceShown()).toBe(81);
    });
  });

  it('shows products while the server itself is away, says that it is, and sells again when it is back', async () => {
    // Nothing is in memory but what is asked for now.
    await postgres().restart('immediate', async () => {
      await expect.poll(() => ask('/readyz')).toBe(200);
      expect((await (await fetch(`${api.baseUrl}/readyz`)).json()).checks).toMatchObject({
        database: 'failing',
        replica: 'ok',
      });
      await setTimeout(answerLifetimeMs);
      await expect.poll(() => ask('/api/products?page=2')).toBe(200);
      expect(await priceShown()).toBe(81);
      expect(await addToCart()).toBe(503);
    });
    await expect.poll(addToCart).toBe(200);
    await setPrice(82_000);
    await expect.poll(priceShown).toBe(82);
  });

  it('reads from the server when the replica is gone', async () => {
    await replica.kill();
    await setTimeout(answerLifetimeMs);
    await expect.poll(() => ask('/api/products?page=3')).toBe(200);
    expect(await ask('/readyz')).toBe(200);
    await setPrice(83_000);
    await expect.poll(priceShown).toBe(83);
  });
});
