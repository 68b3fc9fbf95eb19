import { readInterfaces } from '../../gate/release-interfaces.ts';
import { readPublishRecord } from '../../publish/publish-records.ts';
import { readRelease } from '../../reading/releases.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { compareReleases, type KnownRelease } from './compare-releases.ts';
import type { ReleaseDifference, ReleaseOfTwo } from './release-difference.ts';
import { readReleaseTexts } from './release-texts.ts';

/** What differs between two published versions of a deployable. Errors: refuses (404) a version that never was, (422) a damaged one. */
export async function readDifference(
  store: Store,
  remote: string,
  versions: { from: string; to: string },
): Promise<ReleaseDifference> {
  const [from, to] = await Promise.all([
    readKnown(store, remote, versions.from),
    readKnown(store, remote, versions.to),
  ]);
  return { ...compareReleases({ from, to }), from: from.release, to: to.release };
}

async function readKnown(
  store: Store,
  remote: string,
  version: string,
): Promise<KnownRelease & { release: ReleaseOfTwo }> {
  const found = await readRelease(store, remote, version);
  if (!found) throw new ReleaseRefusal(404, 'not_published', `${remote}@${version} was never published.`);
  const { manifest } = found;
  const [interfaces, texts, record] = await Promise.all([
    readInterfaces(store, manifest),
    readReleaseTexts(store, manifest),
    readPublishRecord(store, remote, version),
  ]);
  const published = record && { publishedAt: record.at, publishedBy: record.actor };
  return { manifest, interfaces, texts, release: { version, ...published } };
}
