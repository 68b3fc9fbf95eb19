import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readArchive, writeArchive } from '@dana/server/keeping/archive';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { checkPart } from '@dana/server/keeping/check-part';
import { startProgress } from '@dana/server/keeping/progress';
import type { Keeper } from '@dana/server/keeping/run-keeper';
import { writePart } from '@dana/server/keeping/write-part';
import { checkedKey, treeOf } from '../store/key.ts';
import type { Store, TreeFile } from '../store/store.ts';

export const part = 'releases';
const archiveName = 'releases.tar';

/**
 * Keeps a release store with its keys, tokens and secrets, and the key files of this machine. A backup of one kind of store
 * can be restored into another.
 */
export function keepReleases(store: Store, dataDir: string): Keeper {
  const isEmpty = async () => {
    const { objects, trees } = await store.inventory();
    return objects.length + trees.length === 0;
  };
  return {
    backup: (folder) =>
      writePart(folder, { part, kind: 'store' }, async (staged) => {
        if (await isEmpty())
          throw new BackupRefused(
            'The release store is empty: there is nothing to keep. Set DATA_DIR or RELEASE_STORE.',
          );
        await writeStore(store, join(staged, archiveName));
        await copyKeyFiles(dataDir, staged);
        return {};
      }),

    async check(folder, replaces) {
      await checkPart(folder, part);
      if (replaces) return;
      if (!(await isEmpty()))
        throw new BackupRefused(
          'The release store has something already. Name an empty one, or lose what is there with --replace.',
        );
      await assertNoOtherKeys(folder, dataDir);
    },

    async restore(folder) {
      const { objects, trees } = await store.inventory();
      for (const key of objects) await store.remove(key);
      for (const tree of trees) await store.removeTree(tree);
      await readStore(store, join(folder, archiveName));
      await mkdir(dataDir, { recursive: true });
      await putKeyFiles(folder, dataDir);
    },

    close: async () => store.close?.(),
  };
}

/** What a shop on one machine signs its releases with, and the token that may do everything. */
const names = ['release-key', 'release-key.pub', 'release-token'];

async function copyKeyFiles(from: string, to: string): Promise<void> {
  for (const name of names)
    if (existsSync(join(from, name))) await copyFile(join(from, name), join(to, name));
}

/** Errors: throws `BackupRefused` where the machine has another key than the backup. */
async function assertNoOtherKeys(backup: string, dataDir: string): Promise<void> {
  for (const name of names) {
    const [kept, here] = [join(backup, name), join(dataDir, name)];
    if (!existsSync(kept) || !existsSync(here)) continue;
    if ((await readFile(kept)).equals(await readFile(here))) continue;
    throw new BackupRefused(
      `${here} is another one than in the backup. Move it away, or lose it with --replace.`,
    );
  }
}

/** Writes those that the backup has, readable for this user alone. */
async function putKeyFiles(backup: string, dataDir: string): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(backup, name))) continue;
    const target = join(dataDir, name);
    await writeFile(`${target}.partial`, await readFile(join(backup, name)), { mode: 0o600 });
    await rename(`${target}.partial`, target);
  }
}

/**
 * Writes a whole store into a tar file, also while others publish and change. The log of what is live is read first: all
 * that it refers to was there before it, so nothing that the backup's log refers to is missing in the backup.
 */
export async function writeStore(store: Store, file: string): Promise<void> {
  const progress = startProgress('releases: written so far');
  const fill: Parameters<typeof writeArchive>[1] = async (archive) => {
    const add = async (name: string, bytes: Uint8Array) => {
      await new Promise<void>((resolve, reject) => {
        archive.entry({ name }, Buffer.from(bytes), (error) => (error ? reject(error) : resolve()));
      });
      progress.add(bytes.byteLength);
    };
    const addObject = async (key: string) => {
      const bytes = await store.get(key);
      // Dropped by those who keep the store in bounds, since it was listed.
      if (bytes) await add(key, bytes);
    };
    for (const key of (await store.inventory()).objects.filter(isOfLog)) await addObject(key);
    const { objects, trees } = await store.inventory();
    for (const key of objects.filter((one) => !isOfLog(one))) await addObject(key);
    for (const tree of trees)
      for (const { path, bytes } of (await store.getTree(tree)) ?? []) await add(`${tree}/${path}`, bytes);
  };
  await writeArchive(file, fill).finally(progress.stop);
}

/**
 * Writes what a backup has into an empty store. What is live comes last, so that a storefront that reads meanwhile finds
 * no log, or one with all that it refers to. Errors: throws `BackupRefused` where another process wrote into the store.
 */
export async function readStore(store: Store, file: string): Promise<void> {
  const progress = startProgress('releases: restored so far');
  const put = async (key: string, bytes: Uint8Array) => {
    if ((await store.putIfAbsent(key, bytes)) === 'exists') throw changed(key);
    progress.add(bytes.byteLength);
  };
  const putTree = async ({ key, files }: Tree) => {
    if ((await store.putTree(key, files)) === 'exists') throw changed(key);
    for (const { bytes } of files) progress.add(bytes.byteLength);
  };
  try {
    for await (const item of itemsOf(file, (key) => !isOfLog(key)))
      await ('files' in item ? putTree(item) : put(item.key, item.bytes));
    for await (const item of itemsOf(file, isOfLog)) if ('bytes' in item) await put(item.key, item.bytes);
  } finally {
    progress.stop();
  }
}

type Tree = { key: string; files: TreeFile[] };

/** Objects and whole trees; the files of a tree stand one after the other. */
async function* itemsOf(file: string, isWanted: (key: string) => boolean) {
  let tree: Tree | undefined;
  for await (const entry of readArchive(file)) {
    const key = checkedKey(entry.header.name);
    const bytes = await buffer(entry);
    if (!isWanted(key)) continue;
    const of = treeOf(key);
    if (tree && tree.key !== of) {
      yield tree;
      tree = undefined;
    }
    if (of === undefined) yield { key, bytes };
    else {
      tree ??= { key: of, files: [] };
      tree.files.push({ path: key.slice(of.length + 1), bytes });
    }
  }
  if (tree) yield tree;
}

const changed = (key: string) =>
  new BackupRefused(
    `Another process wrote ${key} into the release store meanwhile. Stop all storefronts and release APIs, then restore with --replace.`,
  );

const isOfLog = (key: string): boolean => key.startsWith('registry/');
