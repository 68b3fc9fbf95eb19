import { metricsApp } from '@dana/server/watching/serve-metrics';
import { describe, expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, findProduct, guestOrder } from '../testing/test-caller.ts';
import { createMetrics } from './metrics.ts';

const metrics = createMetrics(() => ({ total: 3, idle: 2, waiting: 1, max: 10 }));
const call = callerOf(apiOfSuite(() => ({ metrics })));

const collect = async (): Promise<string> => (await metricsApp(metrics.text).request('/metrics')).text();

describe('GET /metrics', () => {
  it('counts requests by route and status, never by path', async () => {
    await call('GET', '/products/failaka-arc-handbag');
    await call('GET', '/products/nothing');
    await call('GET', '/no-such-call');
    const text = await collect();
    expect(text).toContain('dana_requests_total{method="GET",route="/api/products/:slug",status="200"} 1\n');
    expect(text).toContain('dana_requests_total{method="GET",route="/api/products/:slug",status="404"} 1\n');
    expect(text).not.toContain('failaka');
    expect(text).not.toContain('no-such-call');
    expect(text).toContain('\ndana_requests_in_flight 0\n');
  });

  it('gives durations as a histogram that sums up', async () => {
    const text = await collect();
    const series = [
      ...text.matchAll(
        /duration_seconds_bucket\{le="(.*?)",method="GET",route="\/api\/products\/:slug"\} (\d+)/g,
      ),
    ];
    const counts = series.map(([, , count]) => Number(count));
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect([series.at(-1)?.[1], counts.at(-1)]).toEqual(['+Inf', 2]);
    expect(text).toMatch(
      /dana_request_duration_seconds_count\{method="GET",route="\/api\/products\/:slug"\} 2\n/,
    );
  });

  it('counts orders once, whatever is repeated, and reports the state of the pool', async () => {
    const product = await findProduct(call, 'safwani-horizon-headphones');
    const cart = (await call('POST', '/carts/add', { body: { ...product, quantity: 1 } })).body.data.id;
    const headers = { 'idempotency-key': 'counted-once' };
    for (let turn = 0; turn < 3; turn += 1)
      expect((await call('POST', '/checkout', { body: guestOrder(cart), headers })).status).toBe(200);
    const text = await collect();
    expect(text).toMatch(/dana_orders_placed_total\{payment="[\w-]+"\} 1\n/);
    expect(text).toContain('dana_database_connections{state="busy"} 1\n');
    expect(text).toContain('dana_database_connections{state="waited_for"} 1\n');
  });

  it('is in the form that Prometheus reads', async () => {
    const lines = (await collect()).split('\n').filter(Boolean);
    const sample = /^[a-z_0-9]+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? -?\d+(?:\.\d+)?(?:e-?\d+)?$/;
    for (const line of lines)
      expect(line).toMatch(line.startsWith('#') ? /^# (?:HELP|TYPE) [a-z_0-9]+ / : sample);
  });
});
