import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { migrate, underStartLock } from './migrate.ts';

const { api, insert, row } = shopOfSuite();

it('lets a release start on a database that a newer one has migrated, as it must while both run', async () => {
  await insert('schema_migrations', { name: '999-of-a-newer-release' });
  expect(await underStartLock(api.db, migrate)).toEqual([]);
});

it('runs a migration whose record is gone, and no other', async () => {
  await api.db.schema.dropTable('pictures').execute();
  await api.db.deleteFrom('schema_migrations').where('name', '=', '013-pictures').execute();
  expect(await underStartLock(api.db, migrate)).toEqual(['013-pictures']);
});

it('gives a rating with one decimal to products that have it with two, from their stars', async () => {
  const set = (id: number, stars: string, rating: number) =>
    sql`update products set star_counts = ${stars}::jsonb, rating = ${rating}
      where id = ${id}`.execute(api.db);
  // 17 stars of 11 shoppers: 1.5, which had become 1.6 by way of 1.55.
  await set(1, '[0, 0, 2, 2, 7]', 1.55);
  await set(2, '[0, 0, 0, 0, 0]', 0);
  await api.db.deleteFrom('schema_migrations').where('name', '=', '017-ratings').execute();
  expect(await underStartLock(api.db, migrate)).toEqual(['017-ratings']);
  for (const [id, rating] of [
    [1, 1.5],
    [2, 0],
  ] as const)
    expect((await row('products', { id })).rating).toBe(rating);
});
