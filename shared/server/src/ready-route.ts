import { Hono } from 'hono';
import { type ReadinessCheck, readReadiness } from './readiness.ts';

/** `/readyz`: 200 when this server should get requests; 503 while it is to be left alone. Names the parts. */
export function readyRoute(checks: readonly ReadinessCheck[]): Hono {
  return new Hono().get('/readyz', async (c) => {
    const { isReady, checks: parts } = await readReadiness(checks);
    c.header('Cache-Control', 'no-store');
    if (!isReady) c.header('Retry-After', '1');
    return c.json({ status: isReady ? 'ready' : 'not ready', checks: parts }, isReady ? 200 : 503);
  });
}
