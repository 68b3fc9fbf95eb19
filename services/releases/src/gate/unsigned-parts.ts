import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import { readRelease, signedFactsOf } from '../reading/releases.ts';
import { assertStoredSigned } from '../signing/assert-signed.ts';
import { readTrusted } from '../signing/trusted-keys.ts';
import { integrityOf } from '../store/hash.ts';
import { interfacesOfTree, treeKey } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store, TrustedKeys } from '../store/store.ts';
import type { GateFinding } from './gate-rule.ts';
import { nameOf } from './live-releases.ts';

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
