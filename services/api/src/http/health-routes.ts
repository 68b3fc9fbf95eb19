import { setTimeout } from 'node:timers/promises';
import { diskCheck } from '@dana/server/disk-check';
import { type ReadinessCheck, readReadiness } from '@dana/server/readiness';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from './context.ts';

/** A database that takes longer to say nothing is as good as away. */
const databaseLimitMs = 2_000;

/**
 * GET healthz: 200 while this process is alive; one that does not answer is to be restarted. GET readyz: 200 when its
 * database answers, or a replica of it, its disk takes writes and it was not asked to stop, else 503; one that says so is to be left alone until it does not.
 */
export function healthRoutes(deps: ApiDeps) {
  const { db, replica } = deps;
  const checks: ReadinessCheck[] = [
    { name: 'not stopping', isNeeded: true, isHealthy: () => !deps.isStopping() },
    { name: 'database', isNeeded: !replica, isHealthy: () => isReached(db) },
    ...(replica ? replicaChecks(db, replica) : []),
    { name: 'disk', isNeeded: true, isHealthy: async () => (await diskCheck(deps.dataDir)).isReady },
  ];
  return new Hono<ApiEnv>()
    .get('/healthz', (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ status: 'ok' });
    })
    .get('/readyz', async (c) => {
      const { isReady, checks: parts } = await readReadiness(checks);
      c.header('Cache-Control', 'no-store');
      if (!isReady) c.header('Retry-After', '1');
      return c.json({ status: isReady ? 'ready' : 'not ready', checks: parts }, isReady ? 200 : 503);
    });
}

/** The database may be away while the replica answers what everybody sees; the replica may be away alone. */
const replicaChecks = (db: Db, replica: Db): ReadinessCheck[] => [
  { name: 'replica', isNeeded: false, isHealthy: () => isReached(replica) },
  {
    name: 'database or replica',
    isNeeded: true,
    isHealthy: async () => (await Promise.all([db, replica].map(isReached))).some(Boolean),
  },
];

function isReached(db: Db): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, setTimeout(databaseLimitMs, false)]);
}
