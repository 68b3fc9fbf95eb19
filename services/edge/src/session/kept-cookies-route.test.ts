import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { findClient } from '@dana/server/request-client';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keptCookiesRoute } from './kept-cookies-route.ts';

const client = findClient({ publicOrigin: 'https://shop.example', trustedProxies: readTrustedProxies('') });
const app = new Hono().use(client).route('/', keptCookiesRoute());
const put = (body: string, site = 'same-origin') =>
  app.request('/kept-cookies', { method: 'PUT', body, headers: { 'sec-fetch-site': site } });

it('keeps language and currency for a year, the cart for 30 days and an answer for half a year, readable by scripts', async () => {
  const answer = await put(
    '{"i18n_redirected":"ar","currency":"SAR","cart_id":"3f1c-9_a.~","visit_counting":"no"}',
  );
  expect(answer.status).toBe(204);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.getSetCookie()).toEqual([
    'i18n_redirected=ar; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    'currency=SAR; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
    'cart_id=3f1c-9_a.~; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
    'visit_counting=no; Max-Age=15552000; Path=/; Secure; SameSite=Lax',
  ]);
});

it.each([
  '',
  '{}',
  '[]',
  'null',
  '{"dana_session":"a token of twenty letters"}',
  '{"currency":"SAR","signed_in":"1"}',
  '{"currency":"sar; Domain=evil.example"}',
  '{"cart_id":7}',
  '{"i18n_redirected":"fr"}',
  '{"__proto__":"x"}',
])('sets nothing for %j', async (body) => {
  const answer = await put(body);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([400, []]);
});

it('sets nothing for another site', async () => {
  const answer = await put('{"cart_id":"of-somebody-else"}', 'cross-site');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});
