import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import type { RenderRequest } from '@dana/releases/rendering/messages';
import { askExistence } from './page-exists.ts';
import { backEndWith } from '../testing/back-end-with.ts';
import { pagesOf, renderedPage } from '../testing/pages-of.ts';

const token = 'a-token-of-noura-0123456789';
const page = { layout: 'default', cache: 'personal' };
const routes = [
  { ...page, path: '/order/:id', module: './order.route', exists: '/orders/:id' },
  { ...page, path: '/own', module: './own.route' },
];
const remotes = { 'mf-cart-checkout': { current: { routes, exposes: {}, version: '1.0.0', base: '/' } } };

/** An API that has an order of a guest and one of Noura's, behind a storefront. */
async function open(answerOf = orders) {
  const asked: string[] = [];
  const api = createServer((request, answer) => {
    const { method, url, headers } = request;
    asked.push(`${method} ${url} ${headers.authorization ?? 'nobody'}`);
    answer.writeHead(answerOf(request)).end();
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
  const rendered: RenderRequest[] = [];
  const apiBaseUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`;
  const pages = pagesOf(
    async (_, request) => {
      rendered.push(request);
      return renderedPage({ cache: 'personal' });
    },
    { askExistence: askExistence(apiBaseUrl, backEndWith('orders')) },
    remotes,
  );
  const app = new Hono().route('/', pages);
  const ask = async (path: string, { cookie = '', site = 'none' } = {}) => {
    const answer = await app.request(path, { headers: { cookie, 'sec-fetch-site': site } });
    return { status: answer.status, kept: answer.headers.get('cache-control'), html: await answer.text() };
  };
  return { ask, asked, rendered };
}

function orders({ url, headers: { authorization } }: IncomingMessage): number {
  if (authorization !== undefined && authorization !== `Bearer ${token}`) return 401;
  if (url === '/api/orders/of-a-guest') return 200;
  return url === '/api/orders/of-noura' && authorization ? 200 : 404;
}

const noura = { cookie: `dana_session=${token}` };

it('answers 404 to everybody but those whose order it is, and says no more of it', async () => {
  const { ask, asked, rendered } = await open();
  expect((await ask('/en/order/of-a-guest')).status).toBe(200);
  expect((await ask('/ar/order/of-noura', noura)).status).toBe(200);
  expect(rendered.map(({ isMissing }) => isMissing ?? false)).toEqual([false, false]);
  const [others, unknown] = [await ask('/en/order/of-noura'), await ask('/en/order/of-nobody')];
  expect([others.status, unknown.status, others.kept]).toEqual([404, 404, 'private, no-store']);
  expect(others.html.replaceAll('of-noura', '')).toBe(unknown.html.replaceAll('of-nobody', ''));
  expect(rendered.slice(2).map(({ isMissing }) => isMissing)).toEqual([true, true]);
  expect(asked).toEqual([
    'HEAD /api/orders/of-a-guest nobody',
    `HEAD /api/orders/of-noura Bearer ${token}`,
    'HEAD /api/orders/of-noura nobody',
    'HEAD /api/orders/of-nobody nobody',
  ]);
  // What is rendered never knows who asks.
  expect(JSON.stringify(rendered)).not.toContain(token);
});

it('does not ask for ids that cannot be any', async () => {
  const { ask, asked } = await open();
  for (const id of ['%3Cscript%3E', '%20', 'a%2Fb', 'x'.repeat(65), '٣'])
    expect((await ask(`/en/order/${id}`)).status).toBe(404);
  expect(asked).toEqual([]);
});

it('lets the page look again where the browser kept its session back, or has one that ran out', async () => {
  const { ask, rendered } = await open();
  expect((await ask('/en/order/of-noura', { site: 'cross-site' })).status).toBe(404);
  const ranOut = { cookie: 'dana_session=one-that-ran-out-01234' };
  expect((await ask('/en/order/of-noura', ranOut)).status).toBe(404);
  expect((await ask('/en/order/of-a-guest', ranOut)).status).toBe(200);
  expect(rendered.map(({ isMissing }) => isMissing ?? false)).toEqual([false, false, false]);
});

it('shows the page when the API is away or busy: it finds out by itself', async () => {
  for (const status of [503, 429, 500]) {
    const { ask, rendered } = await open(() => status);
    expect((await ask('/en/order/of-noura')).status).toBe(200);
    expect(rendered[0]?.isMissing).toBeUndefined();
  }
});

it('asks nothing for pages that do not say what decides', async () => {
  const { ask, asked } = await open();
  expect((await ask('/en/own')).status).toBe(200);
  expect(asked).toEqual([]);
});
