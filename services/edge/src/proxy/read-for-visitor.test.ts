import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { RenderRequest } from '@dana/releases/rendering/messages';
import { backEndWith } from '../testing/back-end-with.ts';
import { releasedShop } from '../testing/released-shop.ts';
import type { EdgeOptions } from '../testing/running-edge.ts';

/* Documents that begin with what their visitors have: whose they are, and that nobody else gets them. */

const tokens = { noura: 'a-token-of-noura-0123456789', salem: 'a-token-of-salem-0123456789' };
const page = { module: './demo.route', layout: 'default' } as const;
const routes = [
  { ...page, path: '/', cache: 'public', query: [] },
  { ...page, path: '/cart', cache: 'personal', reads: [{ call: '/checkout', of: 'cart' }] },
  {
    ...page,
    ...{ path: '/list', cache: 'public', query: [] },
    reads: [
      { call: '/favorites?per_page=9', of: 'session' },
      { call: '/notes', of: 'session', needs: 'orders' },
    ],
  },
  { ...page, path: '/order/:id', cache: 'personal', reads: [{ call: '/orders/:id', of: 'session' }] },
];

type Asked = { url: string; token: string | undefined; cookie: string | undefined; headers: object };
type Answering = (asked: Asked) => unknown;

const ownAnswer: Answering = ({ url, token }) => ({
  data: `${token ?? 'a guest'} sees ${url.split('?')[0]}`,
});

