import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { createApi } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { startPostgres } from '../testing/postgres-for-tests.ts';
import { prepareDatabase } from '../load/load-shop.ts';
import { testDeps } from '../testing/test-api.ts';
import { queryGroups } from './list-queries.ts';
import { makeProducts } from './make-products.ts';
import { tableOf, type Timing } from './timings.ts';

/*
 * `pnpm bench api [sizes…]`: lists and searches of generated catalogues on a PostgreSQL server of its own. Each
 * request goes through the whole API and is answered as text; every round asks each size in turn. It judges nothing.
 */

const rounds = 25;
const warmUpRounds = 3;
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [1_000, 10_000, 100_000];
const say = (line: string) => process.stdout.write(`${line}\n`);

type Shop = { size: number; database: OpenDatabase; ask: (path: string) => Promise<number> };

// The server's defaults but for memory, which Debian's leave at 128 MB whatever the machine has.
const server = await startPostgres(['shared_buffers=512MB', 'max_wal_size=4GB', 'synchronous_commit=off']);
const shops: Shop[] = [];
try {
  for (const size of sizes) shops.push(await openShop(size));
  const timings: Timing[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const { title, queries } of queryGroups) {
      for (const query of queries) {
        for (const shop of shops) {
          const tookMs = await shop.ask(`/api/products?lang=en&${fill(query, round, shop.size)}`);
          if (round >= 0) timings.push({ title, query, size: shop.size, tookMs });
        }
      }
    }
  }
  if (process.env.BENCH_EACH) say(tableOf(timings, ({ query }) => decodeURIComponent(query), sizes));
  say(tableOf(timings, ({ title }) => title, sizes));
} finally {
  for (const { database } of shops) await database.close();
  await server.stop();
}

async function openShop(size: number): Promise<Shop> {
  const startedMs = performance.now();
  const url = await server.createDatabase(`products_${size}`);
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() });
  await prepareDatabase(database, catalogueDir);
  // Its statements take longer than any request may.
  await makeProducts(database.startDb, size);
  const deps = testDeps(database.db, tmpdir());
  // Always another version: what is measured is making an answer, not keeping it.
  const changes = { ...deps.changes, version: async () => randomUUID() };
  const api = createApi({ ...deps, changes, checkAnswers: false });
  const ask = async (path: string) => {
    const sentMs = performance.now();
    const response = await api.fetch(new Request(`http://api.test${path}`));
    const text = await response.text();
    const tookMs = performance.now() - sentMs;
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
    return tookMs;
  };
  say(`${size} products made in ${((performance.now() - startedMs) / 1000).toFixed(0)} s`);
  return { size, database, ask };
}

/** Other values in every round, the same for every size. */
function fill(query: string, round: number, size: number): string {
  const turn = round + warmUpRounds;
  const lastPage = Math.floor(size / 9);
  const values: Record<string, () => number | string> = {
    page: () => 1 + (turn % 5),
    tenth: () => Math.floor(lastPage / 10) + turn,
    middle: () => Math.floor(lastPage / 2) - turn,
    last: () => lastPage - turn,
    category: () => 1 + ((turn * 7) % 20),
    brand: () => 1 + ((turn * 3) % 11),
    word: () => ['bafico', 'deljiro', 'venluho', 'cosalpi'][turn % 4] ?? '',
    arabic: () => encodeURIComponent(['باجرتم', 'نولودر', 'فيهومر'][turn % 3] ?? ''),
    wrong: () => ['bafcio', 'deljro', 'venlluho', 'sosalpi'][turn % 4] ?? '',
  };
  return query.replace(/\{(\w+)\}|%7B(\w+)%7D/g, (_, plain: string, encoded: string) =>
    String(values[plain ?? encoded]?.()),
  );
}
