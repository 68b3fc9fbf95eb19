import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { integrityOf, treeHashOf } from '../store/hash.ts';
import { treeKey } from '../store/key.ts';
import type { Store } from '../store/store.ts';
import { nameOf } from './live-releases.ts';

/** Reads one file of the release; undefined when it is not there. */
type ReadFile = (path: string) => Promise<Uint8Array | undefined>;

/** Rule 5: every file that the manifest names exists and has its hash, and the release's name follows from them. */
export async function missingFiles(manifest: ReleaseManifest, read: ReadFile): Promise<string[]> {
  const wrong = await Promise.all(
    manifest.files.map(async ({ path, sha384 }) => {
      const bytes = await read(path);
      if (bytes === undefined) return [`${path} is missing`];
      return integrityOf(bytes) === sha384 ? [] : [`${path} is not the file that was published`];
    }),
  );
  const listed = new Set(manifest.files.map(({ path }) => path));
  const unlisted = namedFiles(manifest).filter((path) => !listed.has(path));
  const problems = [...wrong.flat(), ...unlisted.map((path) => `${path} is named but not listed`)];
  if (treeHashOf(manifest.files) !== manifest.treeHash)
    problems.push('its list of files does not have the hash it is called by');
  return problems.map((problem) => `${nameOf(manifest)}: ${problem}. Publish a new version.`);
}

/** For a release in the store, which is read in one go. */
export async function missingFromStore(store: Store, manifest: ReleaseManifest): Promise<string[]> {
  const tree = (await store.getTree(treeKey(manifest.remote, manifest.treeHash))) ?? [];
  const byPath = new Map(tree.map(({ path, bytes }) => [path, bytes]));
  return missingFiles(manifest, async (path) => byPath.get(path));
}

function namedFiles({ entry, serverEntry, exposes, document }: ReleaseManifest): string[] {
  const exposed = Object.values(exposes).flatMap(({ js, css }) => [...js, ...css]);
  const ofDocument = document
    ? [document.js, document.css, ...Object.values(document.fonts), ...Object.values(document.locales)].flat()
    : [];
  return [serverEntry, ...[entry, ...exposed, ...ofDocument].map(({ file }) => file)];
}
