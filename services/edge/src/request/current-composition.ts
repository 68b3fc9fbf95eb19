import type { Composition } from '@dana/contracts/release';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type ResolveRequest, resolveComposition } from '../store/resolve-composition.ts';
import type { HeadWatch } from '../store/watch-head.ts';

/** The releases that a request gets now; undefined as long as there is no shell among them. */
export function currentComposition(watch: HeadWatch, request?: ResolveRequest): Composition | undefined {
  const snapshot = watch.current();
  if (!snapshot) return undefined;
  try {
    return resolveComposition(snapshot, request);
  } catch (error) {
    if (error instanceof ReleaseRefusal) return undefined;
    throw error;
  }
}
