import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult, Slot } from '@dana/contracts/release/revision';
import { liveRefs, readReferenced, undefinedWhenDamaged } from '../reading/releases.ts';
import type { Store } from '../store/store.ts';

export type GateFinding = GateResult['findings'][number];

/** What one rule looks at. `own`: live versions of the candidate's slot; `others`: those of all other slots. */
export type GateCase = {
  candidate: ReleaseManifest;
  own: ReleaseManifest[];
  others: ReleaseManifest[];
  /** What a release takes and gives, as its build wrote it down; undefined for one of before that. */
  interfacesOf: (release: ReleaseManifest) => BuildInterfaces | undefined;
  /** Whether it is to be shown to visitors by this, and not only published. */
  goesLive: boolean;
};

/** One rule of the gate: pure, so that a dry run and the real thing cannot differ. Sentences say what to do. */
export type GateRule = { name: string; find: (gateCase: GateCase) => (string | { warning: string })[] };

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

/** Files for a sentence: the first by its name, the others by their number. */
export function placesOf([first = 'a file unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
