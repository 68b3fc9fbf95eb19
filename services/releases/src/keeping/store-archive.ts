import { buffer } from 'node:stream/consumers';
import { readArchive, writeArchive } from '@dana/server/keeping/archive';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { startProgress } from '@dana/server/keeping/progress';
import { checkedKey, treeOf } from '../store/key.ts';
import type { Store, TreeFile } from '../store/store.ts';

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

/** Whether an object is part of the log that says what is live. */
const isOfLog = (key: string): boolean => key.startsWith('registry/');
