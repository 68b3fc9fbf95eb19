import { tmpdir } from 'node:os';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApi } from '../app.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { type RunningPostgres, startPostgres } from '../testing/postgres-for-tests.ts';
import { prepareDatabase } from '../load/load-shop.ts';
import { cleanUp } from '../clean-up.ts';
import { testDeps } from '../testing/test-api.ts';
import { type Call, callerOf } from '../testing/test-caller.ts';
import { createCatalogueChanges } from './catalogue-changes.ts';

// Two APIs with a pool each stand for two processes: what they share is the database alone.
let postgres: RunningPostgres;
let databases: OpenDatabase[];

const slug = 'nadwana-rose-of-taif-perfume';
const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: tmpdir(), connectionWaitMs: 30_000 });
const apiOver = ({ db }: OpenDatabase): Call =>
  callerOf(createApi({ ...testDeps(db, tmpdir()), changes: createCatalogueChanges({ db }) }));
const priceAt = async (call: Call) => (await call('GET', `/products/${slug}`)).body.data.price as number;

describeOnPostgres('two processes on one PostgreSQL server', () => {
  beforeAll(async () => {
    postgres = await startPostgres();
    databases = await Promise.all([open(), open()]);
    await prepareDatabase(databases[0]!, catalogueDir);
  }, 120_000);
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await postgres.stop();
  });

  it('both show a changed price soon, although each keeps its answers', async () => {
    const [writing, reading] = databases.map(apiOver);
    const before = await priceAt(reading!);
    expect(await priceAt(writing!)).toBe(before);
    await databases[0]!.db
      .updateTable('products')
      .set({ price_minor: 91_000 })
      .where('slug', '=', slug)
      .execute();
    for (const call of [writing!, reading!])
      await vi.waitFor(async () => expect(await priceAt(call)).toBe(91), { timeout: 5_000, interval: 100 });
  });

  it('miss no change when transactions end in another order than they began', async () => {
    const { db } = databases[0]!;
    const version = () => createCatalogueChanges({ db }).version();
    const long = await db.startTransaction().execute();
    await long.updateTable('brands').set({ position: 50 }).where('id', '=', 1).execute();
    const first = await version();
    await databases[1]!.db.updateTable('brands').set({ position: 51 }).where('id', '=', 2).execute();
    const second = await version();
    await long.commit().execute();
    const third = await version();
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('keep the version when the counted changes are put together, by both at once', async () => {
    const version = () => createCatalogueChanges(databases[0]!).version();
    const before = await version();
    await Promise.all(databases.map(({ db }) => cleanUp(testDeps(db, tmpdir()))));
    expect(await version()).toBe(before);
    const { count } = await databases[0]!.db
      .selectFrom('catalogue_changes')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBeLessThanOrEqual(2);
  });
});
