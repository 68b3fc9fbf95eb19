import type { BuildFile } from '@dana/contracts/release';
import { publishedVersions, readRelease, undefinedWhenDamaged } from '../store/releases.ts';
import type { Store } from '../store/store.ts';

type FilesByPath = ReadonlyMap<string, BuildFile>;

/** Answers which files a build has. What is not in it does not exist, whatever lies in a folder. */
export type ReleaseFiles = (remote: string, treeHash: string) => Promise<FilesByPath | undefined>;

/**
 * Reads the list of files from the published manifests; each manifest is read once.
 * An unknown tree costs one listing, because it may have been published a moment ago by another process.
 */
export function createReleaseFiles(store: Store): ReleaseFiles {
  const trees = new Map<string, FilesByPath>();
  const readVersions = new Set<string>();
  const reading = new Map<string, Promise<void>>();

  async function readNew(remote: string): Promise<void> {
    for (const version of await publishedVersions(store, remote)) {
      const mark = `${remote}@${version}`;
      if (readVersions.has(mark)) continue;
      // A damaged manifest takes its own release off the shelf, not its neighbours.
      const release = await readRelease(store, remote, version).catch(undefinedWhenDamaged);
      if (release === undefined) continue;
      readVersions.add(mark);
      const { treeHash, files } = release.manifest;
      trees.set(`${remote}/${treeHash}`, new Map(files.map((file) => [file.path, file])));
    }
  }

  return async (remote, treeHash) => {
    const key = `${remote}/${treeHash}`;
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
