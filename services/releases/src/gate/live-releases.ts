import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Slot } from '@dana/contracts/release/revision';
import { liveRefs, readReferenced, undefinedWhenDamaged } from '../reading/releases.ts';
import type { Store } from '../store/store.ts';

export type Slots = Record<string, Slot>;

/** Manifests of everything that is served or would be after one step: stable, canary and rollback target of each slot. */
export async function readLiveReleases(store: Store, slots: Slots): Promise<ReleaseManifest[]> {
  const refs = Object.values(slots).flatMap(liveRefs);
  // A damaged release cannot be served, so nothing needs to fit it.
  const manifests = await Promise.all(
    refs.map((ref) => readReferenced(store, ref).catch(undefinedWhenDamaged)),
  );
  return manifests.filter((manifest) => manifest !== undefined);
}

/** "mf-catalog@1.0.0", as findings name a release. */
export const nameOf = ({ remote, version }: ReleaseManifest): string => `${remote}@${version}`;
