import type { BuildFile } from '@dana/contracts/release/release-manifest';
import { damagedFile, isPublished, type DescribedTree } from '@dana/releases/log/releases';
import { treeKey } from '@dana/releases/store/key';
import { ReleaseRefusal, type Store } from '@dana/releases/store/store';

export type VerifiedFilesOptions = {
  store: Pick<Store, 'get'>;
  /** Read where `store` has other bytes than were published, because it is only a copy. */
  origin?: Pick<Store, 'get'>;
  /** Whether pages are made from a build now: then a file of it that is gone is damage, else it was collected. */
  isLive?: (tree: DescribedTree) => boolean;
  /** Called when none has the bytes that were published. */
  onDamaged?: (tree: DescribedTree, refusal: ReleaseRefusal) => void;
};

/** Bytes of a file of a build, or of its compressed twin; undefined when there are none. */
export type VerifiedFiles = (
  tree: DescribedTree,
  file: BuildFile,
  suffix: string,
) => Promise<Uint8Array | undefined>;

/**
 * Reads files of builds, and compares their bytes with the published hash.
 * Errors: refuses (503) a file of which only other bytes can be had; a damaged twin is undefined instead.
 */
export function createVerifiedFiles(options: VerifiedFilesOptions): VerifiedFiles {
  const { store, origin, onDamaged, isLive = () => false } = options;
  return async (tree, file, suffix) => {
    const key = `${treeKey(tree.remote, tree.treeHash)}/${file.path}${suffix}`;
    let isDamaged = false;
    for (const source of origin ? [store, origin] : [store]) {
      const bytes = await source.get(key);
      if (!bytes && suffix) return undefined;
      if (!bytes) continue;
      if (await isPublished(file, bytes, suffix)) return bytes;
      isDamaged = true;
    }
    if (!isDamaged && !isLive(tree)) return undefined;
    const what = isDamaged ? 'is not the file that was published' : 'is missing';
    const refusal = damagedFile(tree, file.path + suffix, what);
    onDamaged?.(tree, refusal);
    if (suffix) return undefined;
    throw new ReleaseRefusal(503, refusal.code, refusal.message);
  };
}
