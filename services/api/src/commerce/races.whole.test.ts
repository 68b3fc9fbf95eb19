import { tmpdir } from 'node:os';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';
import { createTestApi, testDeps } from '../testing/test-api.ts';
import { type Call, callerOf, findProduct, guestOrder } from '../testing/test-caller.ts';

const slug = 'safwani-studio-headphones';
const shopperCount = 200;
const pieceCount = 10;
const slowMachineMs = 120_000;

/** A shop that several APIs serve; on the embedded database there can be only one. */
type Shop = { calls: Call[]; db: OpenDatabase['db']; close: () => Promise<void> };

async function openEmbedded(): Promise<Shop> {
  const api = await createTestApi();
  return { calls: [callerOf(api)], db: api.db, close: api.close };
}

async function openOnServer(databaseUrl: string): Promise<Shop> {
  const open = () => openDatabase({ databaseUrl, dataDir: tmpdir(), connectionWaitMs: 60_000 });
  const databases = [await open(), await open()] as const;
  await prepareDatabase(databases[0], new Date(), catalogueDir);
  return {
    calls: databases.map(({ db }) => callerOf(createApi(testDeps(db, tmpdir())))),
    db: databases[0].db,
    close: async () => {
      for (const database of databases) await database.close();
    },
  };
}

function races(openShop: () => Promise<Shop>) {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  }, slowMachineMs);
  afterAll(() => shop.close());

  const callOf = (index: number): Call => shop.calls[index % shop.calls.length] as Call;
  const stock = async () =>
    (await shop.db.selectFrom('products').select('stock').where('slug', '=', slug).executeTakeFirstOrThrow())
      .stock;
  const setStock = (pieces: number) =>
    shop.db.updateTable('products').set({ stock: pieces }).where('slug', '=', slug).execute();
  async function makeCarts(count: number): Promise<string[]> {
    const product = await findProduct(callOf(0), slug);
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        callOf(index)('POST', '/carts/add', { body: { ...product, quantity: 1 } }),
      ),
    );
    return answers.map((answer) => answer.body.data.id);
  }

  it(
    'get exactly ten orders when 200 shoppers order the last ten pieces at once',
    async () => {
      await setStock(1_000);
      const carts = await makeCarts(shopperCount);
      await setStock(pieceCount);
      const answers = await Promise.all(
        carts.map((cart, index) => callOf(index)('POST', '/checkout', { body: guestOrder(cart) })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(pieceCount);
      expect(statuses.filter((status) => status === 422)).toHaveLength(shopperCount - pieceCount);
      for (const { status, body } of answers)
        if (status === 422) expect(body.code).toBe('no_available_quantity');
      expect(await stock()).toBe(0);
      const { sold } = await shop.db
        .selectFrom('order_items')
        .select((eb) => eb.fn.sum<number>('quantity').as('sold'))
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow();
      expect(Number(sold)).toBe(pieceCount);
      expect((await callOf(0)('GET', `/products/${slug}`)).body.data.current_stock).toBe(0);
      const { data } = (await callOf(1)('GET', '/products?stock=1&per_page=100')).body;
      expect(data.map((product: { slug: string }) => product.slug)).not.toContain(slug);
    },
    slowMachineMs,
  );

  it(
    'get one order and 50 times the same answer when one key is sent 50 times',
    async () => {
      await setStock(pieceCount);
      const [cart = ''] = await makeCarts(1);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          callOf(index)('POST', '/checkout', {
            body: guestOrder(cart),
            headers: { 'idempotency-key': 'the-same' },
          }),
        ),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await stock()).toBe(pieceCount - 1);
    },
    slowMachineMs,
  );
}

/** Lets everyone go on once `count` have come: without it a slow machine takes one after the other, and nobody races. */
function whenCalled(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}

describe('shoppers of a shop on the embedded database', () => races(openEmbedded));

describeOnPostgres('shoppers of a shop that two APIs serve on one PostgreSQL server', () => {
  const postgres = postgresOfSuite();
  races(() => openOnServer(postgres().url));

  it('would both get the last piece if stock were read, calculated and written back', async () => {
    const { db, close } = await openDatabase({
      databaseUrl: postgres().url,
      dataDir: tmpdir(),
      connectionWaitMs: 60_000,
    });
    await db.updateTable('products').set({ stock: 1 }).where('slug', '=', slug).execute();
    const bothHaveRead = whenCalled(2);
    const takeOne = () =>
      db.transaction().execute(async (trx) => {
        const row = trx.selectFrom('products').select('stock').where('slug', '=', slug);
        const { stock } = await row.executeTakeFirstOrThrow();
        await bothHaveRead();
        if (stock < 1) return 0;
        await trx
          .updateTable('products')
          .set({ stock: stock - 1 })
          .where('slug', '=', slug)
          .execute();
        return 1;
      });
    expect(await Promise.all([takeOne(), takeOne()])).toEqual([1, 1]);
    await close();
  });
});
