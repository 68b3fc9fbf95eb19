import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { Ref, Revision, Slot } from '@dana/contracts/release/revision';
import { StoreUnreachable } from '../store/store.ts';
import type { Snapshot } from './composition.ts';
import { liveRefs, refsOf } from './releases.ts';

export type Loading = {
  /** Errors: throws when the manifest cannot be had or is not what was promoted. */
  readManifest: (ref: Ref) => Promise<ReleaseManifest>;
  /** Errors: throws when this is not what the slot's team signed. Asked also of what is known already. */
  verify?: ((slot: string, ref: Ref, manifest: ReleaseManifest) => Promise<void>) | undefined;
  /** Makes ready what pages of a release are made from. Errors: throws when that cannot be done. */
  prepare?: ((manifest: ReleaseManifest) => Promise<void>) | undefined;
  /** Called for each release that was looked at: with an error when it cannot be used. */
  onLooked?: ((release: string, error?: Error) => void) | undefined;
  /**
   * Goes on without releases that a store cannot give at the moment. For a start, when any page is better than none;
   * later the snapshot before is better than one with holes.
   */
  isTolerant?: boolean;
  /** Manifests that were read before. They never change, so they do where one cannot be read again. */
  known?: ReadonlyMap<string, ReleaseManifest> | undefined;
  /** Reads also what is known, because something was damaged or repaired. Else a new revision would come late. */
  isRecheck?: boolean;
};

/** The releases of a revision that can be used. One that was damaged is not among them, so that the version before is shown. */
export async function loadSnapshot(revision: Revision, loading: Loading): Promise<Snapshot> {
  const slots = await Promise.all(
    Object.entries(revision.slots).map(([name, slot]) => loadSlot(name, slot, loading)),
  );
  return { revision, manifests: new Map(slots.flat()) };
}

/** Whether each slot shows its stable version, not one that had to take its place. */
export const isWhole = ({ revision, manifests }: Snapshot): boolean =>
  Object.values(revision.slots).every(({ stable }) => manifests.has(stable.manifest));

/** Whether two snapshots give the same pages. */
export const isSameSnapshot = (one: Snapshot | undefined, other: Snapshot): boolean =>
  one !== undefined &&
  one.revision === other.revision &&
  one.manifests.size === other.manifests.size &&
  [...one.manifests.keys()].every((key) => other.manifests.has(key));

async function loadSlot(name: string, slot: Slot, loading: Loading): Promise<[string, ReleaseManifest][]> {
  const { readManifest, verify, prepare, onLooked, isTolerant = false, known, isRecheck = false } = loading;

  async function load(ref: Ref, isPrepared: boolean): Promise<ReleaseManifest | undefined> {
    const release = `${name}@${ref.version}`;
    try {
      const before = known?.get(ref.manifest);
      const read = async () => (before ? readManifest(ref).catch(() => before) : readManifest(ref));
      const manifest = before && !isRecheck ? before : await read();
      await verify?.(name, ref, manifest);
      if (isPrepared) await prepare?.(manifest);
      onLooked?.(release);
      return manifest;
    } catch (cause) {
      if (cause instanceof StoreUnreachable && ref === slot.stable && !isTolerant) throw cause;
      onLooked?.(release, cause instanceof Error ? cause : new Error(String(cause)));
      return undefined;
    }
  }

  const live = liveRefs(slot);
  const refs = refsOf(slot);
  const found = new Map<Ref, ReleaseManifest | undefined>();
  await Promise.all(refs.map(async (ref) => found.set(ref, await load(ref, live.includes(ref)))));
  // Further back than one step nothing is made ready ahead: only when everything nearer is damaged.
  for (const ref of slot.previous.slice(1)) {
    if (found.get(slot.stable) ?? slot.previous.some((before) => live.includes(before) && found.get(before)))
      break;
    live.push(ref);
    if (found.get(ref)) found.set(ref, await load(ref, true));
  }
  return refs.flatMap((ref) => {
    const manifest = found.get(ref);
    return manifest ? [[ref.manifest, manifest] as [string, ReleaseManifest]] : [];
  });
}
