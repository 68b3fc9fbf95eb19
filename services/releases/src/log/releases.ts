import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import {
  releaseManifestSchema,
  type BuildFile,
  type ReleaseManifest,
} from '@dana/contracts/release/release-manifest';
import type { Ref, Slot } from '@dana/contracts/release/revision';
import { assertStoredSigned, type SignedFacts } from '../signing/signatures.ts';
import { demandTrusted } from '../signing/trusted-keys.ts';
import { checkedDeployable, checkedVersion, integrityOf, releaseKey, treeHashOf } from '../store/key.ts';
import { ReleaseRefusal, type Store, storedBytes, type TreeFile } from '../store/store.ts';

/** A published release: its manifest and the way revisions point at it. */
export type PublishedRelease = { manifest: ReleaseManifest; ref: Ref };

/** The bytes under which a manifest is kept. The same manifest always gives the same bytes. */
export const manifestBytes = (manifest: ReleaseManifest): Uint8Array => storedBytes(manifest);

/**
 * What a signature of a release is about.
 * @param manifestIntegrity – hash of the stored manifest; when left out, of the bytes that it would be stored under.
 */
export function signedFactsOf(
  release: ReleaseManifest,
  manifestIntegrity = integrityOf(manifestBytes(release)),
): SignedFacts {
  const { remote, version, treeHash } = release;
  return { remote, version, treeHash, manifest: manifestIntegrity };
}

/** The release, or `undefined` when that version was never published. Errors: refuses (422) a damaged manifest. */
export async function readRelease(
  store: Store,
  remote: string,
  version: string,
): Promise<PublishedRelease | undefined> {
  const key = releaseKey(remote, version);
  const bytes = await store.get(key);
  if (bytes === undefined) return undefined;
  const manifest = parseManifest(key, bytes);
  return { manifest, ref: refTo(key, manifest, bytes) };
}

/** The manifest that a ref points at. Errors: refuses (422) when it is missing or not the bytes that were promoted. */
export async function readReferenced(store: Pick<Store, 'get'>, ref: Ref): Promise<ReleaseManifest> {
  const bytes = await store.get(ref.manifest);
  if (bytes === undefined || integrityOf(bytes) !== ref.manifestIntegrity) throw damaged(ref.manifest);
  return parseManifest(ref.manifest, bytes);
}

/** For readers that can do without one release: swallows (as `undefined`) a damaged manifest, rethrows all else. */
export function undefinedWhenDamaged(error: unknown): undefined {
  if (!(error instanceof ReleaseRefusal && error.code === 'damaged_manifest')) throw error;
}

/** Versions of a deployable that were published, in no particular order. */
export async function publishedVersions(store: Store, remote: string): Promise<string[]> {
  const keys = await store.list(`releases/${checkedDeployable(remote)}`);
  return keys.flatMap((key) => /\/([^/]+)\.json$/.exec(key)?.[1] ?? []);
}

/** All that a slot serves or can go back to. */
export const refsOf = ({ stable, canary, previous }: Slot): Ref[] => [
  ...[stable, ...(canary ? [canary.ref] : [])],
  ...previous,
];

/** What a slot serves or would serve after one step: stable, canary, and the newest version to go back to. */
export const liveRefs = (slot: Slot): Ref[] => refsOf({ ...slot, previous: slot.previous.slice(0, 1) });

function refTo(key: string, manifest: ReleaseManifest, bytes: Uint8Array): Ref {
  const { version, treeHash, entry, routes, emits, listens } = manifest;
  return {
    ...{ version, treeHash, manifest: key, manifestIntegrity: integrityOf(bytes) },
    ...{ entryIntegrity: entry.integrity, routes, emits, listens },
  };
}

function parseManifest(key: string, bytes: Uint8Array): ReleaseManifest {
  try {
    const manifest = releaseManifestSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    if (releaseKey(manifest.remote, manifest.version) === key) return manifest;
  } catch (cause) {
    throw damaged(key, cause);
  }
  throw damaged(key);
}

function damaged(key: string, cause?: unknown): ReleaseRefusal {
  const refusal = new ReleaseRefusal(
    422,
    'damaged_manifest',
    `${key} is missing or not what was published. It is not used. Publish a new version.`,
  );
  refusal.cause = cause;
  return refusal;
}

/**
 * A version that is to go live.
 * Errors: refuses (404) what was never published, and names what was; (422) what none of its team's keys signed; (409) all while
 * it has to be said first whose signatures count.
 */
export async function demandPublished(
  store: Store,
  remote: string,
  version: string,
): Promise<PublishedRelease> {
  const release = await readRelease(store, remote, checkedVersion(version));
  if (release) {
    const trusted = await demandTrusted(store);
    await assertStoredSigned(store, trusted, signedFactsOf(release.manifest, release.ref.manifestIntegrity));
    return release;
  }
  const versions = await publishedVersions(store, remote);
  const message = `${remote}@${version} was never published. Published: ${versions.join(', ') || 'nothing yet'}.`;
  throw new ReleaseRefusal(404, 'not_published', message, { published: versions });
}

const unpackers: Record<
  string,
  (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>
> = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

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
  const message = `${remote}@${version}: ${path} ${what}. It is not used. Put the file back from a copy of the store, or publish a new version.`;
  return new ReleaseRefusal(422, 'damaged_release', message, { remote, version, path });
}

/** Something that is not as it was published, or cannot be kept, until it is right again. */
export type Problem = {
  release: string;
  at: string;
  /** What is wrong and what to do, without paths of this machine. */
  message: string;
};
