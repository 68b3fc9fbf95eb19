import { expect, it, vi } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { apisOnPostgres } from '../testing/apis-on-postgres.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import type { Call } from '../testing/test-caller.ts';
import { createCatalogueChanges } from './catalogue-changes.ts';

const slug = 'nadwana-rose-of-taif-perfume';
const priceAt = async (call: Call) => (await call('GET', `/products/${slug}`)).body.data.price as number;

describeOnPostgres('two processes on one PostgreSQL server', () => {
  const { api, call, db } = apisOnPostgres(({ db: own }) => ({
    changes: createCatalogueChanges({ db: own }),
  }));
  const other = () => api(1).deps.db;

  it('both show a changed price soon, although each keeps its answers', async () => {
    const before = await priceAt(call(1));
    expect(await priceAt(call(0))).toBe(before);
    await db().updateTable('products').set({ price_minor: 91_000 }).where('slug', '=', slug).execute();
    for (const index of [0, 1])
      await vi.waitFor(async () => expect(await priceAt(call(index))).toBe(91), {
        timeout: 5_000,
        interval: 100,
      });
  });

  it('miss no change when transactions end in another order than they began', async () => {
    const version = () => createCatalogueChanges({ db: db() }).version();
    const long = await db().startTransaction().execute();
    await long.updateTable('brands').set({ position: 50 }).where('id', '=', 1).execute();
    const first = await version();
    await other().updateTable('brands').set({ position: 51 }).where('id', '=', 2).execute();
    const second = await version();
    await long.commit().execute();
    const third = await version();
    expect(new Set([first, second, third]).size).toBe(3);
  });

  it('keep the version when the counted changes are put together, by both at once', async () => {
    const version = () => createCatalogueChanges({ db: db() }).version();
    const before = await version();
    await Promise.all([0, 1].map((index) => cleanUp(api(index).deps)));
    expect(await version()).toBe(before);
    expect(
      (await db().selectFrom('catalogue_changes').select('changes').execute()).length,
    ).toBeLessThanOrEqual(2);
  });
});
