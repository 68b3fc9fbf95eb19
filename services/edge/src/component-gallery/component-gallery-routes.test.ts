import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { componentGalleryRoutes } from './component-gallery-routes.ts';

const local = 'http://localhost:8080';

/** A shop that has the page, as it answers a caller of an address. */
async function shopFor({ publicOrigin = local, network = '127.0.0.1' } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'parts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<!doctype html><html lang="en" dir="ltr"></html>');
  await writeFile(join(folder, 'index.0a1b2c3d.js'), 'start();');
  const client = { address: network, network, origin: publicOrigin, isSecure: false };
  return new Hono()
    .use(async (c, next) => {
      c.set('client', client);
      await next();
    })
    .route('/', componentGalleryRoutes({ publicOrigin, folder }));
}

const paths = ['/dev/parts', '/dev/parts/', '/dev/parts/en', '/dev/parts/ar', '/dev/parts/index.0a1b2c3d.js'];
const statuses = (app: Hono) =>
  Promise.all(paths.map(async (path) => (await app.request(path, { redirect: 'manual' })).status));

it('shows the page of all parts to those at this machine, in both directions', async () => {
  for (const network of ['127.0.0.1', '::/64']) {
    const app = await shopFor({ network });
    expect(await statuses(app)).toEqual([302, 301, 200, 200, 200]);
    expect(await (await app.request('/dev/parts/ar')).text()).toContain('<html lang="ar" dir="rtl">');
  }
});

it('says the time, as every document of the shop does: without it no countdown counts', async () => {
  const answer = await (await shopFor()).request('/dev/parts/en');
  expect(answer.headers.get('server-timing')).toMatch(/^now;dur=\d+$/);
});

it('has no such page for anybody who is elsewhere, nor where the shop is open to others', async () => {
  const nowhere = paths.map(() => 404);
  expect(await statuses(await shopFor({ network: '192.0.2.7' }))).toEqual(nowhere);
  expect(await statuses(await shopFor({ publicOrigin: 'https://dana.example' }))).toEqual(nowhere);
  const renamed = { redirect: 'manual', headers: { host: 'evil.example' } } as const;
  expect((await (await shopFor()).request('/dev/parts/en', renamed)).status).toBe(404);
});
