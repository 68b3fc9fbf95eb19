import { parentPort } from 'node:worker_threads';
import { createTestApi } from '@dana/api/testing/test-api';
import { serve } from '@hono/node-server';
import type { Disturbance, Order, Report } from './disturbance.ts';

/* The API behind `startTestApi()`: a thread of its own, because a test's document replaces globals that a server needs. */

const api = await createTestApi();
const disturbances = new Map<string, Disturbance>();
const tell = (report: Report) => parentPort?.postMessage(report);

function answer(request: Request): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const [path, disturbance] of disturbances) {
    if (!pathname.startsWith(path)) continue;
    if (disturbance.status === 'none') return new Promise(() => undefined);
    const { status, body = '{"success":false,"message":""}' } = disturbance;
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  }
  return api.fetch(request);
}

serve({ fetch: answer, port: 0 }, ({ port }) => tell({ kind: 'ready', port }));

parentPort?.on('message', (order: Order) => {
  if (order.kind === 'disturb') disturbances.set(order.path, order.disturbance);
  else disturbances.clear();
  tell({ kind: 'done' });
});
