import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { readRelease, signedFactsOf } from '../reading/releases.ts';
import { assertStoredSigned } from '../signing/assert-signed.ts';
import { readTrusted } from '../signing/trusted-keys.ts';
import { integrityOf, treeHashOf } from '../store/hash.ts';
import { interfacesOfTree, treeKey } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store, TrustedKeys } from '../store/store.ts';
import { type GateFinding, nameOf } from './live-releases.ts';

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

/**
 * What of these releases no key of their teams signed as it is in the store: the gate judges by it. Of what is live it is a
 * warning, since it stops nobody else; it is not run, or was changed after it was judged.
 */
export async function unsignedParts(
  store: Store,
  { candidate, live }: { candidate?: ReleaseManifest | undefined; live: readonly ReleaseManifest[] },
): Promise<GateFinding[]> {
  const trusted = await readTrusted(store);
  const find = async (release: ReleaseManifest) => {
    const message = await problemOf(store, trusted, release);
    if (message === undefined) return [];
    return [{ rule: 'signature', message, ...(release !== candidate && { isWarning: true as const }) }];
  };
  return (await Promise.all([...(candidate ? [candidate] : []), ...live].map(find))).flat();
}

async function problemOf(
  store: Store,
  trusted: TrustedKeys,
  release: ReleaseManifest,
): Promise<string | undefined> {
  try {
    const stored = await readRelease(store, release.remote, release.version);
    const facts = signedFactsOf(release, stored?.ref.manifestIntegrity);
    const signed = await assertStoredSigned(store, trusted, facts);
    const bytes = await store.get(interfacesOfTree(treeKey(release.remote, release.treeHash)));
    const hash = bytes ? integrityOf(bytes) : null;
    if (!signed || signed.some(({ interfaces }) => interfaces === hash)) return undefined;
    return `${nameOf(release)}: what was recorded of its interfaces is not what was signed. Put the file back from a copy of the store, or publish a new version.`;
  } catch (error) {
    if (error instanceof ReleaseRefusal && error.code === 'not_signed') return error.message;
    throw error;
  }
}
