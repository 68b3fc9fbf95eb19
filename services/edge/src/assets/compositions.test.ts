import type { CompositionFiles } from '@dana/contracts/composition-files';
import { compositionPath } from '@dana/contracts/composition-path';
import { navigationPath } from '@dana/contracts/navigation-path';
import { type DocumentState, documentStateElementId } from '@dana/contracts/page-state';
import { inlineCompositionSchema } from '@dana/contracts/release/composition';
import { expect, it } from 'vitest';
import { releasedShop } from '../testing/released-shop.ts';

/* What pages of a composition ask for beside their documents. */

const forAYear = 'public, max-age=31536000, immutable';

const stateOf = (html: string): DocumentState =>
  JSON.parse(new RegExp(`id="${documentStateElementId}">(.*?)</script>`).exec(html)?.[1] ?? '');

it('names the files of every module of a page’s releases, which its document leaves out', async () => {
  const { start, goLive } = await releasedShop();
  const { app, open, watch } = await start();
  const { composition } = stateOf((await open()).html);
  const { current, previous } = composition.remotes['mf-demo']!;
  expect(Object.values(current.exposes)).toContainEqual({ js: [], css: [] });

  const answer = await app.request(`/compositions/${composition.id}.json`);
  expect(answer.headers.get('cache-control')).toBe(forAYear);
  const files = (await answer.json()) as CompositionFiles;
  expect(Object.keys(files)).toEqual([current.container, previous?.container]);
  for (const release of [current, previous!]) {
    const ofRelease = files[release.container]!;
    expect(Object.keys(ofRelease)).toEqual(Object.keys(release.exposes));
    for (const file of Object.values(ofRelease).flat())
      expect((await app.request(release.base + file)).status).toBe(200);
  }
  expect(Object.values(files).flatMap(Object.values).flat()).not.toEqual([]);

  await goLive('1.2.0');
  await watch.refresh();
  const late = await app.request(`/compositions/${composition.id}.json`);
  expect([late.status, late.headers.get('cache-control'), await late.json()]).toEqual([200, 'no-store', {}]);
});

it('answers the links of a composition’s menus for a year, and the current ones to a tab of another composition', async () => {
  const { start, goLive } = await releasedShop(['1.0.0']);
  const { app, watch } = await start();
  const liveId = async () =>
    ((await (await app.request('/release-map.json')).json()) as { composition: string }).composition;
  const before = await liveId();
  const read = (id: string, locale: 'en' | 'ar') => app.request(navigationPath(id, locale));
  const answer = await read(before, 'en');
  expect(answer.headers.get('cache-control')).toBe(forAYear);
  expect(await answer.json()).toEqual({});

  const nav = [{ path: '/demo', label: { en: 'Demo', ar: 'عرض' }, places: { menu: 1 } }];
  await goLive('1.0.1', { claims: { nav } });
  await watch.refresh();
  expect(await (await read(await liveId(), 'ar')).json()).toEqual({
    menu: [{ path: '/demo', label: 'عرض' }],
  });
  const late = await read(before, 'en');
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.json()).toEqual({ menu: [{ path: '/demo', label: 'Demo' }] });
});

it('answers the composition that the release map names, to a session without what broke in it, and nobody keeps it', async () => {
  const { app } = await (await releasedShop()).start();
  for (const [cookie, version] of [
    ['', '1.1.0'],
    ['release_crashes=mf-demo@1.1.0', '1.0.0'],
  ] as const) {
    const answer = await app.request(compositionPath, { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const composition = inlineCompositionSchema.parse(await answer.json());
    const map = await (await app.request('/release-map.json', { headers: { cookie } })).json();
    expect([composition.id, composition.revision]).toEqual([map.composition, map.revision]);
    const { current } = composition.remotes['mf-demo']!;
    expect([current.version, current.base]).toEqual([
      version,
      `/assets/mf-demo/${map.remotes['mf-demo'].treeHash}/`,
    ]);
    expect(Object.keys(current.exposes)).not.toEqual([]);
  }
});
