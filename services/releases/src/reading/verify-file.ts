import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BuildFile, ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { integrityOf, treeHashOf } from '../store/hash.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { TreeFile } from '../store/store.ts';

const unpackers: Record<
  string,
  (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>
> = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
};

/** A build as its manifest describes it: enough to decide whether bytes are its own. */
export type DescribedTree = Pick<ReleaseManifest, 'remote' | 'version' | 'treeHash' | 'files'>;

/**
 * Whether these are the bytes that were published as `file`.
 * @param suffix – `.br` or `.gz` for a compressed twin: what it unpacks to is compared, since publish lists no twins.
 */
export async function isPublished(file: BuildFile, bytes: Uint8Array, suffix = ''): Promise<boolean> {
  const unpack = unpackers[suffix];
  if (!unpack) return integrityOf(bytes) === file.sha384;
  // Not one byte more than the file has: a twin that was changed could unpack to anything.
  const plain = await unpack(bytes, { maxOutputLength: Math.max(file.bytes, 1) }).catch(() => undefined);
  return plain !== undefined && integrityOf(plain) === file.sha384;
}

/**
 * The files of a build that were published, from what a store gave: what no manifest lists is left out, and so is a
 * compressed twin that is not what it should be, because the plain file does as well.
 * Errors: refuses (422) when a listed file is missing or has other bytes, and names it.
 */
export async function publishedFiles(tree: DescribedTree, found: readonly TreeFile[]): Promise<TreeFile[]> {
  assertList(tree);
  const byPath = new Map(found.map(({ path, bytes }) => [path, bytes]));
  const kept: TreeFile[] = [];
  for (const file of tree.files) {
    const bytes = byPath.get(file.path);
    if (bytes === undefined) throw damagedFile(tree, file.path, 'is missing');
    if (!(await isPublished(file, bytes)))
      throw damagedFile(tree, file.path, 'is not the file that was published');
    kept.push({ path: file.path, bytes });
    for (const suffix of Object.keys(unpackers)) {
      const twin = byPath.get(file.path + suffix);
      if (twin && (await isPublished(file, twin, suffix)))
        kept.push({ path: file.path + suffix, bytes: twin });
    }
  }
  return kept;
}

/** Errors: refuses (422) a list of files that does not have the hash the build is called by. */
export function assertList(tree: DescribedTree): void {
  if (treeHashOf(tree.files) === tree.treeHash) return;
  throw damagedFile(tree, 'its list of files', 'does not have the hash it is called by');
}

/** A release that is not what was published. The message names no path of this machine. */
export function damagedFile(
  { remote, version }: Pick<DescribedTree, 'remote' | 'version'>,
  path: string,
  what: string,
): ReleaseRefusal {
  return new ReleaseRefusal(
    422,
    'damaged_release',
    `${remote}@${version}: ${path} ${what}. It is not used. Put the file back from a copy of the store, or publish a new version.`,
    { remote, version, path },
  );
}
