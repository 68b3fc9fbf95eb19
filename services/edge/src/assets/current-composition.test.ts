import { join } from 'node:path';
import { compositionPath } from '@dana/contracts/composition-path';
import { inlineCompositionSchema } from '@dana/contracts/release/composition';
import { expect, it } from 'vitest';
import { release, writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdge } from '../testing/running-edge.ts';
import { temporaryStore } from '@dana/releases/testing/temporary-store';

it('answers the composition that the release map names, to a session without what broke in it, and nobody keeps it', async () => {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  const { app, watch } = await startEdge(store, join(parent, 'copy'));
  expect((await app.request(compositionPath)).status).toBe(503);
  await release(store, await writeBuiltShell(parent), 'shell');
  await release(store, await writeBuiltRemote(parent, { version: '1.0.0' }));
  await release(store, await writeBuiltRemote(parent, { version: '1.0.1' }));
  await watch.refresh();
  for (const [cookie, version] of [
    ['', '1.0.1'],
    ['release_crashes=mf-demo@1.0.1', '1.0.0'],
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
