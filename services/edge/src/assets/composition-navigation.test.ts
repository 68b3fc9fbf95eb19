import { join } from 'node:path';
import { navigationPath } from '@dana/contracts/navigation-path';
import { expect, it } from 'vitest';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

it('answers the links of a composition’s menus for a year, and the current ones to a tab of another composition', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  await release(store, await writeBuiltRemote(parent, { version: '1.0.0' }));
  const { app, watch } = await startEdge(store, join(parent, 'copy'));
  const liveId = async () =>
    ((await (await app.request('/release-map.json')).json()) as { composition: string }).composition;
  const before = await liveId();
  const read = (id: string, locale: 'en' | 'ar') => app.request(navigationPath(id, locale));
  const answer = await read(before, 'en');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.json()).toEqual({});

  const nav = [{ path: '/demo', label: { en: 'Demo', ar: 'عرض' }, places: { menu: 1 } }];
  await release(store, await writeBuiltRemote(parent, { version: '1.0.1', claims: { nav } }));
  await watch.refresh();
  expect(await (await read(await liveId(), 'ar')).json()).toEqual({
    menu: [{ path: '/demo', label: 'عرض' }],
  });
  const late = await read(before, 'en');
  expect(late.headers.get('cache-control')).toBe('no-store');
  expect(await late.json()).toEqual({ menu: [{ path: '/demo', label: 'Demo' }] });
});
