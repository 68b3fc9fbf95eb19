import { extensionNames } from '@dana/contracts/api/extensions';
import { pageSetHeader } from '@dana/contracts/offline';
import { makeChange } from '@dana/releases/changes/make-change';
import { RenderRefusal } from '@dana/releases/rendering/messages';
import { describe, expect, it } from 'vitest';
import { openKeptShop } from '../testing/kept-shop.ts';

/* Documents that are kept, and the data of their pages. What a canary makes of both is in `session/canary-pages.test.ts`. */

const ownOf = 'Accept-Encoding, Cookie';
const compositionOf = (html: string) => /data-composition="([^"]+)"/.exec(html)?.[1];

describe('a document', () => {
  it('is rendered once, whatever stands in its query that the page does not read', async () => {
    const { ask, render } = await openKeptShop();
    const texts = new Set<string>();
    for (let x = 1; x <= 1_000; x += 1) texts.add((await ask(`/en?x=${x}`)).text);
    expect([texts.size, render.mock.calls.length]).toEqual([1, 1]);
    const asked = { locale: 'en', currency: 'KWD', path: '/', search: '' };
    expect(render.mock.calls[0]?.[1]).toMatchObject({ ...asked, extensions: extensionNames });
    await ask('/en/demo?y=1&page=2');
    expect(render.mock.calls[1]?.[1].search).toBe('?page=2');
    await ask('/en/demo?page=2&x=2');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('may be kept by caches between, and is not sent again to who has it', async () => {
    const { ask, render } = await openKeptShop();
    for (const accepted of ['br', 'gzip', '']) {
      const first = await ask('/en/demo', { 'accept-encoding': accepted });
      expect(first.says('cache-control')).toMatch(
        /^public, max-age=0, s-maxage=5, stale-while-revalidate=5,/,
      );
      expect([first.says('vary'), first.says('content-encoding') ?? '']).toEqual([
        'Accept-Encoding',
        accepted,
      ]);
      const etag = first.says('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}-(br|gzip|plain)"$/);
      const again = await ask('/en/demo', { 'accept-encoding': accepted, 'if-none-match': etag });
      expect([again.status, again.text, again.says('etag')]).toEqual([304, '', etag]);
      expect(again.says('content-security-policy')).toBe(first.says('content-security-policy'));
    }
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('says how old it is, beside a mark of each answer’s own', async () => {
    const { ask } = await openKeptShop();
    const timing = async () => (await ask('/en/demo')).says('server-timing');
    const timings = [await timing(), await timing()];
    for (const each of timings)
      expect(each).toMatch(/^age;dur=\d+, now;dur=\d+, visit;desc="[\w-]+\.[\w-]{22}"$/);
    expect(timings[0]?.split('visit')[1]).not.toBe(timings[1]?.split('visit')[1]);
  });

  it('is private to visitors who are not like all others, and theirs is never what others get', async () => {
    const { ask } = await openKeptShop();
    const shared = await ask('/en/demo');
    for (const cookie of ['currency=USD', 'release_crashes=mf-demo%401.1.0']) {
      const own = await ask('/en/demo', { cookie });
      expect(own.text).not.toBe(shared.text);
      expect([own.says('cache-control'), own.says('vary')]).toEqual(['private, no-cache', ownOf]);
    }
    const likeOthers = await ask('/en/demo', { cookie: 'currency=KWD; cart_id=1' });
    expect(likeOthers.says('cache-control')).toMatch(/^public/);
    expect((await ask('/en/demo')).text).toBe(shared.text);
  });

  it('is made from the releases of the moment, as its data are, and says which pages may be shown beside it', async () => {
    const { ask, change, edge, render } = await openKeptShop();
    const before = await ask('/en/demo');
    const set = before.says(pageSetHeader);
    expect(set).toBe(`${compositionOf(before.text)} KWD`);
    for (const path of ['/en/demo', '/ar', '/page-data/en/demo', '/en/own'])
      expect((await ask(path)).says(pageSetHeader)).toBe(set);
    const inDollars = await ask('/en/demo', { cookie: 'currency=USD' });
    expect(inDollars.says(pageSetHeader)).toBe(set?.replace('KWD', 'USD'));

    await makeChange({ verb: 'rollback', ...change, version: '1.0.0' });
    await edge.watch.refresh();
    render.mockClear();
    const after = await ask('/en/demo');
    expect(before.text).toContain('"version":"1.1.0"');
    expect(after.text).not.toContain('"version":"1.1.0"');
    expect(after.says(pageSetHeader)).not.toBe(set);
    const data = JSON.parse((await ask('/page-data/en/demo')).text);
    expect(data.composition).toBe(compositionOf(after.text));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is not kept when it is personal, a preview, or no page; a preview has no worker either', async () => {
    const { ask, render, previewCookie } = await openKeptShop();
    for (const path of ['/en/own', '/en/nothing']) {
      expect((await ask(path)).says('cache-control')).toBe('private, no-store');
      await ask(path);
    }
    expect(render).toHaveBeenCalledTimes(4);
    expect((await ask('/en/own')).text).not.toContain('hasNoWorker');
    const cookie = await previewCookie();
    for (const _ of [1, 2]) {
      const preview = await ask('/en/demo', { cookie });
      expect([preview.says('cache-control'), preview.says('etag')]).toEqual(['private, no-store', null]);
      expect(preview.text).toContain('data-composition');
      expect([preview.says(pageSetHeader), preview.text.includes('hasNoWorker')]).toEqual([null, true]);
    }
    expect(render).toHaveBeenCalledTimes(7);
  });

  it('gives way to the older one, marked, when a change cannot be rendered; a page that nobody asked for is refused', async () => {
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
});

describe('the data of a page', () => {
  it('come from the render of its document, whichever was asked for first', async () => {
    const { ask, render } = await openKeptShop();
    const page = await ask('/en/demo?page=2');
    const answer = await ask('/page-data/en/demo?page=2&x=1');
    expect([answer.status, answer.says('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const payload = JSON.parse(answer.text);
    expect(payload).toMatchObject({
      form: 1,
      currency: 'KWD',
      composition: compositionOf(page.text),
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

  it('are kept by caches as long as the document, and are not sent again to who has them', async () => {
    const { ask } = await openKeptShop();
    const document = await ask('/en');
    for (const accepted of ['br', '']) {
      const first = await ask('/page-data/en', { 'accept-encoding': accepted });
      for (const name of ['cache-control', 'vary']) expect(first.says(name)).toBe(document.says(name));
      const encoding = first.says('content-encoding') ?? '';
      expect([encoding, first.says('x-robots-tag')]).toEqual([accepted, 'noindex']);
      expect(first.says('server-timing')).toMatch(/^age;dur=\d+/);
      const etag = first.says('etag') ?? '';
      const again = await ask('/page-data/en', { 'accept-encoding': accepted, 'if-none-match': etag });
      expect([again.status, again.text, again.says('etag')]).toEqual([304, '', etag]);
    }
    const own = await ask('/page-data/en', { cookie: 'currency=USD' });
    expect([own.says('cache-control'), own.says('vary')]).toEqual(['private, no-cache', ownOf]);
    expect(JSON.parse(own.text).currency).toBe('USD');
  });

  it('are none for personal pages, unknown addresses and previews, and say so when they cannot be made', async () => {
    const { ask, render, previewCookie } = await openKeptShop();
    for (const path of ['/en/own', '/en/nothing', '/demo', '/xx/demo', '/en/%E0%A4'])
      expect((await ask(`/page-data${path}`)).status, path).toBe(404);
    expect((await ask(`/page-data/en/demo?x=${'x'.repeat(13_000)}`)).status).toBe(414);
    expect(render).not.toHaveBeenCalled();
    const cookie = await previewCookie();
    expect((await ask('/page-data/en/demo', { cookie })).status).toBe(204);
    render.mockRejectedValue(new RenderRefusal('queue full', 'Too many pages wait.'));
    const refused = await ask('/page-data/en/demo');
    expect([refused.status, refused.says('cache-control')]).toEqual([503, 'no-store']);
    expect(Number(refused.says('retry-after'))).toBeGreaterThan(0);
  });
});
