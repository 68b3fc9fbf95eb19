import type { Composition } from '@dana/contracts/release';
import { ReleaseRefusal } from './refusal.ts';
import { resolveComposition } from './resolve-composition.ts';
import type { HeadWatch } from './watch-head.ts';

/** The releases that are live now; undefined as long as there is no shell among them. */
export function currentComposition(watch: HeadWatch): Composition | undefined {
  const snapshot = watch.current();
  if (!snapshot) return undefined;
  try {
    return resolveComposition(snapshot);
  } catch (error) {
    if (error instanceof ReleaseRefusal) return undefined;
    throw error;
  }
}
