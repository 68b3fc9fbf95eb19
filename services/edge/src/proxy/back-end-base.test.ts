import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { apiProxy } from './api-proxy.ts';
import { followExtensions } from '../shop/follow-extensions.ts';
import { backEndWith } from '../testing/back-end-with.ts';

type Answer = (path: string) => { status: number; body: unknown };

/** A back end that answers each path as the test says, and remembers what it was asked. */
async function backEnd(answer: Answer) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, body } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const times = { limitMs: 500, retryMs: 5, againMs: 20 };

function follow(apiBaseUrl: string, onChange = () => undefined) {
  const followed = followExtensions({ apiBaseUrl, onChange, times });
  onTestFinished(followed.stop);
  return followed;
}

it('asks a back end below its whole base, path and encoding kept', async () => {
  const { asked, origin } = await backEnd(() => ({ status: 200, body: {} }));
  const proxy = apiProxy({ apiBaseUrl: `${origin}/v1/products-of/shop`, askBackEnd: backEndWith() });
  await proxy.request('/api/products/a%2Fb?page=2');
  const atRoot = apiProxy({ apiBaseUrl: origin, askBackEnd: backEndWith() });
  await atRoot.request('/api/home');
  expect(asked).toEqual(['/v1/products-of/shop/products/a%2Fb?page=2', '/home']);
});

it('passes our own pages on to no other back end', async () => {
  const { asked, origin } = await backEnd(() => ({ status: 200, body: {} }));
  const proxy = apiProxy({ apiBaseUrl: `${origin}/api`, askBackEnd: backEndWith() });
  for (const path of ['/pay/1', '/_orders', '/docs', '/dev/outbox/1'])
    expect([path, (await proxy.request(path)).status]).toEqual([path, 404]);
  expect(asked).toEqual([]);
});

it('learns from the back end what it offers, and says when that changes', async () => {
  let names = ['posts', 'orders'];
  const { origin } = await backEnd((path) => ({
    status: 200,
    body: { success: true, data: path === '/extensions' ? names : [] },
  }));
  const changed = Promise.withResolvers<void>();
  const { ask } = follow(origin, () => changed.resolve() as undefined);
  expect((await ask()).extensions).toEqual(['orders', 'posts']);
  names = ['posts'];
  await changed.promise;
  expect((await ask()).extensions).toEqual(['posts']);
});

it('takes a back end that knows no such call for one that offers nothing more', async () => {
  const { asked, origin } = await backEnd(() => ({ status: 404, body: { message: 'Not found' } }));
  expect((await follow(`${origin}/v1`).ask()).extensions).toEqual([]);
  expect(asked).toContain('/v1/extensions');
});

it('takes an API of ours from before for one that offers everything', async () => {
  const { origin } = await backEnd((path) =>
    path === '/changes' ? { status: 200, body: { catalogue: '7' } } : { status: 404, body: {} },
  );
  expect((await follow(origin).ask()).extensions).toContain('own-pages');
});

it('goes on with what was said last while the back end is away', async () => {
  let isAway = false;
  const { asked, origin } = await backEnd((path) => {
    if (isAway) return { status: 503, body: {} };
    return { status: 200, body: { data: path === '/extensions' ? ['posts'] : [] } };
  });
  const { ask } = follow(origin);
  expect((await ask()).extensions).toEqual(['posts']);
  isAway = true;
  const before = asked.length;
  while (asked.length < before + 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await ask()).extensions).toEqual(['posts']);
});

it('makes a read again on a connection that the back end was just closing', async () => {
  const server = createServer((_, response) => response.writeHead(200).end('{}'));
  // It answers once on each connection, and resets it when the next call comes.
  server.on('connection', (socket) =>
    socket.once('data', () => socket.on('data', () => socket.resetAndDestroy())),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.closeAllConnections());
  onTestFinished(() => void server.close());
  const apiBaseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy = apiProxy({ apiBaseUrl, askBackEnd: backEndWith() });
  for (let times = 0; times < 3; times += 1) {
    const answer = await proxy.request('/api/page');
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  }
});
