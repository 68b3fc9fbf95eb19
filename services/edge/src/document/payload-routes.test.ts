import { expect, it } from 'vitest';
import { openCanary } from '@dana/releases/changes/canary';
import { rollback } from '@dana/releases/changes/rollback';
import { createStoreAdmin } from '@dana/releases/admin/store-admin';
import { RenderRefusal } from '../render/render-refusal.ts';
import { env, openKeptShop } from '../testing/kept-shop.ts';

it('gives the data of a page from the render of its document, whichever was asked for first', async () => {
  const { ask, render } = await openKeptShop();
  const page = await ask('/en/demo?page=2');
  const answer = await ask('/page-data/en/demo?page=2&x=1');
  expect([answer.status, answer.says('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  const payload = JSON.parse(answer.text);
  expect(payload).toMatchObject({
    form: 1,
    currency: 'KWD',
    composition: /data-composition="([^"]+)"/.exec(page.text)?.[1],
    route: { remote: 'mf-demo', module: './demo.route' },
    head: { title: expect.any(String), tags: expect.any(Array), jsonLd: expect.any(Array) },
  });
  expect(payload.queries).toEqual((await render.mock.results[0]!.value).queries);
  expect(payload.files[0]).toEqual({
    url: expect.stringMatching(/^\/assets\//),
    integrity: expect.any(String),
  });
  await ask('/page-data/ar/demo');
  await ask('/ar/demo');
  expect(render).toHaveBeenCalledTimes(2);
});

it('is kept by caches as long as the document, and is not sent again to who has it', async () => {
  const { ask } = await openKeptShop();
  const document = await ask('/en');
  for (const accepted of ['br', '']) {
    const first = await ask('/page-data/en', { 'accept-encoding': accepted });
    for (const name of ['cache-control', 'vary']) expect(first.says(name)).toBe(document.says(name));
    expect([first.says('content-encoding') ?? '', first.says('x-robots-tag')]).toEqual([accepted, 'noindex']);
    expect(first.says('server-timing')).toMatch(/^age;dur=\d+/);
    const etag = first.says('etag') ?? '';
    const again = await ask('/page-data/en', { 'accept-encoding': accepted, 'if-none-match': etag });
    expect([again.status, again.text, again.says('etag')]).toEqual([304, '', etag]);
  }
  const own = await ask('/page-data/en', { cookie: 'currency=USD' });
  expect(own.says('cache-control')).toBe('private, no-cache');
  expect([own.says('vary'), JSON.parse(own.text).currency]).toEqual(['Accept-Encoding, Cookie', 'USD']);
});

it('is of the releases of the moment', async () => {
  const { ask, change, edge } = await openKeptShop();
  const idOf = async () => JSON.parse((await ask('/page-data/en/demo')).text).composition;
  const before = await idOf();
  await rollback({ ...change, version: '1.0.0' });
  await edge.watch.refresh();
  expect(await idOf()).not.toBe(before);
});

it('is of the visitor’s own releases while a canary runs, and stays with no one else', async () => {
  const { ask, change, edge } = await openKeptShop();
  const idOf = (text: string) => JSON.parse(text).composition;
  const before = idOf((await ask('/page-data/en/demo')).text);
  await openCanary({ ...change, version: '1.0.0', percent: 100 });
  await edge.watch.refresh();
  const first = await ask('/page-data/en/demo');
  const cookie = first.says('set-cookie')?.split(';')[0] ?? '';
  const own = await ask('/page-data/en/demo', { cookie });
  expect([own.says('cache-control'), own.says('vary')]).toEqual([
    'private, no-cache',
    'Accept-Encoding, Cookie',
  ]);
  expect(idOf(own.text)).not.toBe(before);
  expect((await ask('/en/demo', { cookie })).text).toContain(`data-composition="${idOf(own.text)}"`);
});

it('has nothing for personal pages, unknown addresses and previews, and says so when it cannot be made', async () => {
  const { ask, store, render } = await openKeptShop();
  for (const path of ['/en/own', '/en/nothing', '/demo', '/xx/demo', '/en/%E0%A4'])
    expect((await ask(`/page-data${path}`)).status, path).toBe(404);
  expect((await ask(`/page-data/en/demo?x=${'x'.repeat(13_000)}`)).status).toBe(414);
  expect(render).not.toHaveBeenCalled();
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin: 'http://localhost:8080' });
  const { url } = await admin.preview({ env, remotes: { 'mf-demo': '1.0.0' }, hours: 1, path: '/en/demo' });
  const cookie = `preview=${new URL(url).searchParams.get('preview')}`;
  expect((await ask('/page-data/en/demo', { cookie })).status).toBe(204);
  render.mockRejectedValue(new RenderRefusal('queue full', 'Too many pages wait.'));
  const refused = await ask('/page-data/en/demo');
  expect([refused.status, refused.says('cache-control'), Number(refused.says('retry-after')) > 0]).toEqual([
    503,
    'no-store',
    true,
  ]);
});
