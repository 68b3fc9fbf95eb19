import { tmpdir } from 'node:os';
import { afterAll, it } from 'vitest';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { openDatabase } from '../database/open-database.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { seeDamage, surviveKills } from '../testing/kill-checks.ts';
import { killProcesses } from '../testing/start-process.ts';

const slowMachineMs = 300_000;

describeOnPostgres('an API on a PostgreSQL server that is killed in the middle of orders', () => {
  const postgres = postgresOfSuite();
  afterAll(killProcesses);

  const open = () => openDatabase({ databaseUrl: postgres().url, dataDir: tmpdir() });

  it(
    'leaves no order without its stock and no stock without its order',
    async () => {
      await surviveKills(open, { DATABASE_URL: postgres().url, DATA_DIR: tmpdir() });
    },
    slowMachineMs,
  );

  it('would be found out if it did', async () => {
    const database = await open();
    await seeDamage(database);
    await database.close();
  });
});
