import { rcompare } from 'semver';
import { readPublishRecord } from '../publish/publish-records.ts';
import type { ReleaseOrigin } from '../publish/release-origin.ts';
import { publishedVersions, readRelease, undefinedWhenDamaged } from '../reading/releases.ts';
import { checkedDeployable } from '../store/key.ts';
import type { Store } from '../store/store.ts';

export type PublishedRelease = {
  version: string;
  /** When and by whom; missing when the publisher was killed before it could note it. */
  at?: string;
  actor?: string;
  /** What it was built from, where that is known. */
  origin?: ReleaseOrigin;
  /** What browsers can load of it, before compression; missing when its manifest is damaged. */
  bytes?: number;
  files?: number;
};

export type ReleasesAnswer = {
  remote: string;
  releases: PublishedRelease[];
  /** Older versions than those that are listed. */
  more: number;
};

/** Further back than this nobody looks; the answer must stay quick. */
const releasesMax = 50;

/** What was published of a deployable, the newest version first. Errors: `StoreUnreachable`. */
export async function readPublished(store: Store, remote: string): Promise<ReleasesAnswer> {
  const versions = (await publishedVersions(store, checkedDeployable(remote))).toSorted(rcompare);
  const listed = versions.slice(0, releasesMax);
  const releases = await Promise.all(listed.map((version) => readOne(store, remote, version)));
  return { remote, releases, more: versions.length - listed.length };
}

async function readOne(store: Store, remote: string, version: string): Promise<PublishedRelease> {
  const [record, release] = await Promise.all([
    readPublishRecord(store, remote, version),
    readRelease(store, remote, version).catch(undefinedWhenDamaged),
  ]);
  const files = release?.manifest.files.filter(({ path }) => path.startsWith('web/'));
  return {
    version,
    ...(record && { at: record.at, actor: record.actor }),
    ...(record?.origin && { origin: record.origin }),
    ...(files && { bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), files: files.length }),
  };
}
