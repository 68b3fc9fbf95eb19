import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { GateResult, Ref, Slot } from '@dana/contracts/release/revision';
import { readReferenced, undefinedWhenDamaged } from '../reading/releases.ts';
import type { Store } from '../store/store.ts';

export type GateFinding = GateResult['findings'][number];

/**
 * What one rule looks at. `own`: live versions of the candidate's slot; `others`: those of all other slots; `behind`: those of them that
 * nobody gets and that can be gone back to.
 */
export type GateCase = {
  candidate: ReleaseManifest;
  own: ReleaseManifest[];
  others: ReleaseManifest[];
  /** What a release takes and gives, as its build wrote it down; undefined for one of before that. */
  interfacesOf: (release: ReleaseManifest) => BuildInterfaces | undefined;
  behind: ReadonlySet<ReleaseManifest>;
  /** It is published and goes live later, perhaps together with others. */
  isForLater: boolean;
};

/** One rule of the gate: pure, so that a dry run and the real thing cannot differ. Sentences say what to do. */
export type GateRule = { name: string; find: (gateCase: GateCase) => (string | { warning: string })[] };

export type Slots = Record<string, Slot>;

/** Manifests of what is live; `behind` are those of them that nobody gets and that can be gone back to. */
export type LiveReleases = { live: ReleaseManifest[]; behind: ReadonlySet<ReleaseManifest> };

/**
 * What a release of `remote` has to stand beside: stable version, canary and rollback target of each slot. A slot that the same change moves is
 * there with what it shows after it alone, since it goes back with it; one that leaves is not there.
 */
export async function readLiveReleases(
  store: Store,
  before: Slots,
  { remote, after }: { remote: string; after: Slots } = { remote: '', after: before },
): Promise<LiveReleases> {
  const behind = new Set<ReleaseManifest>();
  const read = async (ref: Ref, isBehind = false): Promise<ReleaseManifest[]> => {
    // A damaged release cannot be served, so nothing needs to fit it.
    const manifest = await readReferenced(store, ref).catch(undefinedWhenDamaged);
    if (manifest && isBehind) behind.add(manifest);
    return manifest ? [manifest] : [];
  };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const live = [...names].flatMap((name) => {
    const slot = name === remote ? before[name] : after[name];
    if (slot === undefined) return [];
    const isMoved = slot.stable.version !== before[name]?.stable.version;
    const shown = [slot.stable, ...(slot.canary ? [slot.canary.ref] : [])].map((ref) => read(ref));
    return isMoved ? shown : [...shown, ...slot.previous.slice(0, 1).map((ref) => read(ref, true))];
  });
  return { live: (await Promise.all(live)).flat(), behind };
}

/** "mf-catalog@1.0.0", as findings name a release. */
export const nameOf = ({ remote, version }: ReleaseManifest): string => `${remote}@${version}`;

/** Files for a sentence: the first by its name, the others by their number. */
export function placesOf([first = 'a file unknown', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
