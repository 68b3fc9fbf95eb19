import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { readTrustedProxies } from '../trusted-proxies.ts';
import { watchRequests } from './watch-requests.ts';

/** A server that logs its requests; `/slow` answers when its sender is gone. */
async function startLogged() {
  const lines: Record<string, unknown>[] = [];
  const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
  const app = new Hono()
    .use(
      watchRequests({
        trustedProxies: readTrustedProxies(''),
        accessLog: { info: (fields) => lines.push({ ...fields }) },
      }),
    )
    .get('/', (c) => c.text('a'.repeat(1_000)))
    .get('/slow', async (c) => {
      const { signal } = c.req.raw;
      const isGone = new Promise((resolve) => signal.addEventListener('abort', resolve));
      arrive();
      await isGone;
      return c.text('late');
    });
  const { promise: isListening, resolve: listen } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, listen);
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(await isListening).port}`;
  return { url, lines, hasArrived };
}

it('a line says how much was sent, of each request over one connection', async () => {
  const { url, lines } = await startLogged();
  for (let turn = 1; turn <= 2; turn += 1) {
    const answer = await fetch(url);
    await answer.text();
    await expect.poll(() => lines.length).toBe(turn);
    expect(answer.headers.get('x-request-id')).toBe(lines.at(-1)?.requestId);
    expect(lines.at(-1)?.bytes).toBeGreaterThan(1_000);
    expect(lines.at(-1)?.bytes).toBeLessThan(1_500);
  }
});

it('a request whose sender went away before its answer has a line, too', async () => {
  const { url, lines, hasArrived } = await startLogged();
  const gone = new AbortController();
  const asked = fetch(`${url}/slow`, { signal: gone.signal }).catch(() => undefined);
  await hasArrived;
  gone.abort();
  await asked;
  await expect.poll(() => lines).toMatchObject([{ route: '/slow', bytes: 0 }]);
});
