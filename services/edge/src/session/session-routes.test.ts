import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { findClient } from '@dana/server/request-client';
import { sessionRoutes } from './session-routes.ts';

const token = 'abcdefghijklmnopqrstuvwxyz';
const client = findClient({ publicOrigin: 'https://shop.example', trustedProxies: readTrustedProxies('') });
const app = new Hono().use(client).route('/', sessionRoutes());
const put = (body: string, headers: Record<string, string> = {}) =>
  app.request('/session', { method: 'PUT', body, headers: { 'sec-fetch-site': 'same-origin', ...headers } });

it('keeps a token where no script can read it and no other site can send it', async () => {
  const answer = await put(JSON.stringify({ token }));
  expect(answer.status).toBe(204);
  const [kept, hint] = answer.headers.getSetCookie();
  expect(kept).toMatch(/^__Host-dana_session=.*; HttpOnly; Secure; SameSite=Strict$/);
  expect(hint).toMatch(/^signed_in=1/);
  expect(hint).not.toContain(token);
});

it('keeps a session for 30 days, or as long as the browser is open', async () => {
  const lasting = (await put(JSON.stringify({ token }))).headers.getSetCookie();
  const passing = (await put(JSON.stringify({ token, lasting: false }))).headers.getSetCookie();
  expect(lasting.every((cookie) => cookie.includes('Max-Age=2592000'))).toBe(true);
  expect(passing.some((cookie) => cookie.includes('Max-Age'))).toBe(false);
});

it('gives the token back to the shop’s own pages, never to be stored', async () => {
  const answer = await app.request('/session', {
    headers: { cookie: `__Host-dana_session=${token}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(await answer.json()).toEqual({ token });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('takes no session from the plain name by https, which any subdomain can have set, and ends it under both', async () => {
  const headers = { cookie: `dana_session=${token}`, 'sec-fetch-site': 'same-origin' };
  expect(await (await app.request('/session', { headers })).json()).toEqual({ token: null });
  const ended = (await app.request('/session', { method: 'DELETE', headers })).headers.getSetCookie();
  expect(ended.map((line) => line.split('=')[0])).toEqual([
    '__Host-dana_session',
    'dana_session',
    'signed_in',
  ]);
  expect(ended.every((line) => line.split('; ').includes('Secure'))).toBe(true);
});

it('says that there is none to a guest', async () => {
  expect(await (await app.request('/session')).json()).toEqual({ token: null });
});

it.each(['cross-site', 'same-site', 'none'])('refuses a request that came from %s', async (site) => {
  const answer = await app.request('/session', {
    headers: { cookie: `dana_session=${token}`, 'sec-fetch-site': site },
  });
  expect(answer.status).toBe(403);
  expect(await answer.text()).not.toContain(token);
});

it.each(['', '{', '{"token":7}', '{"token":"a; Path=/evil"}', '{"token":""}'])(
  'refuses %j as a token',
  async (body) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  },
);

it('forgets the token when the session ends', async () => {
  const answer = await app.request('/session', {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
});
