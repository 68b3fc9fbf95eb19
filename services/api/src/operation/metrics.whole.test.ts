import { metricsApp } from '@dana/server/watching/serve-metrics';
import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { cartWith, guestOrder, palette } from '../testing/test-caller.ts';
import { createMetrics } from './metrics.ts';

const metrics = createMetrics(() => ({ total: 3, idle: 2, waiting: 1, max: 10 }));
const { call } = shopOfSuite(() => ({ metrics }));

const collect = async (): Promise<string> => (await metricsApp(metrics.text).request('/metrics')).text();

// Their form is the library's, prom-client.
describe('GET /metrics', () => {
  it('counts and times requests by route and status, never by path', async () => {
    for (const path of ['/products/failaka-arc-handbag', '/products/nothing', '/no-such-call'])
      await call('GET', path);
    const text = await collect();
    const route = 'method="GET",route="/api/products/:slug"';
    for (const status of [200, 404])
      expect(text).toContain(`dana_requests_total{${route},status="${status}"} 1\n`);
    expect(text).toContain(`dana_request_duration_seconds_count{${route}} 2\n`);
    expect(text).not.toMatch(/failaka|no-such-call/);
    expect(text).toContain('\ndana_requests_in_flight 0\n');
  });

  it('counts orders once, whatever is repeated, and reports the state of the pool', async () => {
    const headers = { 'idempotency-key': 'counted-once' };
    const cart = await cartWith(call, palette);
    for (let turn = 0; turn < 3; turn += 1)
      expect((await call('POST', '/checkout', { body: guestOrder(cart), headers })).status).toBe(200);
    const text = await collect();
    expect(text).toMatch(/dana_orders_placed_total\{payment="[\w-]+"\} 1\n/);
    expect(text).toContain('dana_database_connections{state="busy"} 1\n');
    expect(text).toContain('dana_database_connections{state="waited_for"} 1\n');
  });
});
