import { tmpdir } from 'node:os';
import { noteFigures } from '@dana/config/chaos/figures';
import { lasting } from '@dana/config/chaos/lasting';
import { afterAll, expect, it } from 'vitest';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { buyWhile, endedBackends, hangs, openShop, pauses, restarts } from '../testing/lost-connections.ts';
import { killProcesses } from '../testing/start-process.ts';

const slowMachineMs = lasting(180_000, 900_000);
const idleMs = 300;

describeOnPostgres('an API whose PostgreSQL server lets go of it while eight guests buy', () => {
  const postgres = postgresOfSuite();
  afterAll(killProcesses);

  it.each([
    ['connections are ended at random', lasting(2, 20), endedBackends, ''],
    ['the server is restarted, fast and immediately in turn', lasting(2, 20), restarts, ''],
    // For longer than a connection may be silent: else the orders would only have waited.
    ['the server hangs', 1, hangs(lasting(14_000, 60_000)), ''],
    // In place of the pool's own ten seconds. A paused process is idle in the middle of what it was doing.
    [
      'its transactions stood idle for longer than they may',
      3,
      pauses(3 * idleMs),
      `?idle_in_transaction_session_timeout=${idleMs}`,
    ],
  ] as const)(
    'says 503, sells on, and has every acknowledged order once, when %s',
    async (failure, count, disturbance, settings) => {
      const shop = await openShop(postgres(), { DATA_DIR: tmpdir() }, settings);
      const seen = await buyWhile(shop, count, disturbance({ ...shop, postgres: postgres() }));
      await shop.close();
      noteFigures({
        failure: `PostgreSQL while eight guests buy: ${failure}`,
        meanwhile: `${seen.acknowledgedCount} orders acknowledged, each there once; ${seen.waitingAnswers} × 503`,
        recoveredMs: seen.healedAfterMs,
      });
      expect(seen.wrongs).toEqual([]);
      // Else nothing was under way.
      expect(seen.waitingAnswers).toBeGreaterThan(0);
    },
    slowMachineMs,
  );
});
