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
  reason: string;
  figures: Figures;
};

/**
 * Lets canaries climb; a step to 100 makes the version live for everybody. Whatever a person changed meanwhile wins: then nothing
 * is done. Errors: `ReleaseRefusal`, as a person's change.
 */
export function createTakeSteps({ store, env, now }: TakeStepsOptions) {
  const change = { store, env, actor: automaticActor, automatic: true as const, now };
  return async ({ from, to, salt, ...step }: CanaryStep): Promise<{ isNew: boolean }> =>
    to === 100
      ? promote({ ...change, ...step, onlyCanary: from })
      : openCanary({ ...change, ...step, percent: to, salt, onlyAt: from });
}
