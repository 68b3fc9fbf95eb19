import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult } from '@dana/contracts/release/revision';
import { checkedReason } from '../changes/change.ts';
import { passGate } from '../gate/gate.ts';
import type { StyleSheet } from '../gate/outside-styles.ts';
import { manifestBytes, readRelease, signedFactsOf } from '../log/releases.ts';
import { readHead } from '../log/revisions.ts';
import { interfacesOfTree, isCompressible, releaseKey, treeKey } from '../store/key.ts';
import { ReleaseRefusal, type Store, type TreeFile } from '../store/store.ts';
import { releasedFiles, type BuiltFile, type ReleaseBuild } from './build.ts';
import { describeRelease } from './describe-release.ts';
import { writePublishRecord } from '../log/publish-records.ts';
import { assertPublisherSigned, keepSignature } from './publisher-signature.ts';
import { interfacesBytes, recordedInterfaces } from './written-facts.ts';

type PublishOptions = {
  store: Store;
  env: string;
  actor?: string | undefined;
  /** Publish in spite of what the gate finds; needs a reason, and both are kept. */
  force?: boolean | undefined;
  reason?: string | undefined;
  isDryRun?: boolean | undefined;
  now?: () => Date;
};

/** `existed`: the very same bytes had been published under this version before. `checked`: a dry run of others went well. */
export type PublishResult = {
  manifest: ReleaseManifest;
  outcome: 'published' | 'existed' | 'checked';
  gate: GateResult;
};

/**
 * Puts a build into the store as a release. Nothing is live by it: the manifest is written last and is the commit mark,
 * so that a crash leaves files nobody refers to, never half a release.
 * Errors: `ReleaseRefusal` as `describeRelease`, 400 forced without a reason, 403 without a signature of one of its team's keys, 409 other bytes
 * under a published version, 422 gate, 503 store unreachable.
 */
export async function publishBuild(build: ReleaseBuild, options: PublishOptions): Promise<PublishResult> {
  const { store, env, force = false, isDryRun = false, actor = 'unknown', now = () => new Date() } = options;
  const manifest = describeRelease(build);
  const { files, signature, origin } = build;
  const { remote, version, treeHash } = manifest;
  const reason = force ? checkedReason(options.reason ?? '') : options.reason;
  const interfaces = recordedInterfaces(files);
  const unsigned = await assertPublisherSigned({ store, manifest, interfaces, signature, isDryRun });
  const known = await readRelease(store, remote, version);
  if (known) assertSame(manifest, known.manifest);

  const slots = (await readHead(store, env))?.revision.slots ?? {};
  // What is published already is judged when it is promoted; a repeat must not be refused for what changed since.
  const judged = await (known
    ? { verdict: 'passed' as const, findings: [] }
    : passGate({ store, candidate: manifest, slots, force, interfaces, styles: sheetsOf(files) }));
  const gate = { ...judged, findings: [...judged.findings, ...unsigned] };
  if (isDryRun) return { manifest, outcome: known ? 'existed' : 'checked', gate };

  const prefix = treeKey(remote, treeHash);
  const entry = known && (await store.get(`${prefix}/${known.manifest.entry.file}`));
  // Without its files the mark alone stands: they were collected as garbage, and come back with the same bytes.
  if (!entry) await store.putTree(prefix, await treeOf(files));
  if (interfaces) await store.putIfAbsent(interfacesOfTree(prefix), interfacesBytes(interfaces));
  // Before the mark: at no time is there a release that is not signed.
  const facts = signedFactsOf(known?.manifest ?? manifest, known?.ref.manifestIntegrity);
  await keepSignature(store, facts, signature);
  if (known) return { manifest: known.manifest, outcome: 'existed', gate };

  const mark = await store.putIfAbsent(releaseKey(remote, version), manifestBytes(manifest));
  if (mark === 'exists') {
    const winner = await readRelease(store, remote, version);
    if (winner === undefined) throw new Error(`${remote}@${version}: the mark that was there has vanished.`);
    assertSame(manifest, winner.manifest);
    return { manifest: winner.manifest, outcome: 'existed', gate };
  }
  await writePublishRecord(store, {
    ...{ remote, version, treeHash, actor, env, gate },
    at: now().toISOString(),
    ...(force && { forced: true as const }),
    ...(reason !== undefined && { reason }),
    ...(origin && { origin }),
  });
  return { manifest, outcome: 'published', gate };
}

const sheetsOf = (files: readonly BuiltFile[]): StyleSheet[] =>
  releasedFiles(files)
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.css'))
    .map(({ path, bytes }) => ({ path, text: new TextDecoder().decode(bytes) }));

async function treeOf(files: readonly BuiltFile[]): Promise<TreeFile[]> {
  const released = releasedFiles(files);
  const web = released.filter(({ path }) => path.startsWith('web/'));
  return [...released, ...(await Promise.all(web.map(precompressed))).flat()];
}

/** The tools' versions are no part of it: when the files are the same, it does not matter what made them. */
function assertSame(manifest: ReleaseManifest, published: ReleaseManifest): void {
  const { remote, version, treeHash } = manifest;
  const offered = { ...manifest, builtWith: published.builtWith };
  if (Buffer.compare(manifestBytes(offered), manifestBytes(published)) === 0) return;
  const message = `${remote}@${version} is published already, with other content. Published versions never change: raise "version" in ${remote}/package.json and publish again.`;
  throw new ReleaseRefusal(409, 'version_exists', message, {
    published: published.treeHash,
    offered: treeHash,
  });
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Below this a packet is a packet: the header costs more than compression saves. */
const minBytes = 256;
/** The best there is: 3 s for the shell's main script, once in its life, save each new shopper 11 KB. */
const brotliQuality = 11;

/**
 * The `.br` and `.gz` twins of a file, made once at publish so that no request waits for a compressor.
 * Empty for what does not shrink (pictures, fonts) and for files under 256 bytes.
 */
async function precompressed({ path, bytes }: TreeFile): Promise<TreeFile[]> {
  if (!isCompressible(path) || bytes.byteLength < minBytes) return [];
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  const twins = [
    { path: `${path}.br`, bytes: br },
    { path: `${path}.gz`, bytes: gz },
  ];
  return twins.filter((twin) => twin.bytes.byteLength < bytes.byteLength);
}
