import { tmpdir } from 'node:os';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { expect, it, onTestFinished } from 'vitest';
import type { Db } from '../database/schema.ts';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load/load-shop.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { inOneLine, serveForContract } from '../testing/serve-for-contract.ts';
import { runContract } from './run-contract.ts';

/* Over 20 seconds: every call of the API twice more, in the other language and on the other database. */

async function keepsContract(lang: 'en' | 'ar', db?: Db): Promise<void> {
  const { options, close } = await serveForContract(db);
  onTestFinished(close);
  const { problems, gaps } = await runContract({ ...options, langs: [lang] });
  expect(problems.map(inOneLine)).toEqual([]);
  expect(gaps).toEqual([]);
}

it('the contract is kept in English', { timeout: 120_000 }, () => keepsContract('en'));

describeOnPostgres('the contract on a PostgreSQL server', () => {
  const postgres = postgresOfSuite();

  it('is kept there as well', { timeout: 180_000 }, async () => {
    const database = await openDatabase({ databaseUrl: postgres().url, dataDir: tmpdir() });
    onTestFinished(database.close);
    await prepareDatabase(database, catalogueDir);
    await keepsContract('ar', database.db);
  });
});
