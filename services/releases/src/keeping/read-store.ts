import { buffer } from 'node:stream/consumers';
import { BackupRefused } from '@dana/server/keeping/backup-refused';
import { readArchive } from '@dana/server/keeping/archive';
import { startProgress } from '@dana/server/keeping/progress';
import { checkedKey, treeOf } from '../store/key.ts';
import type { Store, TreeFile } from '../store/store.ts';
import { isOfLog } from './is-of-log.ts';

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
