import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { treeKey } from '../store/key.ts';
import { publishFolder, writeBuiltRemote } from '../testing/built-remote.ts';
import { temporaryStore } from '../testing/temporary-store.ts';

const shared = { react: '^19.3.1', rxjs: '^7.8.2', '@dana/ui': '^1.0.0' };

it('is the same release whatever order the build tool wrote its manifest in', async () => {
  const { store, folder } = await temporaryStore();
  const built = await writeBuiltRemote(join(folder, '..'), { shared });
  const options = { store, env: 'production', remote: 'mf-demo', folder: built };
  const { manifest } = await publishFolder(options);
  const file = join(built, 'dist/web/mf-manifest.json');
  const written = JSON.parse(await readFile(file, 'utf8'));
  written.shared.reverse();
  await writeFile(file, JSON.stringify(written));
  expect((await publishFolder(options)).outcome).toBe('existed');

  const bytes = await store.get(`${treeKey('mf-demo', manifest.treeHash)}/web/mf-manifest.json`);
  const published = JSON.parse(new TextDecoder().decode(bytes));
  expect(published.shared.map(({ name }: { name: string }) => name)).toEqual(['@dana/ui', 'react', 'rxjs']);
  expect(manifest.entry.file).toBe('web/remoteEntry.abc.js');
});

it('says to other hosts what they alone have to give, and asks no shell for it', async () => {
  const { store, folder } = await temporaryStore();
  const mount = '@dana/runtime/mount';
  const built = await writeBuiltRemote(join(folder, '..'), { shared: { ...shared, [mount]: '^1.11.0' } });
  const { manifest } = await publishFolder({ store, env: 'production', remote: 'mf-demo', folder: built });
  expect(Object.keys(manifest.shared)).toEqual(['@dana/ui', 'react', 'rxjs']);
  const bytes = await store.get(`${treeKey('mf-demo', manifest.treeHash)}/web/mf-manifest.json`);
  const published = JSON.parse(new TextDecoder().decode(bytes));
  expect(published.shared.map(({ name }: { name: string }) => name)).toContain(mount);
});
