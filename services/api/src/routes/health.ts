import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';

/** GET metrics: numbers for a Prometheus server. Not below /api, so that no storefront passes it on. */
export function metricsRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>().get('/metrics', (c) =>
    c.text(deps.metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
}

/** GET healthz: 200 when the database answers. */
export function healthRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>().get('/healthz', async (c) => {
    await sql`select 1`.execute(deps.db);
    return c.json({ status: 'ok' });
  });
}