/** A shop whose API answers each visitor with their own, and whose pages show all that they were given. */
async function open(answering: Answering = ownAnswer, options: EdgeOptions = {}) {
  const asked: Asked[] = [];
  const api = createServer(async ({ url = '', headers }, response) => {
    const { authorization, cookie } = headers;
    const one = { url, cookie, headers, token: authorization?.replace('Bearer ', '') };
    asked.push(one);
    const answer = await answering(one);
    response.writeHead(answer === undefined ? 401 : 200, { 'content-type': 'application/json' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
  const shop = await releasedShop(['1.0.0'], { claims: { routes } as object });
  const { port } = api.address() as AddressInfo;
  const lines: object[] = [];
  const accessLog = { info: (fields: object) => void lines.push(fields) };
  const edge = await shop.start({ apiBaseUrl: `http://127.0.0.1:${port}/api`, accessLog, ...options });
  const make = edge.render.getMockImplementation()!;
  edge.render.mockImplementation(async (composition, request, asker) => {
    const made = await make(composition, request, asker);
    return made.kind === 'html' ? { ...made, html: JSON.stringify(request.answers ?? '(nothing)') } : made;
  });
  const ask = async (path: string, cookie = '', headers: Record<string, string> = {}) => {
    const answer = await edge.app.request(path, { headers: { cookie, ...headers } });
    const says = (name: string) => answer.headers.get(name);
    return {
      status: answer.status,
      kept: says('cache-control'),
      vary: says('vary'),
      text: await answer.text(),
    };
  };
  const rendered = (): RenderRequest[] => edge.render.mock.calls.map(([, request]) => request);
  return { ...edge, ask, asked, rendered, lines };
}

const sessionOf = (who: keyof typeof tokens) => `signed_in=1; dana_session=${tokens[who]}`;

it('reads what the page names as the visitor, with language and currency, and gives token and cookies to nobody else', async () => {
  const { ask, asked, rendered } = await open();
  const answer = await ask('/ar/cart', `cart_id=cart-7; currency=USD; other=1; ${sessionOf('noura')}`);
  const [call] = asked;
  expect(call?.url).toBe('/api/checkout?cart=cart-7&lang=ar&currency=USD');
  expect(call?.headers).toMatchObject({ lang: 'ar', currency: 'USD', 'accept-language': 'ar' });
  expect([call?.token, call?.cookie]).toEqual([tokens.noura, undefined]);
  expect(rendered()[0]?.answers).toEqual({ '/checkout': { data: `${tokens.noura} sees /api/checkout` } });
  expect([answer.status, answer.kept]).toEqual([200, 'private, no-store']);
  expect(JSON.stringify({ ...rendered()[0], answers: 0 })).not.toMatch(/token|cart-7/);
});

it('makes one call for one visitor, however many ask at once, and keeps no document of theirs', async () => {
  const { ask, rendered, documents, lines } = await open();
  const before = documents.sizeBytes();
  const who = ['noura', 'salem'] as const;
  const visits = Array.from({ length: 20 }, (_, at) => who[at % 2]!);
  const answers = await Promise.all(
    visits.flatMap((one) => [
      ask('/en/list', sessionOf(one)),
      ask('/en/cart', `cart_id=of-${one}; ${sessionOf(one)}`),
    ]),
  );
  for (const [at, { text, kept }] of answers.entries()) {
    const one = visits[Math.floor(at / 2)]!;
    const other = one === 'noura' ? 'salem' : 'noura';
    expect([text.includes(tokens[one]), text.includes(tokens[other])]).toEqual([true, false]);
    expect(kept).toBe('private, no-store');
  }
  expect(rendered().length).toBe(40);
  expect(documents.sizeBytes()).toBe(before);
  const guests = [await ask('/en/list'), await ask('/page-data/en/list'), await ask('/en/cart')];
  expect(guests.map(({ text }) => /sees/.test(text))).toEqual([false, false, false]);
  expect(JSON.stringify(lines)).not.toMatch(/a-token-of|sees/);
});

it('goes on with one kept document for all without a session, which no cache between keeps for the others', async () => {
  const { ask, rendered } = await open();
  for (let times = 0; times < 3; times += 1) {
    const { kept, vary, text } = await ask('/en/list', 'cart_id=1');
    expect([kept, vary]).toEqual(['private, no-cache', 'Accept-Encoding, Cookie']);
    expect(text).toContain('(nothing)');
  }
  expect((await ask('/en/list', sessionOf('noura'))).text).toContain('noura');
  expect((await ask('/en/list')).text).not.toContain('noura');
  expect(rendered().length).toBe(2);
  // Pages that begin with nobody's are everybody's, as ever.
  expect((await ask('/en', sessionOf('noura'))).kept).toMatch(/^public/);
});

it.each([
  ['signed out here, though the end of the session never came', `dana_session=${tokens.noura}`],
  ['came from another site, so that the browser kept the session back', 'signed_in=1; cart_id=1'],
  ['has a session in a form that is none', 'signed_in=1; dana_session=%0A'],
  ['has no cookies', ''],
  ['has a cart in a form that is none', 'cart_id=../x?y'],
])('reads nothing for a visitor who %s', async (_, cookie) => {
  const { ask, asked } = await open();
  for (const path of ['/en/cart', '/en/list', '/en/order/5'])
    expect((await ask(path, cookie)).text).toContain('(nothing)');
  expect(asked).toEqual([]);
});

it('asks for no id that cannot be any', async () => {
  const { ask, asked } = await open();
  for (const id of ['%2E%2E', 'a%2Fb', '%3F', 'x'.repeat(65)])
    await ask(`/en/order/${id}`, sessionOf('noura'));
  expect(asked).toEqual([]);
  await ask('/en/order/5', sessionOf('noura'));
  expect(asked.map(({ url }) => url)).toEqual(['/api/orders/5?lang=en&currency=KWD']);
});

it('leaves the page as everybody gets it when the answer is late, a refusal, too long or no JSON', async () => {
  for (const answering of [
    () => after(3_000, {}),
    () => undefined,
    () => ({ data: 'x'.repeat(1_100_000) }),
    () => '<p>Busy</p>',
  ]) {
    const { ask, rendered } = await open(answering);
    const startedAt = performance.now();
    const { status, text } = await ask('/en/cart', 'cart_id=1');
    expect([status, text.includes('(nothing)')]).toEqual([200, true]);
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    expect(rendered()[0]?.answers).toBeUndefined();
    // Of what is kept for all it is the kept one.
    await ask('/en/list', sessionOf('noura'));
    await ask('/en/list', sessionOf('noura'));
    expect(rendered().length).toBe(2);
  }
});

it('has nobody wait for an API that was late a moment ago', async () => {
  const { ask, asked } = await open(() => after(3_000, {}));
  for (let times = 0; times < 5; times += 1) expect((await ask('/en/cart', 'cart_id=1')).status).toBe(200);
  expect(asked.length).toBe(1);
});

it('goes on without the call that did not answer, and makes none that the back end does not offer', async () => {
  const answering: Answering = (one) => (one.url.includes('favorites') ? ownAnswer(one) : undefined);
  const { ask, asked } = await open(answering);
  expect((await ask('/en/list', sessionOf('noura'))).text).toContain('/api/favorites');
  expect(asked.map(({ url }) => url.split('?')[0])).toEqual(['/api/favorites', '/api/notes']);
  const lesser = await open(answering, { askBackEnd: backEndWith() });
  expect((await lesser.ask('/en/list', sessionOf('noura'))).text).toContain('/api/favorites');
  expect(lesser.asked.length).toBe(1);
});
