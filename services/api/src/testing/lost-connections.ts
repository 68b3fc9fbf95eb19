import { setTimeout } from 'node:timers/promises';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';
import type { RunningPostgres } from './postgres-for-tests.ts';
import { buyThrough, type Purchases } from './buy-through.ts';
import { findWrongs, stockUp } from './kill-rounds.ts';
import { type ApiProcess, startProcess } from './start-process.ts';

const buyerCount = 8;
const healLimitMs = 15_000;
const hangLimitMs = 40_000;

/** What a disturbance of the database did to a shop under load. Everything in `wrongs` must not be. */
export type Disturbance = {
  wrongs: string[];
  acknowledgedCount: number;
  waitingAnswers: number;
  /** From the end of each disturbance to the next acknowledged order. */
  healedAfterMs: number[];
};

/** A shop on a database of its own, and the process that serves it. */
export type Shop = { api: ApiProcess; db: OpenDatabase['db']; url: string; close: () => Promise<void> };

let shopCount = 0;

/** Starts an API on a new database of the server; `settings` follow the database in its address. */
export async function openShop(
  postgres: RunningPostgres,
  environment: { DATA_DIR: string },
  settings = '',
): Promise<Shop> {
  shopCount += 1;
  const url = await postgres.createDatabase(`shop_${shopCount}`);
  const database = await openDatabase({ databaseUrl: url, dataDir: environment.DATA_DIR });
  // Filled here: settings that are tight for orders would be too tight for that.
  await prepareDatabase(database, new Date(), catalogueDir);
  const api = await startProcess({ DATABASE_URL: `${url}${settings}`, ...environment });
  return {
    api,
    db: database.db,
    url,
    close: async () => {
      if (api.exitCode() === null) await api.stop('SIGTERM');
      await database.close();
    },
  };
}

/**
 * Disturbs the database `count` times while eight guests buy, and waits after each until an order is acknowledged
 * again. Answers with what was seen. The shop must be a new one.
 */
export async function buyWhile(
  { api, db }: Shop,
  count: number,
  disturb: (round: number) => Promise<void>,
): Promise<Disturbance> {
  const products = await stockUp(db, buyerCount);
  const purchases: Purchases = { acknowledged: [], waitingAnswers: 0, others: [], lastAtMs: 0 };
  let isOver = false;
  const hasEnded = () => api.exitCode() !== null;
  const until = { isOver: () => isOver || hasEnded(), hasEnded };
  const buyers = products.map((product) => buyThrough(api.baseUrl, product, purchases, until));
  const healedAfterMs: number[] = [];
  const wrongs: string[] = [];
  await untilOrderAfter(purchases, performance.now(), hasEnded);
  for (let round = 0; round < count; round += 1) {
    await disturb(round);
    const endedMs = performance.now();
    await untilOrderAfter(purchases, endedMs, hasEnded);
    if (purchases.lastAtMs <= endedMs)
      wrongs.push(`no order within ${healLimitMs / 1000} s of disturbance ${round + 1}`);
    healedAfterMs.push(Math.round(performance.now() - endedMs));
  }
  isOver = true;
  await Promise.all(buyers);

  const { acknowledged, waitingAnswers, others } = purchases;
  wrongs.push(...others, ...(await findWrongs(db)), ...(await missingOrders(db, acknowledged)));
  if (hasEnded()) wrongs.push(`the API ended with ${api.exitCode()}: ${api.log().slice(-2_000)}`);
  return { wrongs, acknowledgedCount: acknowledged.length, waitingAnswers, healedAfterMs };
}

/** PostgreSQL ended and started again, `fast` and `immediate` in turn. */
export const restarts =
  ({ postgres }: { postgres: RunningPostgres }) =>
  (round: number) =>
    postgres.restart(round % 2 === 0 ? 'fast' : 'immediate');

/** PostgreSQL standing still for so long, with every connection open, and until everybody who asked has an answer. */
export const hangs =
  (ms: number) =>
  ({ postgres, api }: Pick<Shop, 'api'> & { postgres: RunningPostgres }) =>
  () =>
    postgres.hang(async () => {
      const ask = () =>
        fetch(`${api.baseUrl}/api/products/1`, { signal: AbortSignal.timeout(hangLimitMs) }).then((answer) =>
          answer.text(),
        );
      // More than there are connections, so that some wait for one and the others for an answer.
      await Promise.all([setTimeout(ms), ...Array.from({ length: 3 * buyerCount }, ask)]);
    });

/** Ten times, about half of all connections to the server ended, whatever they are doing. */
export const endedBackends =
  ({ db }: Pick<Shop, 'db'>) =>
  async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid() and random() < 0.5`.execute(db);
      await setTimeout(20);
    }
  };

/** The API's process stopped for a while. */
export const pauses =
  (ms: number) =>
  ({ api }: Pick<Shop, 'api'>) =>
  () =>
    api.pause(ms);

async function untilOrderAfter(purchases: Purchases, ms: number, hasEnded: () => boolean): Promise<void> {
  const end = ms + healLimitMs;
  while (purchases.lastAtMs <= ms && performance.now() < end && !hasEnded()) await setTimeout(5);
}

/** Acknowledged orders that do not exist, or were acknowledged twice; and orders that were not acknowledged. */
export async function missingOrders(db: OpenDatabase['db'], acknowledged: string[]): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  const known = new Set(acknowledged);
  return [
    ...acknowledged
      .filter((id) => !ids.has(id))
      .map((id) => `order ${id} was acknowledged and does not exist`),
    ...(known.size === acknowledged.length ? [] : ['an order was acknowledged twice']),
    ...[...ids].filter((id) => !known.has(id)).map((id) => `order ${id} exists and was not acknowledged`),
  ];
}
