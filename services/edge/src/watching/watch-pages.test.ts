import { RenderRefusal } from '@dana/releases/rendering/messages';
import { expect, it } from 'vitest';
import { openKeptShop } from '../testing/kept-shop.ts';
import { createEdgeMetrics } from './edge-metrics.ts';

/** A shop that is counted and logged; `count` is the number of documents with these labels. */
async function openWatchedShop() {
  const metrics = createEdgeMetrics();
  const lines: Record<string, unknown>[] = [];
  const shop = await openKeptShop({ metrics, accessLog: { info: (fields) => lines.push({ ...fields }) } });
  const count = async (labels: Record<string, string>): Promise<number> => {
    const samples = (await metrics.text()).split('\n').filter((line) => line.startsWith('dana_documents'));
    const matching = samples.filter((line) =>
      Object.entries(labels).every(([name, value]) => line.includes(`${name}="${value}"`)),
    );
    return matching.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  return { ...shop, metrics, lines, count };
}

it('counts documents by where they came from, their route and their composition', async () => {
  const { ask, count, edge } = await openWatchedShop();
  for (let turn = 0; turn < 3; turn += 1) await ask('/en/demo');
  await ask('/en/demo?page=2');
  await ask('/en/own');
  await ask('/en/nobody-claims-this/secret-order');
  expect(await count({ route: '/demo', cache: 'made', status: '200' })).toBe(2);
  expect(await count({ route: '/demo', cache: 'kept', status: '200' })).toBe(2);
  expect(await count({ route: '/own', cache: 'personal' })).toBe(1);
  expect(await count({ route: 'none', status: '404' })).toBe(1);
  edge.render.mockRejectedValue(new RenderRefusal('queue full', 'Too many wait.'));
  expect((await ask('/ar/own')).status).toBe(503);
  expect(await count({ route: '/own', cache: 'refused', status: '503' })).toBe(1);
});

it('counts renders by how they ended, and all requests by the route that answered', async () => {
  const { ask, metrics, edge } = await openWatchedShop();
  await ask('/en/demo');
  await ask('/release-map.json');
  edge.render.mockRejectedValue(new RenderRefusal('queue full', 'Too many wait.'));
  await ask('/en/own');
  const text = await metrics.text();
  expect(text).toContain('dana_renders_total{outcome="rendered"} 1\n');
  expect(text).toContain('dana_renders_total{outcome="queue full"} 1\n');
  expect(text).toContain('dana_render_duration_seconds_count 1\n');
  expect(text).toContain('dana_requests_total{method="GET",route="/release-map.json",status="200"} 1\n');
  expect(text).toContain('dana_requests_total{method="GET",route="page /own",status="503"} 1\n');
  expect(text).toContain('\ndana_requests_in_flight 0\n');
});

it('logs one line for each request, with the path of pages that are the same for everybody and of no other', async () => {
  const { ask, lines } = await openWatchedShop();
  const answer = await ask('/en/demo?token=secret-text', { 'x-request-id': 'of-a-stranger' });
  await ask('/en/own?cart=secret-text', { cookie: 'session=secret-text' });
  await ask('/api/carts/secret-text');
  await ask('/en/nobody-claims-this/secret-text');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({
    ...{ method: 'GET', route: 'page /demo', path: '/en/demo', status: 200, cache: 'made' },
    ...{ composition: expect.any(String), durationMs: expect.any(Number), bytes: expect.any(Number) },
  });
  expect(lines[1]).toMatchObject({ route: 'page /own', cache: 'personal' });
  expect(lines[2]).toMatchObject({ route: '/api/*', status: 503 });
  expect(JSON.stringify(lines)).not.toContain('secret-text');
  // No proxy is trusted here, so the id that the client names is not taken.
  expect(answer.says('x-request-id')).toBe(lines[0]?.requestId);
  expect(answer.says('x-request-id')).toMatch(/^[\w-]{22}$/);
});
