import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** All numbers of a process in Prometheus' text format. */
export type MetricsText = () => Promise<string>;

/** Where numbers are served. */
export type MetricsAddress = { host: string; port: number };

/** GET metrics: numbers for a Prometheus server, and nothing else. */
export function metricsApp(text: MetricsText): Hono {
  return new Hono().get('/metrics', async (c) =>
    c.text(await text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }),
  );
}

/**
 * Serves the numbers on a port of their own, so that what shoppers reach never shows them; returns what stops it. A port
 * that cannot be had is `onProblem`'s: the shop goes on without.
 */
export function serveMetrics(
  text: MetricsText,
  { host, port }: MetricsAddress,
  onProblem: (error: Error) => void,
): () => void {
  const server = serve({ fetch: metricsApp(text).fetch, hostname: host, port });
  server.on('error', onProblem);
  return () => void server.close();
}
