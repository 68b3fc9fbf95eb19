import { randomUUID } from 'node:crypto';
import { mkdirSync, statSync, watch } from 'node:fs';
import { link, mkdir, open, readFile, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { guardedStore } from './guarded-store.ts';
import { treeOf } from './key.ts';
import type { Store, TreeFile } from './store.ts';

type DiskOptions = {
  /** Called when something is staged but not yet visible: the instant at which a crash is worth testing. */
  beforeVisible?: (key: string) => void;
};

/**
 * A release store in a folder, which is created when missing. Safe for several processes on one machine.
 * Needs a file system with hard links: `link()` is what makes `putIfAbsent` one atomic step.
 */
export function createDiskStore(root: string, { beforeVisible }: DiskOptions = {}): Store {
  const staging = join(root, '.staging');
  mkdirSync(staging, { recursive: true });
  const pathOf = (key: string) => join(root, key);

  async function stage(bytes: Uint8Array): Promise<string> {
    const path = join(staging, randomUUID());
    await writeDurably(path, bytes).catch(removed(path));
    return path;
  }

  /** "Not there" and "the store is gone" look alike to the file system, but not to a running shop. */
  async function absentUnlessGone(error: unknown): Promise<undefined> {
    if (!isCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    await stat(staging);
    return undefined;
  }

  return guardedStore({
    putIfAbsent: async (key, bytes) => {
      const target = pathOf(key);
      const staged = await stage(bytes);
      try {
        await mkdir(dirname(target), { recursive: true });
        beforeVisible?.(key);
        await link(staged, target);
        await flushFolder(dirname(target));
        return 'created';
      } catch (error) {
        if (isCode(error, 'EEXIST')) return 'exists';
        throw error;
      } finally {
        await unlink(staged).catch(() => undefined);
      }
    },

    get: (key) => readFile(pathOf(key)).catch(absentUnlessGone),

    list: async (prefix) => {
      const names = (await readdir(pathOf(prefix)).catch(absentUnlessGone)) ?? [];
      return names.map((name) => `${prefix}/${name}`).toSorted();
    },

    putHint: async (key, bytes) => {
      const target = pathOf(key);
      // Staged first: where the store's disk is away no folder is made in its place.
      const staged = await stage(bytes);
      const move = async () => {
        await mkdir(dirname(target), { recursive: true });
        await rename(staged, target);
      };
      await move().catch(removed(staged));
    },

    putTree: async (prefix, files) => {
      const target = pathOf(prefix);
      if (await isThere(target)) return 'exists';
      const staged = join(staging, randomUUID());
      try {
        await writeTree(staged, files);
        await mkdir(dirname(target), { recursive: true });
        beforeVisible?.(prefix);
        await rename(staged, target);
        await flushFolder(dirname(target));
        return 'created';
      } catch (error) {
        await rm(staged, { recursive: true, force: true });
        if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return 'exists';
        throw error;
      }
    },

    remove: (key) => rm(pathOf(key), { force: true }),
    removeTree: async (prefix) => {
      // Renamed first: a tree is there whole or not at all, also while it goes.
      const gone = join(staging, randomUUID());
      await rename(pathOf(prefix), gone).catch(absentUnlessGone);
      await rm(gone, { recursive: true, force: true });
    },
    sweep: async (before) => {
      const names = await readdir(staging);
      const old = await Promise.all(
        names.map(async (name) => {
          const found = await stat(join(staging, name)).catch(() => undefined);
          return found && found.mtimeMs < before.getTime() ? [name] : [];
        }),
      );
      for (const name of old.flat()) await rm(join(staging, name), { recursive: true, force: true });
      return old.flat().length;
    },

    getTree: async (prefix) => {
      const root = pathOf(prefix);
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(absentUnlessGone);
      const paths = entries
        ?.filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name));
      return (
        paths &&
        Promise.all(paths.map(async (path) => ({ path: relative(root, path), bytes: await readFile(path) })))
      );
    },

    inventory: async () => {
      await stat(staging);
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const keys = entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
        .filter((key) => !key.startsWith('.staging/'));
      return {
        objects: keys.filter((key) => treeOf(key) === undefined).toSorted(),
        trees: [...new Set(keys.flatMap((key) => treeOf(key) ?? []))].toSorted(),
      };
    },

    watch: (prefix, wake) => {
      const folder = pathOf(prefix);
      // A folder that is not there is not made: it may be a disk that is away for a moment.
      statSync(staging);
      mkdirSync(folder, { recursive: true });
      const watcher = watch(folder, { persistent: false }, wake);
      // A watcher that breaks is no failure: the reader polls as well.
      watcher.on('error', () => watcher.close());
      return () => watcher.close();
    },
  });
}

/** What was half written must not keep a disk full. */
const removed =
  (path: string) =>
  async (error: unknown): Promise<never> => {
    await rm(path, { force: true });
    throw error;
  };

async function writeTree(folder: string, files: readonly TreeFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  for (const path of folders) await mkdir(path, { recursive: true });
  await Promise.all(files.map(({ path, bytes }) => writeDurably(join(folder, path), bytes)));
  for (const path of folders) await flushFolder(path);
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  await using file = await open(path, 'wx');
  await file.writeFile(bytes);
  await file.sync();
}

/** A new name survives a power cut only when its folder was flushed too. */
async function flushFolder(path: string): Promise<void> {
  await using folder = await open(path, 'r');
  await folder.sync();
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
