import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { noteFigures } from '@dana/config/chaos/figures';
import { lasting } from '@dana/config/chaos/lasting';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { buyerCount, buyWhile } from '../testing/buy-through.ts';
import { fillDatabase } from '../testing/fill-database.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { findWrongs, missingOrders, stockUp } from '../testing/order-checks.ts';
import type { RunningPostgres } from '../testing/postgres-for-tests.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';

/* Over 20 s: a server that hangs is noticed after 12 seconds of silence, and each failure has a shop of its own. */

const slowMachineMs = lasting(180_000, 900_000);
const hangLimitMs = 40_000;
const idleMs = 300;
const idle = 'idle_in_transaction_session_timeout';

type Shop = Awaited<ReturnType<typeof openShop>>;
type Disturbance = (shop: Shop, round: number) => Promise<void>;

/** Filled once: settings that are tight for orders would be too tight for that. */
const filled = 'filled';

/** Starts an API on a new database of the server, for one test; `settings` follow the database in its address. */
async function openShop(postgres: RunningPostgres, settings = '') {
  const url = await postgres.createDatabase(`shop_${crypto.randomUUID()}`, filled);
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
  const api = await startProcess({ DATABASE_URL: `${url}${settings}`, DATA_DIR: tmpdir() });
  onTestFinished(async () => {
    if (api.exitCode() === null) await api.stop('SIGTERM');
    await database.close();
  });
  return { api, db: database.db, postgres };
}

/** In turn as an operator and as a crash would. */
const restart: Disturbance = ({ postgres }, round) =>
  postgres.restart(round % 2 === 0 ? 'fast' : 'immediate');

/** Every connection stays open, and everybody who asked gets an answer. */
const hang: Disturbance = ({ postgres, api }) =>
  postgres.hang(async () => {
    const ask = async () => {
      const limit = { signal: AbortSignal.timeout(hangLimitMs) };
      await (await fetch(`${api.baseUrl}/api/products/1`, limit)).text();
    };
    // For longer than a connection may be silent: else the orders would only have waited.
    const silence = setTimeout(lasting(14_000, 60_000));
    // More than there are connections, so that some wait for one and the others for an answer.
    await Promise.all([silence, ...Array.from({ length: 3 * buyerCount }, ask)]);
  });

/** Ten times about half of all connections, whatever they are doing. */
const endBackends: Disturbance = async ({ db }) => {
  for (let turn = 0; turn < 10; turn += 1) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and random() < 0.5`.execute(db);
    await setTimeout(20);
  }
};

/** A paused process is idle in the middle of what it was doing. */
const pause: Disturbance = ({ api }) => api.pause(3 * idleMs);

describeOnPostgres('an API whose PostgreSQL server lets go of it', { timeout: slowMachineMs }, () => {
  const postgres = postgresOfSuite();
  beforeAll(async () => {
    const databaseUrl = await postgres().createDatabase(filled);
    await fillDatabase({ databaseUrl, dataDir: tmpdir() });
  }, slowMachineMs);
  afterAll(killProcesses);

  it.each([
    ['connections are ended at random', lasting(2, 20), endBackends, ''],
    ['the server is restarted, fast and immediately in turn', lasting(2, 20), restart, ''],
    ['the server hangs', 1, hang, ''],
    // In place of the pool's own ten seconds.
    ['its transactions stood idle for longer than they may', 3, pause, `?${idle}=${idleMs}`],
  ] as const)(
    'while eight guests buy says 503, sells on, and has every acknowledged order once, when %s',
    async (failure, count, disturb, settings) => {
      const shop = await openShop(postgres(), settings);
      const products = await stockUp(shop.db, buyerCount);
      const seen = await buyWhile(
        shop,
        (buyer) => products[buyer],
        count,
        (round) => disturb(shop, round),
      );
      const wrongs = [...seen.wrongs, ...(await findWrongs(shop.db))];
      wrongs.push(...(await missingOrders(shop.db, seen.acknowledged)));
      noteFigures({
        failure: `PostgreSQL while eight guests buy: ${failure}`,
        meanwhile: `${seen.acknowledged.length} orders acknowledged, each there once; ${seen.waitingAnswers} × 503`,
        recoveredMs: seen.healedAfterMs,
      });
      expect(wrongs).toEqual([]);
      // Else nothing was under way.
      expect(seen.waitingAnswers).toBeGreaterThan(0);
    },
  );

  it('is alive and not ready, and says which part it lacks; it is ready again with the server', async () => {
    const { api } = await openShop(postgres());
    const ask = async (path: string) => {
      const answer = await fetch(`${api.baseUrl}${path}`);
      return [answer.status, await answer.json()];
    };
    const ready = [200, { status: 'ready', checks: { 'not stopping': 'ok', database: 'ok', disk: 'ok' } }];
    expect(await ask('/readyz')).toEqual(ready);
    await postgres().restart('fast', async () => {
      const parts = { 'not stopping': 'ok', database: 'failing', disk: 'ok' };
      expect(await ask('/readyz')).toEqual([503, { status: 'not ready', checks: parts }]);
      expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
    });
    await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toEqual(ready);
  });
});
