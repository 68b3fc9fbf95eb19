import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** GET metrics: numbers for a Prometheus server, and nothing else. */
export function metricsApp(metrics: Pick<Metrics, 'text'>): Hono {
  return new Hono().get('/metrics', async (c) =>
    c.text(await metrics.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
}

/**
 * Serves the numbers on a port of their own, so that what shoppers reach never shows them; returns what stops it. A port
 * that cannot be had is `onProblem`'s: the shop goes on without.
 */
export function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
  onProblem: (error: Error) => void,
): () => void {
  const server = serve({ fetch: metricsApp(metrics).fetch, hostname: host, port });
  server.on('error', onProblem);
  return () => void server.close();
}
