import type { Figures } from '@dana/contracts/release/revision';
import type { Store } from '../store/store.ts';
import { openCanary } from './canary.ts';
import { promote } from './promote.ts';
import { automaticActor } from './automatic-actor.ts';

type TakeStepsOptions = { store: Store; env: string; now?: (() => Date) | undefined };

/** From one share of visitors to the next. Unit: per cent. */
type CanaryStep = {
  remote: string;
  version: string;
  from: number;
  to: number;
  salt: string;
  /** Whether it is for some visitors only: then its last step is all of those, and not everybody. */
  hasTargets?: boolean;
  reason: string;
  figures: Figures;
};

/**
 * Lets canaries climb; a step to 100 makes the version live for everybody,
 * unless the canary has targets. Whatever a person changed meanwhile wins: then nothing
 * is done. Errors: `ReleaseRefusal`, as a person's change.
 */
export function createTakeSteps({ store, env, now }: TakeStepsOptions) {
  const change = { store, env, actor: automaticActor, automatic: true as const, now };
  return async ({ from, to, salt, hasTargets = false, ...step }: CanaryStep): Promise<{ isNew: boolean }> =>
    to === 100 && !hasTargets
      ? promote({ ...change, ...step, onlyCanary: from })
      : openCanary({ ...change, ...step, percent: to, salt, onlyAt: from });
}
