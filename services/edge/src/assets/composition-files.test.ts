import { join } from 'node:path';
import type { CompositionFiles } from '@dana/contracts/composition-files';
import { type DocumentState, documentStateElementId } from '@dana/contracts/page-state';
import { expect, it } from 'vitest';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

const stateOf = (html: string): DocumentState =>
  JSON.parse(new RegExp(`id="${documentStateElementId}">(.*?)</script>`).exec(html)?.[1] ?? '');

it('names the files of every module of a page’s releases, which its document leaves out', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  await release(store, await writeBuiltRemote(parent, { version: '1.0.0' }));
  await release(store, await writeBuiltRemote(parent, { version: '1.0.1' }));
  const { app, open, watch } = await startEdge(store, join(parent, 'copy'));
  const { composition } = stateOf((await open()).html);
  const { current, previous } = composition.remotes['mf-demo']!;
  expect(Object.values(current.exposes)).toContainEqual({ js: [], css: [] });

  const answer = await app.request(`/compositions/${composition.id}.json`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const files = (await answer.json()) as CompositionFiles;
  expect(Object.keys(files)).toEqual([current.container, previous?.container]);
  for (const release of [current, previous!]) {
    const ofRelease = files[release.container]!;
    expect(Object.keys(ofRelease)).toEqual(Object.keys(release.exposes));
    for (const file of Object.values(ofRelease).flat())
      expect((await app.request(release.base + file)).status).toBe(200);
  }
  expect(Object.values(files).flatMap(Object.values).flat()).not.toEqual([]);

  await release(store, await writeBuiltRemote(parent, { version: '1.0.2' }));
  await watch.refresh();
  const late = await app.request(`/compositions/${composition.id}.json`);
  expect([late.status, late.headers.get('cache-control'), await late.json()]).toEqual([200, 'no-store', {}]);
});
