import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { createApi } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import type { ApiDeps } from '../deps.ts';
import { fillDatabase } from './fill-database.ts';
import { postgresOfSuite } from './postgres-of-suite.ts';
import { type TestApi, testDeps } from './test-api.ts';
import { type Call, callerOf } from './test-caller.ts';

const startLimitMs = 120_000;

/**
 * One filled shop on a PostgreSQL server for one suite, and two APIs with a pool each: they stand for two processes, for what
 * they share is the database alone. Which of both answers, follows from an index.
 */
export function apisOnPostgres(overrides: (database: OpenDatabase) => Partial<ApiDeps> = () => ({})) {
  const postgres = postgresOfSuite();
  let databases: [OpenDatabase, OpenDatabase];
  let apis: { deps: ApiDeps; fetch: TestApi['fetch'] }[] = [];
  beforeAll(async () => {
    const place = { databaseUrl: postgres().url, dataDir: tmpdir() };
    await fillDatabase(place);
    // Many requests at once wait for few connections, also on a machine that is busy.
    const open = () => openDatabase({ ...place, connectionWaitMs: 60_000 });
    databases = [await open(), await open()];
    apis = databases.map((database) => {
      const deps = { ...testDeps(database.db, tmpdir()), ...overrides(database) };
      return { deps, fetch: createApi(deps).fetch };
    });
  }, startLimitMs);
  afterAll(() => Promise.all(databases.map((database) => database.close())));
  const api = (index: number) => apis[index % 2] as (typeof apis)[number];
  return {
    url: () => postgres().url,
    db: () => databases[0].db,
    api,
    call: (index: number): Call => callerOf(api(index)),
  };
}
