import type { S3Bucket } from '@dana/server/s3/s3-bucket';
import * as z from 'zod/mini';
import { checkedKey, treeOf } from '../key.ts';
import type { TreeFile } from '../store.ts';

/** Requests at once for one build. */
const together = 8;
const ending = '.whole';
const markSchema = z.array(z.string());

/** Beside the files of a tree, written after all of them: it names them, and without it there is no tree. */
const markOf = (tree: string): string => `${tree}${ending}`;

/** The tree that a key is the mark of. */
export const treeOfMark = (key: string): string | undefined =>
  key.endsWith(ending) && treeOf(key) === key ? key.slice(0, -ending.length) : undefined;

/** Builds in a bucket: an object for each file, so that one can be read alone, and a mark that makes them whole. */
export function createS3Trees(bucket: S3Bucket) {
  async function filesOf(tree: string): Promise<string[] | undefined> {
    const bytes = await bucket.get(markOf(tree));
    return bytes && markSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  }

  async function removeAll(keys: readonly string[]): Promise<void> {
    await eachOf(keys, (key) => bucket.remove(key));
  }

  return {
    async put(tree: string, files: readonly TreeFile[]): Promise<'created' | 'exists'> {
      for (const { path } of files) checkedKey(path);
      if (await filesOf(tree)) return 'exists';
      // All who write the same tree write the same bytes: its name is their hash.
      await eachOf(files, ({ path, bytes }) => bucket.put(`${tree}/${path}`, bytes));
      const names = files.map(({ path }) => path);
      return bucket.create(markOf(tree), new TextEncoder().encode(JSON.stringify(names)));
    },

    async get(tree: string): Promise<TreeFile[] | undefined> {
      const paths = await filesOf(tree);
      if (paths === undefined) return undefined;
      const found: TreeFile[] = [];
      await eachOf(paths, async (path) => {
        const bytes = await bucket.get(`${tree}/${path}`);
        // A file that is gone is for those to notice who compare with the manifest.
        if (bytes) found.push({ path, bytes });
      });
      return found;
    },

    async remove(tree: string): Promise<void> {
      // The mark first: a tree is there whole or not at all, also while it goes.
      await bucket.remove(markOf(tree));
      for await (const { objects } of bucket.list(`${tree}/`)) await removeAll(objects.map(({ key }) => key));
    },

    /** Removes files of before that have no mark: their writer, or who removed them, was killed. @returns how many. */
    async sweep(before: Date): Promise<number> {
      let count = 0;
      for (const folder of ['assets/', 'maps/'])
        for (const [tree, keys] of await unmarked(bucket, folder, before)) {
          // Written to its end since it was listed.
          if (await bucket.get(markOf(tree))) continue;
          await removeAll(keys);
          count += keys.length;
        }
      return count;
    },
  };
}

/** Files without the mark of their tree, where none of the tree was written since that instant. */
async function unmarked(bucket: S3Bucket, folder: string, before: Date): Promise<Map<string, string[]>> {
  const left = new Map<string, string[]>();
  const marked = new Set<string>();
  for await (const { objects } of bucket.list(folder))
    for (const { key, changedAt } of objects) {
      const tree = treeOfMark(key) ?? treeOf(key);
      if (tree === undefined) continue;
      if (treeOfMark(key) !== undefined || changedAt >= before) marked.add(tree);
      else if (left.has(tree)) left.get(tree)?.push(key);
      else left.set(tree, [key]);
    }
  for (const tree of marked) left.delete(tree);
  return left;
}

/** A step for each, several at once. */
async function eachOf<Item>(items: readonly Item[], step: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await step(next);
  };
  await Promise.all(Array.from({ length: Math.min(together, items.length) }, worker));
}
