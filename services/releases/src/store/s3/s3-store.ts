import { createS3Bucket } from '@dana/server/s3/s3-bucket';
import type { S3Limits } from '@dana/server/s3/s3-requests';
import type { S3Place } from '@dana/server/s3/s3-settings';
import { checkedKey, treeOf } from '../key.ts';
import { ReleaseRefusal, StoreUnreachable } from '../refusal.ts';
import type { Store } from '../store.ts';
import { createS3Trees, treeOfMark } from './s3-trees.ts';

/** Below the second in which a rollback has to be seen. Unit: milliseconds. */
const watchEveryMs = 500;

/**
 * A release store on S3-compatible storage: each object, and each file of a build, is one there. A write that must not
 * replace anything (`If-None-Match: *`) is `putIfAbsent`. The storage notifies nobody, so edges look every half second.
 */
export function createS3Store(place: S3Place, limits?: S3Limits): Store {
  const bucket = createS3Bucket(place, limits);
  const trees = createS3Trees(bucket);

  async function reached<Result>(what: string, step: () => Promise<Result>): Promise<Result> {
    try {
      return await step();
    } catch (error) {
      if (error instanceof ReleaseRefusal) throw error;
      throw new StoreUnreachable(what, error);
    }
  }

  return {
    watchEveryMs,
    putIfAbsent: (key, bytes) => reached(`write ${key}`, () => bucket.create(checkedKey(key), bytes)),
    get: (key) => reached(`read ${key}`, () => bucket.get(checkedKey(key))),
    putHint: (key, bytes) => reached(`write ${key}`, () => bucket.put(checkedKey(key), bytes)),
    remove: (key) => reached(`remove ${key}`, () => bucket.remove(checkedKey(key))),
    putTree: (prefix, files) => reached(`write ${prefix}`, () => trees.put(checkedKey(prefix), files)),
    getTree: (prefix) => reached(`read ${prefix}`, () => trees.get(checkedKey(prefix))),
    removeTree: (prefix) => reached(`remove ${prefix}`, () => trees.remove(checkedKey(prefix))),
    sweep: (before) => reached('sweep', () => trees.sweep(before)),

    list: (prefix) =>
      reached(`list ${prefix}`, async () => {
        const found: string[] = [];
        for await (const { objects, folders } of bucket.list(`${checkedKey(prefix)}/`, { isFlat: true })) {
          found.push(...objects.map(({ key }) => treeOfMark(key) ?? key));
          // The folder of a tree has files as soon as it is being written; only its mark makes it one.
          found.push(
            ...folders.map((name) => name.slice(0, -1)).filter((name) => treeOf(name) === undefined),
          );
        }
        return found.filter((key) => key !== '').toSorted();
      }),

    inventory: () =>
      reached('list everything', async () => {
        const objects: string[] = [];
        const marked: string[] = [];
        for await (const page of bucket.list(''))
          for (const { key } of page.objects) {
            const tree = treeOfMark(key);
            if (tree !== undefined) marked.push(tree);
            else if (treeOf(key) === undefined && !key.startsWith('.')) objects.push(key);
          }
        return { objects: objects.toSorted(), trees: marked.toSorted() };
      }),

    watch: (_prefix, wake) => {
      const timer = setInterval(wake, watchEveryMs).unref();
      return () => clearInterval(timer);
    },
  };
}
