import { expect, it } from 'vitest';
import { openCanary } from '@dana/releases/changes/canary';
import { rollback } from '@dana/releases/changes/rollback';
import { createStoreAdmin } from '@dana/releases/admin/store-admin';
import { RenderRefusal } from '../render/render-refusal.ts';
import { env, openKeptShop } from '../testing/kept-shop.ts';

it('renders a public page once, whatever stands in its query that it does not read', async () => {
  const { ask, render } = await openKeptShop();
  const texts = new Set<string>();
  for (let x = 1; x <= 1_000; x += 1) texts.add((await ask(`/en?x=${x}`)).text);
  expect([texts.size, render.mock.calls.length]).toEqual([1, 1]);
  expect(render.mock.calls[0]?.[1]).toEqual({ locale: 'en', currency: 'KWD', path: '/', search: '' });
  await ask('/en/demo?y=1&page=2');
  expect(render.mock.calls[1]?.[1].search).toBe('?page=2');
  await ask('/en/demo?page=2&x=2');
  expect(render).toHaveBeenCalledTimes(2);
});

it('may be kept by caches between, and is not sent again to who has it', async () => {
  const { ask, render } = await openKeptShop();
  for (const accepted of ['br', 'gzip', '']) {
    const first = await ask('/en/demo', { 'accept-encoding': accepted });
    expect(first.says('cache-control')).toMatch(/^public, max-age=0, s-maxage=5, stale-while-revalidate=5,/);
    expect([first.says('vary'), first.says('content-encoding') ?? '']).toEqual(['Accept-Encoding', accepted]);
    const etag = first.says('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}-(br|gzip|plain)"$/);
    const again = await ask('/en/demo', { 'accept-encoding': accepted, 'if-none-match': etag });
    expect([again.status, again.text, again.says('etag')]).toEqual([304, '', etag]);
    expect(again.says('content-security-policy')).toBe(first.says('content-security-policy'));
  }
  expect(render).toHaveBeenCalledTimes(1);
});

it('says how old a document is, beside a mark of each answer’s own', async () => {
  const { ask } = await openKeptShop();
  const timings = [
    (await ask('/en/demo')).says('server-timing'),
    (await ask('/en/demo')).says('server-timing'),
  ];
  for (const timing of timings) expect(timing).toMatch(/^age;dur=\d+, visit;desc="[\w-]+\.[\w-]{22}"$/);
  expect(timings[0]?.split('visit')[1]).not.toBe(timings[1]?.split('visit')[1]);
});

it('is private to visitors who are not like all others, and theirs is never what others get', async () => {
  const { ask, change, edge } = await openKeptShop();
  const shared = await ask('/en/demo');
  for (const cookie of ['currency=USD', 'release_crashes=mf-demo%401.1.0']) {
    const own = await ask('/en/demo', { cookie });
    expect(own.text).not.toBe(shared.text);
    expect([own.says('cache-control'), own.says('vary')]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Cookie',
    ]);
  }
  expect((await ask('/en/demo', { cookie: 'currency=KWD; cart_id=1' })).says('cache-control')).toMatch(
    /^public/,
  );
  expect((await ask('/en/demo')).text).toBe(shared.text);
  await openCanary({ ...change, version: '1.0.0', percent: 100 });
  await edge.watch.refresh();
  const unknown = await ask('/en/demo');
  expect([unknown.says('cache-control'), unknown.text]).toEqual(['private, no-cache', shared.text]);
  const cookie = unknown.says('set-cookie')?.split(';')[0] ?? '';
  expect((await ask('/en/demo', { cookie })).text).not.toBe(shared.text);
});

it('is made from the releases of the moment, without anything to clear', async () => {
  const { ask, change, edge, render } = await openKeptShop();
  const before = await ask('/en/demo');
  await rollback({ ...change, version: '1.0.0' });
  await edge.watch.refresh();
  const after = await ask('/en/demo');
  expect(before.text).toContain('"version":"1.1.0"');
  expect(after.text).not.toContain('"version":"1.1.0"');
  expect(render).toHaveBeenCalledTimes(2);
});

it('keeps nothing that is personal, a preview, or no page', async () => {
  const { ask, render, store } = await openKeptShop();
  for (const path of ['/en/own', '/en/nothing']) {
    expect((await ask(path)).says('cache-control')).toBe('no-store');
    await ask(path);
  }
  expect(render).toHaveBeenCalledTimes(4);
  const admin = createStoreAdmin({ store, actor: 'test', publicOrigin: 'http://localhost:8080' });
  const { url } = await admin.preview({ env, remotes: { 'mf-demo': '1.0.0' }, hours: 1, path: '/en/demo' });
  const cookie = `preview=${new URL(url).searchParams.get('preview')}`;
  for (const _ of [1, 2]) {
    const preview = await ask('/en/demo', { cookie });
    expect([preview.says('cache-control'), preview.says('etag')]).toEqual(['no-store', null]);
  }
  expect(render).toHaveBeenCalledTimes(6);
});

it('sends the older page, marked, when a change cannot be rendered; a page that nobody asked for is refused', async () => {
  const { ask, edge, render } = await openKeptShop();
  const before = await ask('/en/demo');
  expect(before.says('x-document-state')).toBeNull();
  edge.documents.noteChange();
  render.mockRejectedValue(new RenderRefusal('queue full', 'Too many pages wait.'));
  const older = await ask('/en/demo');
  expect([older.status, older.text, older.says('x-document-state')]).toEqual([200, before.text, 'stale']);
  expect(older.says('cache-control')).toContain('s-maxage=2,');
  const why = { path: '/demo', message: expect.stringContaining('Too many pages wait.') };
  expect(edge.log.warn.mock.calls).toEqual([[why, expect.anything()]]);
  const never = await ask('/ar/demo');
  expect([never.status, never.says('cache-control')]).toEqual([503, 'no-store']);
});

it('sends the older page when the API is away and the new one could only say so', async () => {
  const { ask, edge, render } = await openKeptShop();
  const before = await ask('/en/demo');
  edge.documents.noteChange();
  const rendered = await render.mock.results[0]?.value;
  render.mockResolvedValue({ ...rendered, status: 503, cache: 'personal' });
  const older = await ask('/en/demo');
  expect([older.status, older.text, older.says('x-document-state')]).toEqual([200, before.text, 'stale']);
  const never = await ask('/ar/demo');
  expect([never.status, Number(never.says('retry-after')) > 0]).toEqual([503, true]);
});
