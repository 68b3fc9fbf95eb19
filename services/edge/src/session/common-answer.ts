import type { Composition } from '@dana/contracts/release/composition';
import type { HeadWatch } from '@dana/releases/log/watch-head';
import { currentComposition } from './current-composition.ts';
import type { ReleaseAnswer } from './release-request.ts';
import { hasCanary } from './visitor.ts';

/** What a visitor is answered with of whom nothing is known. */
export type CommonAnswer = { composition: Composition } & Pick<ReleaseAnswer, 'stale'>;

/** The answer that everybody gets whose cookies say nothing else; undefined while visitors have to be distinguished. */
export function commonAnswer(watch: HeadWatch): CommonAnswer | undefined {
  const snapshot = watch.current();
  if (!snapshot || hasCanary(snapshot)) return undefined;
  const composition = currentComposition(watch);
  return composition && { composition, stale: watch.problem() && composition.revision };
}
