import { Hono } from 'hono';
import { sql } from 'kysely';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';

/** GET healthz: 200 when the database answers. */
export function healthRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>().get('/healthz', async (c) => {
    await sql`select 1`.execute(deps.db);
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
}
