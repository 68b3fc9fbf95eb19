import { tmpdir } from 'node:os';
import { afterAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { openShop } from '../testing/lost-connections.ts';
import { killProcesses } from '../testing/start-process.ts';

const slowMachineMs = 120_000;

describeOnPostgres('an API whose PostgreSQL server is away', () => {
  const postgres = postgresOfSuite();
  afterAll(killProcesses);

  it(
    'is alive and not ready, and says which part it lacks; it is ready again with the server',
    async () => {
      const { api, close } = await openShop(postgres(), { DATA_DIR: tmpdir() });
      const ask = async (path: string) => {
        const answer = await fetch(`${api.baseUrl}${path}`);
        return [answer.status, await answer.json()];
      };
      const ready = [200, { status: 'ready', checks: { 'not stopping': 'ok', database: 'ok', disk: 'ok' } }];
      expect(await ask('/readyz')).toEqual(ready);
      await postgres().restart('fast', async () => {
        const parts = { 'not stopping': 'ok', database: 'failing', disk: 'ok' };
        expect(await ask('/readyz')).toEqual([503, { status: 'not ready', checks: parts }]);
        expect(await ask('/healthz')).toEqual([200, { status: 'ok' }]);
      });
      await expect.poll(() => ask('/readyz'), { timeout: 15_000 }).toEqual(ready);
      await close();
    },
    slowMachineMs,
  );
});
