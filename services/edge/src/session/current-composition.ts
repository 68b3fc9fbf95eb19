import type { Composition } from '@dana/contracts/release/composition';
import { resolveComposition, type ResolveRequest, type Snapshot } from '@dana/releases/log/composition';
import type { HeadWatch } from '@dana/releases/log/watch-head';
import { ReleaseRefusal } from '@dana/releases/store/store';

/** What a visitor gets of whom nothing is known. A snapshot never changes, so it is found out once. */
const common = new WeakMap<Snapshot, Composition | undefined>();

/** The releases that a request gets now; undefined as long as there is no shell among them. */
export function currentComposition(watch: HeadWatch, request?: ResolveRequest): Composition | undefined {
  const snapshot = watch.current();
  if (!snapshot) return undefined;
  if (request && !isCommon(request)) return resolved(snapshot, request);
  if (!common.has(snapshot)) common.set(snapshot, resolved(snapshot));
  return common.get(snapshot);
}

const isCommon = ({ crashed, ...facts }: ResolveRequest): boolean =>
  !crashed?.size && Object.values(facts).every((fact) => fact === undefined);

function resolved(snapshot: Snapshot, request?: ResolveRequest): Composition | undefined {
  try {
    return resolveComposition(snapshot, request);
  } catch (error) {
    if (error instanceof ReleaseRefusal) return undefined;
    throw error;
  }
}
