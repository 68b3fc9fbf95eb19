import { checkedVersion } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type PublishedRelease, publishedVersions, readRelease, signedFactsOf } from './releases.ts';
import { assertStoredSigned } from '../signing/assert-signed.ts';
import { demandTrusted } from '../signing/trusted-keys.ts';
import type { Store } from '../store/store.ts';

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
  throw new ReleaseRefusal(
    404,
    'not_published',
    `${remote}@${version} was never published. Published: ${versions.join(', ') || 'nothing yet'}.`,
    { published: versions },
  );
}
