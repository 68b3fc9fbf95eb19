import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { migrate, underStartLock } from './migrate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('lets a release start on a database that a newer one has migrated, as it must while both run', async () => {
  await api.db.insertInto('schema_migrations').values({ name: '999-of-a-newer-release' }).execute();
  expect(await underStartLock(api.db, migrate)).toEqual([]);
});

it('runs a migration whose record is gone, and no other', async () => {
  await api.db.schema.dropTable('pictures').execute();
  await api.db.deleteFrom('schema_migrations').where('name', '=', '013-pictures').execute();
  expect(await underStartLock(api.db, migrate)).toEqual(['013-pictures']);
});
