import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Ref } from '@dana/contracts/release/revision';
import { damagedFile, publishedFiles, readReferenced, type DescribedTree } from '@dana/releases/log/releases';
import { filesListName } from '@dana/releases/rendering/verified-code';
import { checkedKey, treeKey } from '@dana/releases/store/key';
import { StoreUnreachable, type Store } from '@dana/releases/store/store';
import { firstDamaged, writeTree, writeWhole } from './copied-tree.ts';
import { createProblems, type Problems } from './problems.ts';
import { pruneCopy } from './prune-copy.ts';

export type LocalCopy = Store & {
  /** The store itself, without the copy. */
  readonly origin: Store;
  /**
   * Brings a build onto this machine, whole and with the hashes it was published with.
   * Errors: refuses (422) a damaged build of which there is no intact copy, throws when the copy cannot be written.
   */
  fetchTree(tree: DescribedTree): Promise<void>;
  /** The build at this key was seen damaged on this machine: the next `fetchTree` compares all its files again. */
  doubt(key: string): void;
  /**
   * The manifest that a ref points at: the store's, and where that is missing or damaged the copy on this machine.
   * Errors: refuses (422) when neither is what was promoted.
   */
  readManifest(ref: Ref): Promise<ReleaseManifest>;
  /** Drops old trees except these, and what a killed process left unfinished. */
  prune(needed: ReadonlySet<string>): Promise<void>;
};

type LocalCopyOptions = { store: Store; folder: string; problems?: Problems };

/**
 * A store with a copy on this machine of what pages are made from, so that the shop stays open while the store is away.
 * Files of builds are read from the copy first, because their address is their hash; manifests from the store first,
 * and from the copy while it cannot be reached. Everything else is the store's alone. A copy that cannot be written,
 * as on a full disk, never fails a read.
 */
export function createLocalCopy({ store, folder, problems = createProblems() }: LocalCopyOptions): LocalCopy {
  const pathOf = (key: string): string => join(folder, checkedKey(key));
  const fetching = new Map<string, Promise<void>>();
  const verified = new Set<string>();
  const copied = new Set<string>();
  const copyOnly = { get: (key: string) => readFile(pathOf(key)).catch(() => undefined) };

  async function keep(write: () => Promise<void>): Promise<boolean> {
    try {
      await write();
      problems.settle('copy');
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      const message = `Nothing can be kept on this machine (${code}): the shop goes on from the release store. Make room on the disk of DATA_DIR, or make it writable.`;
      problems.report('copy', { release: 'the copy on this machine', message });
      return false;
    }
  }

  async function bringTree(tree: DescribedTree): Promise<void> {
    const key = treeKey(tree.remote, tree.treeHash);
    if (verified.has(key)) return;
    if (await isThere(pathOf(key))) {
      const path = await firstDamaged(pathOf(key), tree);
      if (path === undefined) return keepList(key, tree);
      const { message } = damagedFile(tree, path, 'is not the file that was published, on this machine');
      problems.report(`copied ${key}`, { release: nameOf(tree), message });
    }
    const files = await store.getTree(key);
    if (files === undefined) throw damagedFile(tree, 'its build', 'is missing');
    const intact = await publishedFiles(tree, files);
    if (!(await keep(() => writeTree(folder, key, tree, intact))))
      throw new Error(`${nameOf(tree)} cannot be kept on this machine, so no page can be made from it here.`);
    problems.settle(`copied ${key}`);
    verified.add(key);
  }

  /** Copies that were made before lists were kept have none. */
  async function keepList(key: string, { files }: DescribedTree): Promise<void> {
    const list = new TextEncoder().encode(JSON.stringify(files));
    const known = await readFile(join(pathOf(key), filesListName)).catch(() => undefined);
    if (!known?.equals(list)) await keep(() => writeWhole(folder, `${key}/${filesListName}`, list));
    problems.settle(`copied ${key}`);
    verified.add(key);
  }

  async function keepManifest(key: string, bytes: Uint8Array): Promise<void> {
    if (copied.has(key)) return;
    const known = await copyOnly.get(key);
    if (known?.equals(bytes) || (await keep(() => writeWhole(folder, key, bytes)))) copied.add(key);
  }

  async function readAsset(key: string): Promise<Uint8Array | undefined> {
    const [prefix = ''] = /^assets\/[^/]+\/[^/]+/.exec(key) ?? [];
    const copy = await copyOnly.get(key);
    if (copy || (await isThere(pathOf(prefix)))) return copy;
    return store.get(key);
  }

  return {
    ...store,
    origin: store,
    fetchTree(tree) {
      const key = treeKey(tree.remote, tree.treeHash);
      const running = fetching.get(key) ?? bringTree(tree).finally(() => fetching.delete(key));
      fetching.set(key, running);
      return running;
    },
    doubt: (key) => void verified.delete(key),
    async readManifest(ref) {
      const { get } = store;
      try {
        let bytes: Uint8Array | undefined;
        const manifest = await readReferenced({ get: async (key) => (bytes = await get(key)) }, ref);
        if (bytes) await keepManifest(ref.manifest, bytes);
        problems.settle(`manifest ${ref.manifest}`);
        return manifest;
      } catch (error) {
        const manifest = await readReferenced(copyOnly, ref).catch(() => undefined);
        if (!manifest) throw error;
        if (!(error instanceof StoreUnreachable)) {
          const message = `${nameOf(manifest)}: its manifest in the release store is missing or not what was published. The copy on this machine serves. Put it back from a copy of the store.`;
          problems.report(`manifest ${ref.manifest}`, { release: nameOf(manifest), message });
        }
        return manifest;
      }
    },
    async get(key) {
      if (key.startsWith('assets/')) return readAsset(key);
      if (!key.startsWith('releases/')) return store.get(key);
      try {
        const bytes = await store.get(key);
        // Never over one that is there: that one was compared with its hash, these bytes were not.
        if (bytes && !(await isThere(pathOf(key)))) await keepManifest(key, bytes);
        return bytes;
      } catch (error) {
        const copy = await copyOnly.get(key);
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
    prune: (needed) => pruneCopy(folder, needed),
  };
}

const nameOf = ({ remote, version }: DescribedTree): string => `${remote}@${version}`;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
