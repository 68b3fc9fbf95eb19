import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult } from '@dana/contracts/release/revision';
import { signedFactsOf } from '../log/releases.ts';
import type { SigningKey } from '../signing/keys.ts';
import {
  assertSigned,
  contentOf,
  readSignatures,
  releaseStatementSchema,
  signRelease,
  signaturesOf,
  type SignedFacts,
  type SignedText,
} from '../signing/signatures.ts';
import { demandTrusted } from '../signing/trusted-keys.ts';
import { integrityOf, sha256Hex } from '../store/key.ts';
import { ReleaseRefusal, type Store, storedBytes } from '../store/store.ts';
import type { ReleaseBuild } from './build.ts';
import { describeRelease } from './describe-release.ts';
import { interfacesBytes, recordedInterfaces } from './written-facts.ts';

/** A build with the signature of who publishes it. Errors: as `describeRelease`. */
export function signBuild(build: ReleaseBuild, key: SigningKey): ReleaseBuild {
  const interfaces = hashOf(recordedInterfaces(build.files));
  return { ...build, signature: signRelease({ ...signedFactsOf(describeRelease(build)), interfaces }, key) };
}

type Publishing = {
  store: Store;
  manifest: ReleaseManifest;
  interfaces: BuildInterfaces | undefined;
  signature?: SignedText | undefined;
  isDryRun: boolean;
};

/**
 * Demands a signature of all that is published, by a key of its team.
 * @returns what a dry run has to say when there is none.
 * Errors: refuses (403) anything else, (409) all while it has to be said first whose signatures count.
 */
export async function assertPublisherSigned(publishing: Publishing): Promise<GateResult['findings']> {
  const { store, manifest, interfaces, signature, isDryRun } = publishing;
  const keys = (await demandTrusted(store)).keysOf(manifest.remote);
  if (!keys) return [];
  try {
    const facts = signedFactsOf(manifest);
    const [statement] = assertSigned(keys, facts, signature ? [signature] : [], advice);
    if (statement?.interfaces !== hashOf(interfaces)) throw otherThan(manifest, 'interfaces');
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    if (isDryRun && !signature)
      return [{ rule: 'signature', message: error.message, isWarning: true as const }];
    const refusal = isOtherContent(manifest, signature) ? otherThan(manifest, 'description') : error;
    throw new ReleaseRefusal(403, refusal.code, `${refusal.message} Nothing was stored.`, refusal.details);
  }
}

/** Puts a signature beside a stored release, unless one of the same key says the same already. */
export async function keepSignature(
  store: Store,
  release: SignedFacts,
  signature?: SignedText,
): Promise<void> {
  const offered = signature && contentOf(signature, releaseStatementSchema);
  if (!signature || offered?.manifest !== release.manifest) return;
  const known = await readSignatures(store, release.remote, release.version);
  const isKnown = known.some((one) => {
    const said = one.key === signature.key && contentOf(one, releaseStatementSchema);
    return said && said.manifest === offered.manifest && said.interfaces === offered.interfaces;
  });
  if (isKnown) return;
  const name = `${signature.key}-${sha256Hex(signature.text).slice(0, 12)}.json`;
  await store.putIfAbsent(`${signaturesOf(release.remote, release.version)}/${name}`, storedBytes(signature));
}

const hashOf = (interfaces: BuildInterfaces | undefined): string | null =>
  interfaces ? integrityOf(interfacesBytes(interfaces)) : null;

const advice = (remote: string): string =>
  `Name the file of one of them in RELEASE_KEY_FILE; ${remote} is published with a key of its team only.`;

function isOtherContent(manifest: ReleaseManifest, signature: SignedText | undefined): boolean {
  const said = signature && contentOf(signature, releaseStatementSchema);
  const { remote, version, treeHash, manifest: hash } = signedFactsOf(manifest);
  const isSame = said?.remote === remote && said.version === version && said.treeHash === treeHash;
  return isSame && said.manifest !== hash;
}

function otherThan({ remote, version }: ReleaseManifest, what: string): ReleaseRefusal {
  const message = `${remote}@${version} was signed with another ${what} than this server reads from it. Publish with the edition of @dana/releases that the shop runs.`;
  return new ReleaseRefusal(403, 'signed_otherwise', message);
}
