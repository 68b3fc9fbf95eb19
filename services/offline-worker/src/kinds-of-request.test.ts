import { expect, it } from 'vitest';
import { kindOf, mayKeep } from './kinds-of-request.ts';

const origin = 'https://dana.example';
type Part = { method?: string; mode?: string; destination?: string; token?: string; cache?: string };

const kind = (path: string, { method = 'GET', mode = 'cors', destination = '', token, cache }: Part = {}) =>
  kindOf(
    {
      ...{ method, url: new URL(path, origin).href, mode, destination, cache },
      headers: new Headers(token === undefined ? {} : { Authorization: token }),
    } as Parameters<typeof kindOf>[0],
    origin,
  );

it('takes part in pages, released files, pictures and what pages are made of', () => {
  const page = { mode: 'navigate' };
  expect(['/', '/en', '/ar/shop?page=2', '/ar/cart'].map((path) => kind(path, page))).toEqual(
    Array(4).fill('page'),
  );
  expect(kind('/assets/shell/0/web/main.js')).toBe('file');
  expect(kind('/api/media/products/lamp-480.avif', { destination: 'image' })).toBe('picture');
  for (const path of [
    '/page-data/en/shop',
    '/compositions/0123456789ab.json',
    '/api/products',
    '/api/home?x=1',
  ])
    expect(kind(path)).toBe('data');
});

it.each(['/_releases', '/pay/1', '/docs', '/english', '/arabic/x', '/api/media/x'])(
  'leaves the page %s alone',
  (path) => expect(kind(path, { mode: 'navigate' })).toBe('none'),
);

it('leaves all that is somebody’s own alone: calls with a token, carts, orders, the session', () => {
  expect(kind('/api/products', { token: 'Bearer x' })).toBe('none');
  for (const path of [
    '/api/carts/1',
    '/api/checkout?cart=1',
    '/api/orders/1',
    '/api/track?x',
    '/api/profile',
    '/session',
  ])
    expect(kind(path)).toBe('none');
  expect(kind('/api/products', { method: 'POST' })).toBe('none');
  expect(kind('/api/products', { cache: 'no-store' })).toBe('none');
  expect(kind('https://elsewhere.example/assets/x.js')).toBe('none');
});

it('keeps whole answers of this origin that nobody calls somebody’s own', () => {
  const answer = (status: number, cacheControl?: string, type = 'basic', redirected = false) =>
    mayKeep({
      ...{ status, type: type as ResponseType, redirected },
      headers: new Headers(cacheControl === undefined ? {} : { 'Cache-Control': cacheControl }),
    });
  expect([answer(200), answer(200, 'no-cache'), answer(200, 'public, max-age=9')]).toEqual([
    true,
    true,
    true,
  ]);
  const refused = [answer(404), answer(206), answer(200, 'no-store'), answer(200, 'private, max-age=9')];
  expect([...refused, answer(200, '', 'opaque'), answer(200, '', 'basic', true)]).toEqual(
    Array(6).fill(false),
  );
});
