import { compositionFilesPath } from '@dana/contracts/composition-files';
import { navigationPath } from '@dana/contracts/navigation-path';
import { makeChange } from '@dana/releases/changes/make-change';
import { expect, it } from 'vitest';
import { releasedShop } from '../testing/released-shop.ts';

const path = '/ar/demo';
/** On either side of a canary at half of the visitors. */
const [inside, outside] = ['visitor=visitor-of-the-shop-1', 'visitor=visitor-of-the-shop-4'];
const [stable, canary] = ['1.1.0', '1.2.0'];

async function shopWithCanary() {
  const { publish, change, start } = await releasedShop();
  await publish(canary);
  const edge = await start();
  const request = (at: string, cookie = '', headers: Record<string, string> = {}) =>
    edge.app.request(at, { headers: { cookie, ...headers } });
  await request(path);
  await makeChange({ verb: 'canary', ...change, version: canary, percent: 50 });
  await edge.watch.refresh();
  const shown = async (cookie: string) =>
    /"mf-demo":\{"current":\{"version":"([^"]+)"/.exec(await (await request(path, cookie)).text())?.[1];
  return { edge, request, shown };
}

it('what is asked for beside a page is of the composition that the page was made of', async () => {
  const { request, shown } = await shopWithCanary();
  expect([await shown(inside), await shown(outside), await shown('')]).toEqual([canary, stable, stable]);
  const compositionFor = async (cookie: string) =>
    ((await (await request(`/page-data${path}`, cookie)).json()) as { composition: string }).composition;
  const [own, other] = [await compositionFor(inside), await compositionFor(outside)];
  expect(own).not.toBe(other);
  for (const [cookie, composition] of [
    [inside, own],
    [outside, other],
  ] as const) {
    expect(await (await request(path, cookie)).text()).toContain(`data-composition="${composition}"`);
    expect(await (await request('/release-map.json', cookie)).json()).toMatchObject({ composition });
    const files = await request(compositionFilesPath(composition), cookie);
    expect(Object.keys((await files.json()) as object)).not.toHaveLength(0);
  }
  const links = (cookie: string) => request(navigationPath(own, 'ar'), cookie);
  expect((await links(inside)).headers.get('cache-control')).toContain('immutable');
  expect((await links(outside)).headers.get('cache-control')).toBe('no-store');
});

it('no cache may keep a page while a canary runs, and none that a browser kept is confirmed to the other side', async () => {
  const { edge, request } = await shopWithCanary();
  const first = await request(path, inside);
  const tag = { 'if-none-match': first.headers.get('etag') ?? 'none' };
  for (const cookie of ['', outside]) {
    for (const at of [path, `/page-data${path}`]) {
      const { headers } = await request(at, cookie);
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual([
        'private, no-cache',
        'Accept-Encoding, Cookie',
      ]);
    }
    expect((await request(path, cookie, tag)).status).toBe(200);
  }
  expect((await request(path, inside, tag)).status).toBe(304);
  // One document of each composition is kept.
  expect(edge.render).toHaveBeenCalledTimes(2);
});
