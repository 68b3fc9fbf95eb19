import { type ReleaseManifest, releaseManifestSchema } from '@dana/contracts/release/release-manifest';
import type { Ref, Slot } from '@dana/contracts/release/revision';
import type { SignedFacts } from '../signing/signatures.ts';
import { integrityOf } from '../store/hash.ts';
import { checkedDeployable, releaseKey } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';

/** A published release: its manifest and the way revisions point at it. */
export type PublishedRelease = { manifest: ReleaseManifest; ref: Ref };

/** The bytes under which a manifest is kept. The same manifest always gives the same bytes. */
export const manifestBytes = (manifest: ReleaseManifest): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(manifest)}\n`);

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

/** What a slot serves or would serve after one step: stable, canary, and the newest version to go back to. */
export function liveRefs({ stable, canary, previous }: Slot): Ref[] {
  return [stable, ...(canary ? [canary.ref] : []), ...previous.slice(0, 1)];
}

function refTo(key: string, manifest: ReleaseManifest, bytes: Uint8Array): Ref {
  const { version, treeHash, entry, routes, emits, listens } = manifest;
  return {
    version,
    treeHash,
    manifest: key,
    manifestIntegrity: integrityOf(bytes),
    entryIntegrity: entry.integrity,
    routes,
    emits,
    listens,
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
