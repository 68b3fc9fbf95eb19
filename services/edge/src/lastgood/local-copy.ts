import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedKey } from '../store/key.ts';
import { StoreUnreachable } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';

/** Trees that nothing live refers to are dropped when they are older; the store still has them. Unit: milliseconds. */
const keptMs = 30 * 86_400_000;

export type LocalCopy = Store & {
  /** Brings a tree onto this machine, whole. Errors: throws when the store does not have it. */
  fetchTree(prefix: string): Promise<void>;
  /** Drops old trees except these. */
  prune(needed: ReadonlySet<string>): Promise<void>;
};

/**
 * A store with a copy on this machine of what pages are made from, so that the shop stays open while the store is away.
 * Files of builds are read from the copy first, because their address is their hash; manifests from the store first,
 * and from the copy while it cannot be reached. Everything else is the store's alone.
 */
export function createLocalCopy(store: Store, folder: string): LocalCopy {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  const fetching = new Map<string, Promise<void>>();

  async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
    const staged = join(folder, `.staged-${randomUUID()}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(staged, bytes);
    await rename(staged, path);
  }

  async function copyTree(prefix: string): Promise<void> {
    if (await isThere(pathOf(prefix))) return;
    const files = await store.getTree(prefix);
    if (files === undefined) throw new Error(`${prefix} is not in the release store.`);
    const staged = join(folder, `.staged-${randomUUID()}`);
    const folders = new Set(files.map(({ path }) => dirname(join(staged, checkedKey(path)))));
    for (const path of folders) await mkdir(path, { recursive: true });
    await Promise.all(files.map(({ path, bytes }) => writeFile(join(staged, path), bytes)));
    await mkdir(dirname(pathOf(prefix)), { recursive: true });
    await rename(staged, pathOf(prefix)).catch(async (error: unknown) => {
      await rm(staged, { recursive: true, force: true });
      // Another process of this machine was quicker; its bytes have the same hash.
      if (!(await isThere(pathOf(prefix)))) throw error;
    });
  }

  function fetchTree(prefix: string): Promise<void> {
    const running = fetching.get(prefix) ?? copyTree(prefix).finally(() => fetching.delete(prefix));
    fetching.set(prefix, running);
    return running;
  }

  return {
    ...store,
    fetchTree,
    async get(key) {
      if (key.startsWith('assets/')) return readAsset(key);
      if (!key.startsWith('releases/')) return store.get(key);
      try {
        const bytes = await store.get(key);
        if (bytes) await writeWhole(pathOf(key), bytes);
        return bytes;
      } catch (error) {
        const copy = await readFile(pathOf(key)).catch(() => undefined);
        if (copy && error instanceof StoreUnreachable) return copy;
        throw error;
      }
    },
    async list(prefix) {
      try {
        return await store.list(prefix);
      } catch (error) {
        if (!(prefix.startsWith('releases/') && error instanceof StoreUnreachable)) throw error;
        const names = await readdir(pathOf(prefix)).catch(() => []);
        return names.map((name) => `${prefix}/${name}`).toSorted();
      }
    },
    async prune(needed) {
      const trees = await treesIn(folder);
      for (const tree of trees) {
        const found = await stat(join(folder, tree)).catch(() => undefined);
        const isOld = found !== undefined && Date.now() - found.mtimeMs > keptMs;
        if (isOld && !needed.has(tree)) await rm(join(folder, tree), { recursive: true, force: true });
      }
    },
  };

  async function readAsset(key: string): Promise<Uint8Array | undefined> {
    const [prefix = ''] = /^assets\/[^/]+\/[^/]+/.exec(key) ?? [];
    const copy = await readFile(pathOf(key)).catch(() => undefined);
    if (copy || (await isThere(pathOf(prefix)))) return copy;
    return store.get(key);
  }
}

async function treesIn(folder: string): Promise<string[]> {
  const remotes = await readdir(join(folder, 'assets')).catch(() => []);
  const trees = remotes.map(async (remote) => {
    const names = await readdir(join(folder, 'assets', remote));
    return names.map((name) => `assets/${remote}/${name}`);
  });
  return (await Promise.all(trees)).flat();
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
