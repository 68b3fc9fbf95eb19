import type { ReleaseManifest } from '@dana/contracts/release';
import { passGate } from '../changes/gate.ts';
import { releaseKey, treeKey } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { readHead } from '../store/release-log.ts';
import { manifestBytes, readRelease } from '../store/releases.ts';
import type { Store } from '../store/store.ts';
import { type BuiltFile, releasedFiles } from './build-files.ts';
import { precompressed } from './precompress.ts';

type PublishRequest = { store: Store; env: string; manifest: ReleaseManifest; files: readonly BuiltFile[] };

/** `existed`: the very same bytes had been published under this version before. */
export type PublishResult = { manifest: ReleaseManifest; outcome: 'published' | 'existed' };

/**
 * Puts a release into the store. Nothing is live by it: the manifest is written last and is the commit mark,
 * so that a crash leaves files nobody refers to, never half a release.
 * Errors: `ReleaseRefusal` 409 other bytes under a published version, 422 gate, 503 store unreachable.
 */
export async function publish({ store, env, manifest, files }: PublishRequest): Promise<PublishResult> {
  const { remote, version, treeHash } = manifest;
  const known = await readRelease(store, remote, version);
  if (known) return sameOrRefused(manifest, known.manifest);

  const head = await readHead(store, env);
  passGate(manifest, head?.revision.slots ?? {});

  const released = releasedFiles(files);
  const web = released.filter(({ path }) => path.startsWith('web/'));
  const twins = (await Promise.all(web.map(precompressed))).flat();
  await store.putTree(treeKey(remote, treeHash), [...released, ...twins]);
  const mark = await store.putIfAbsent(releaseKey(remote, version), manifestBytes(manifest));
  if (mark === 'created') return { manifest, outcome: 'published' };

  const winner = await readRelease(store, remote, version);
  if (winner === undefined) throw new Error(`${remote}@${version}: the mark that was there has vanished.`);
  return sameOrRefused(manifest, winner.manifest);
}

/** The tools' versions are no part of it: when the files are the same, it does not matter what made them. */
function sameOrRefused(manifest: ReleaseManifest, published: ReleaseManifest): PublishResult {
  const { remote, version, treeHash } = manifest;
  const offered = { ...manifest, builtWith: published.builtWith };
  if (Buffer.compare(manifestBytes(offered), manifestBytes(published)) === 0)
    return { manifest: published, outcome: 'existed' };
  throw new ReleaseRefusal(
    409,
    'version_exists',
    `${remote}@${version} is published already, with other content. Published versions never change: raise "version" in ${remote}/package.json and publish again.`,
    { published: published.treeHash, offered: treeHash },
  );
}
