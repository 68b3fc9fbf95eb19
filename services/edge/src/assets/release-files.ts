import type { BuildFile, ReleaseManifest } from '@dana/contracts/release/release-manifest';
import {
  assertList,
  publishedVersions,
  readRelease,
  signedFactsOf,
  type DescribedTree,
  type PublishedRelease,
  undefinedWhenDamaged,
} from '@dana/releases/log/releases';
import { falseWhenUnsigned } from '@dana/releases/signing/signatures';
import { ReleaseRefusal, type Store } from '@dana/releases/store/store';
import type { AssertSigned } from '../fallback-copy/signed-releases.ts';

/** A build and its files by path. What is not among them does not exist, whatever lies in a folder. */
export type FilesOfTree = { tree: DescribedTree; byPath: ReadonlyMap<string, BuildFile> };

/** Answers which files a build has. */
export type ReleaseFiles = (remote: string, treeHash: string) => Promise<FilesOfTree | undefined>;

export type ReleaseFilesOptions = {
  store: Store;
  /** Releases that are known already: their files are found also when their manifest is gone from the store. */
  live?: (() => Iterable<ReleaseManifest>) | undefined;
  /** Whose releases are sent; without them everybody's. */
  assertSigned?: AssertSigned | undefined;
};

/**
 * Reads the list of files from the published manifests; each manifest is read once. A list that does not have the hash
 * the build is called by is none.
 * An unknown tree costs one listing, because it may have been published a moment ago by another process.
 */
export function createReleaseFiles({
  store,
  live = () => [],
  assertSigned,
}: ReleaseFilesOptions): ReleaseFiles {
  const trees = new Map<string, FilesOfTree>();
  const readVersions = new Set<string>();
  const reading = new Map<string, Promise<void>>();

  function add(manifest: ReleaseManifest): void {
    const { remote, version, treeHash, files } = manifest;
    try {
      assertList(manifest);
    } catch (error) {
      if (error instanceof ReleaseRefusal) return;
      throw error;
    }
    const byPath = new Map(files.map((file) => [file.path, file]));
    trees.set(`${remote}/${treeHash}`, { tree: { remote, version, treeHash, files }, byPath });
  }

  async function isSigned({ manifest, ref }: PublishedRelease): Promise<boolean> {
    const signed = assertSigned?.(signedFactsOf(manifest, ref.manifestIntegrity));
    return signed === undefined || signed.then(() => true, falseWhenUnsigned);
  }

  async function readNew(remote: string): Promise<void> {
    for (const version of await publishedVersions(store, remote)) {
      const mark = `${remote}@${version}`;
      if (readVersions.has(mark)) continue;
      // A damaged manifest makes its own release unavailable, no other one.
      const release = await readRelease(store, remote, version).catch(undefinedWhenDamaged);
      if (release === undefined || !(await isSigned(release))) continue;
      readVersions.add(mark);
      add(release.manifest);
    }
  }

  return async (remote, treeHash) => {
    const key = `${remote}/${treeHash}`;
    if (trees.has(key)) return trees.get(key);
    for (const manifest of live())
      if (manifest.remote === remote && manifest.treeHash === treeHash) add(manifest);
    if (trees.has(key)) return trees.get(key);
    // The listing under way may have begun before the release was there, so its end alone proves nothing.
    await reading.get(remote);
    if (!trees.has(key)) {
      const listing = reading.get(remote) ?? readNew(remote).finally(() => reading.delete(remote));
      reading.set(remote, listing);
      await listing;
    }
    return trees.get(key);
  };
}
