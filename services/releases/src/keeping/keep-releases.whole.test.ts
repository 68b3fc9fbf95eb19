import { appendFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readHead } from '../log/revisions.ts';
import type { Store } from '../store/store.ts';
import { smallShop } from '../testing/small-shop.ts';
import { storeKinds } from '../testing/store-kinds.ts';
import { temporaryFolder, temporaryStore } from '../testing/temporary-store.ts';
import { keepReleases, readStore, writeStore } from './keep-releases.ts';

// A store may be a server of its own, on a machine that does other work.
vi.setConfig({ testTimeout: 120_000 });

/** All that a store has, for comparing: keys with their content. */
async function contentOf(store: Store): Promise<Record<string, string>> {
  const { objects, trees } = await store.inventory();
  const content: Record<string, string> = {};
  const put = (key: string, bytes: Uint8Array) => {
    content[key] = Buffer.from(bytes).toString('base64');
  };
  for (const key of objects) put(key, (await store.get(key)) ?? new Uint8Array());
  for (const tree of trees)
    for (const { path, bytes } of (await store.getTree(tree)) ?? []) put(`${tree}/${path}`, bytes);
  return content;
}

async function backedUp() {
  const { store, head } = await smallShop();
  const [folder, dataDir] = [join(await temporaryFolder(), 'releases'), await temporaryFolder()];
  await writeFile(join(dataDir, 'release-key'), 'the key of this machine');
  const manifest = await keepReleases(store, dataDir).backup(folder);
  return { store, head, folder, manifest };
}

describe.each(storeKinds)('a backup of a release store, restored into $name', ({ begin }) => {
  it('has the same releases, log, keys and secrets, and goes on from there', async () => {
    const { store, head, folder } = await backedUp();
    const target = (await begin()).open();
    const dataDir = await temporaryFolder();
    const keeper = keepReleases(target, dataDir);
    await keeper.check(folder, false);
    await keeper.restore(folder, false);
    expect(await contentOf(target)).toEqual(await contentOf(store));
    expect(await readHead(target, 'production')).toEqual(await head());
    expect(await readdir(dataDir)).toEqual(['release-key']);

    // And from this kind of store into a folder.
    const again = join(await temporaryFolder(), 'releases');
    await keeper.backup(again);
    const { store: last } = await temporaryStore();
    await keepReleases(last, await temporaryFolder()).restore(again, false);
    expect(await contentOf(last)).toEqual(await contentOf(store));
  });

  it('takes the place of what is there only where that was asked for', async () => {
    const { store, folder } = await backedUp();
    const target = (await begin()).open();
    await target.putIfAbsent('registry/production/00000001.json', new TextEncoder().encode('{}'));
    await target.putIfAbsent('secrets/visits.json', new TextEncoder().encode('{}'));
    const keeper = keepReleases(target, await temporaryFolder());
    await expect(keeper.check(folder, false)).rejects.toThrow(/has something already.*--replace/);
    await keeper.check(folder, true);
    await keeper.restore(folder, true);
    expect(await contentOf(target)).toEqual(await contentOf(store));
  });
});

describe('a backup of a release store', () => {
  it('that was taken while others publish has all that its log refers to', async () => {
    const { store, head } = await smallShop();
    const before = (await head()).revision;
    // Everything that is read after the log is gone from it: what a change of meanwhile refers to is not asked for.
    let reads = 0;
    const changing: Store = {
      ...store,
      inventory: async () => {
        reads += 1;
        const found = await store.inventory();
        if (reads === 1) await store.putIfAbsent('registry/production/00000099.json', new Uint8Array([1]));
        return found;
      },
    };
    const file = join(await temporaryFolder(), 'releases.tar');
    await writeStore(changing, file);
    const { store: target } = await temporaryStore();
    await readStore(target, file);
    expect((await readHead(target, 'production'))?.revision).toEqual(before);
    expect(await target.get('registry/production/00000099.json')).toBeUndefined();
  });

  it('is not restored beside a process that writes into the store meanwhile', async () => {
    const { folder } = await backedUp();
    const { store: target } = await temporaryStore();
    await target.putIfAbsent('registry/production/00000001.json', new Uint8Array([1]));
    await expect(readStore(target, join(folder, 'releases.tar'))).rejects.toThrow(
      /Another process wrote registry\/production\/00000001\.json/,
    );
  });

  it('that is damaged, cut off, of a newer release, of another part or already there is refused', async () => {
    const { store, folder, manifest } = await backedUp();
    const dataDir = await temporaryFolder();
    const { store: target } = await temporaryStore();
    const keeper = keepReleases(target, dataDir);
    const check = () => keeper.check(folder, false);
    const says = (change: object) =>
      writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change }));

    await expect(keepReleases(store, dataDir).backup(folder)).rejects.toThrow(/is there already/);
    await says({ form: 2 });
    await expect(check()).rejects.toThrow(/newer release \(form 2, this one reads 1\)/);
    await says({ part: 'database' });
    await expect(check()).rejects.toThrow(/has the shop's database, not its releases/);
    await says({ files: [...manifest.files, { name: '../x', bytes: 0, sha256: 'a'.repeat(64) }] });
    await expect(check()).rejects.toThrow(/is damaged/);
    await says({});
    await check();
    await writeFile(join(folder, 'release-key'), 'the KEY of this machine');
    await expect(check()).rejects.toThrow(/release-key is not as it was written/);
    await writeFile(join(folder, 'release-key'), 'the key of this machine');
    await appendFile(join(folder, 'releases.tar'), 'x');
    await expect(check()).rejects.toThrow(/releases\.tar is not as it was written/);
    await rm(join(folder, 'releases.tar'));
    await expect(check()).rejects.toThrow(/releases\.tar is missing/);
    await rm(join(folder, 'manifest.json'));
    await expect(check()).rejects.toThrow(/no part of a backup/);
    expect(await contentOf(target)).toEqual({});
  });

  it('does not replace another key of the machine unless that was asked for', async () => {
    const { folder } = await backedUp();
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'release-key'), 'another key');
    const keeper = keepReleases((await temporaryStore()).store, dataDir);
    await expect(keeper.check(folder, false)).rejects.toThrow(/release-key is another one/);
    await keeper.check(folder, true);
  });
});
