import { tmpdir } from 'node:os';
import { afterAll, beforeAll, it } from 'vitest';
import { describeOnPostgres } from '../database/on-postgres.ts';
import { openDatabase } from '../database/open-database.ts';
import { type RunningPostgres, startPostgres } from '../database/postgres-for-tests.ts';
import { seeDamage, surviveKills } from './kill-checks.ts';
import { killProcesses } from './start-process.ts';

const slowMachineMs = 300_000;

describeOnPostgres('an API on a PostgreSQL server that is killed in the middle of orders', () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, slowMachineMs);
  afterAll(async () => {
    killProcesses();
    await postgres.stop();
  });

  const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: tmpdir() });

  it(
    'leaves no order without its stock and no stock without its order, twenty times',
    async () => {
      await surviveKills(open, { DATABASE_URL: postgres.url, DATA_DIR: tmpdir() });
    },
    slowMachineMs,
  );

  it('would be found out if it did', async () => {
    const database = await open();
    await seeDamage(database);
    await database.close();
  });
});
