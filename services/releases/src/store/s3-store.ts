import { createS3Bucket, type S3Bucket } from '@dana/server/s3/s3-bucket';
import type { S3Limits } from '@dana/server/s3/s3-requests';
import type { S3Place } from '@dana/server/s3/s3-settings';
import * as z from 'zod/mini';
import { guardedStore } from './guarded-store.ts';
import { treeOf } from './key.ts';
import type { Store, TreeFile } from './store.ts';

/** Below the second in which a rollback has to be seen. Unit: milliseconds. */
const watchEveryMs = 500;

/**
 * A release store on S3-compatible storage: each object, and each file of a build, is one there. A write that must not
 * replace anything (`If-None-Match: *`) is `putIfAbsent`. The storage notifies nobody, so edges look every half second.
 */
export function createS3Store(place: S3Place, limits?: S3Limits): Store {
  const bucket = createS3Bucket(place, limits);
  const trees = createS3Trees(bucket);

  return guardedStore({
    watchEveryMs,
    putIfAbsent: (key, bytes) => bucket.create(key, bytes),
    get: (key) => bucket.get(key),
    putHint: (key, bytes) => bucket.put(key, bytes),
    remove: (key) => bucket.remove(key),
    putTree: (prefix, files) => trees.put(prefix, files),
    getTree: (prefix) => trees.get(prefix),
    removeTree: (prefix) => trees.remove(prefix),
    sweep: (before) => trees.sweep(before),

    list: async (prefix) => {
      const found: string[] = [];
      for await (const { objects, folders } of bucket.list(`${prefix}/`, { isFlat: true })) {
        found.push(...objects.map(({ key }) => treeOfMark(key) ?? key));
        // The folder of a tree has files as soon as it is being written; only its mark makes it one.
        found.push(...folders.map((name) => name.slice(0, -1)).filter((name) => treeOf(name) === undefined));
      }
      return found.filter((key) => key !== '').toSorted();
    },

    inventory: async () => {
      const objects: string[] = [];
      const marked: string[] = [];
      for await (const page of bucket.list(''))
        for (const { key } of page.objects) {
          const tree = treeOfMark(key);
          if (tree !== undefined) marked.push(tree);
          else if (treeOf(key) === undefined && !key.startsWith('.')) objects.push(key);
        }
      return { objects: objects.toSorted(), trees: marked.toSorted() };
    },

    watch: (_prefix, wake) => {
      const timer = setInterval(wake, watchEveryMs).unref();
      return () => clearInterval(timer);
    },
  });
}

const together = 8;
const ending = '.whole';
const markSchema = z.array(z.string());

/** Beside the files of a tree, written after all of them: it names them, and without it there is no tree. */
const markOf = (tree: string): string => `${tree}${ending}`;

const treeOfMark = (key: string): string | undefined =>
  key.endsWith(ending) && treeOf(key) === key ? key.slice(0, -ending.length) : undefined;

/** Builds in a bucket: an object for each file, so that one can be read alone, and a mark that makes them whole. */
function createS3Trees(bucket: S3Bucket) {
  async function filesOf(tree: string): Promise<string[] | undefined> {
    const bytes = await bucket.get(markOf(tree));
    return bytes && markSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
  }

  async function removeAll(keys: readonly string[]): Promise<void> {
    await eachOf(keys, (key) => bucket.remove(key));
  }

  return {
    async put(tree: string, files: readonly TreeFile[]): Promise<'created' | 'exists'> {
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

async function eachOf<Item>(items: readonly Item[], step: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await step(next);
  };
  await Promise.all(Array.from({ length: Math.min(together, items.length) }, worker));
}
