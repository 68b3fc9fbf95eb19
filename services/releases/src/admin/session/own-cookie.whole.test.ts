import { findClient } from '@dana/server/request-client';
import { readTrustedProxies } from '@dana/server/trusted-proxies';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ownCookie } from './own-cookie.ts';

function shopAt(publicOrigin: string) {
  const cookie = ownCookie('release-session');
  return new Hono()
    .use(findClient({ trustedProxies: readTrustedProxies(''), publicOrigin }))
    .get('/set', (c) => {
      cookie.set(c, 'content', 60);
      return c.text(cookie.read(c) ?? 'none');
    })
    .get('/end', (c) => {
      cookie.end(c);
      return c.text('');
    });
}

it('by https it belongs to this host alone, and one of that name without the mark for it is not read', async () => {
  const shop = shopAt('https://shop.example');
  const read = async (cookie: string) => shop.request('/set', { headers: { cookie } });
  const answer = await read('release-session=from-a-subdomain');
  expect(answer.headers.get('set-cookie')).toBe(
    '__Host-release-session=content; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
  expect(await answer.text()).toBe('none');
  expect(await (await read('__Host-release-session=own')).text()).toBe('own');
});

it('on this machine it needs no https', async () => {
  const answer = await shopAt('http://localhost:8080').request('/set');
  expect(answer.headers.get('set-cookie')).toBe(
    'release-session=content; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  );
});

it('is ended under the name that it was set by', async () => {
  const answer = await shopAt('https://shop.example').request('/end');
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-release-session=; Max-Age=0; .*Secure/);
});
