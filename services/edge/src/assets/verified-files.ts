import type { BuildFile } from '@dana/contracts/release';
import { treeKey } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { damagedFile, type DescribedTree, isPublished } from '../store/verify-file.ts';
import type { ByteCache } from './byte-cache.ts';

export type VerifiedFilesOptions = {
  store: Pick<Store, 'get'>;
  /** Read where `store` has other bytes than were published, because it is only a copy. */
  origin?: Pick<Store, 'get'>;
  cache: ByteCache;
  /** Called when neither has the bytes that were published. */
  onDamaged?: (tree: DescribedTree, refusal: ReleaseRefusal) => void;
};

/** Bytes of a file of a build, or of its compressed twin; undefined when there are none. */
export type VerifiedFiles = (
  tree: DescribedTree,
  file: BuildFile,
  suffix: string,
) => Promise<Uint8Array | undefined>;

/**
 * Reads files of builds. Bytes are compared with the published hash when they enter the memory, and never again.
 * Errors: refuses (503) a file of which only other bytes can be had; a damaged twin is undefined instead.
 */
export function createVerifiedFiles(options: VerifiedFilesOptions): VerifiedFiles {
  const { store, origin, cache, onDamaged } = options;
  return async (tree, file, suffix) => {
    const key = `${treeKey(tree.remote, tree.treeHash)}/${file.path}${suffix}`;
    const known = cache.get(key);
    if (known) return known;
    let isDamaged = false;
    for (const source of origin ? [store, origin] : [store]) {
      const bytes = await source.get(key);
      if (!bytes && suffix) return undefined;
      if (!bytes) continue;
      if (await isPublished(file, bytes, suffix)) {
        cache.set(key, bytes);
        return bytes;
      }
      isDamaged = true;
    }
    if (!isDamaged) return undefined;
    const refusal = damagedFile(tree, file.path + suffix, 'is not the file that was published');
    onDamaged?.(tree, refusal);
    if (suffix) return undefined;
    throw new ReleaseRefusal(503, refusal.code, refusal.message);
  };
}
