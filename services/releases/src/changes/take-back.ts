import type { Figures } from '@dana/contracts/release/revision';
import type { Store } from '../store/store.ts';
import { automaticActor } from './change.ts';
import { makeChange } from './make-change.ts';

type ByItself = { store: Store; env: string; now?: (() => Date) | undefined };

type Bad = { remote: string; version: string; reason: string; figures?: Figures | undefined };

/** What was done: nothing new when the version is not live any more, because a person was faster. */
type TakenBack = { isNew: boolean; to: string };

/** Takes releases back that were found bad, and freezes their slot. Errors: `ReleaseRefusal`. */
export function createTakeBack({ store, env, now }: ByItself) {
  const change = { store, env, actor: automaticActor, automatic: true as const, now };
  const takeBack =
    (verb: 'abort' | 'rollback') =>
    async ({ remote, version, reason, figures }: Bad): Promise<TakenBack> => {
      const onlyIf = { version };
      const { isNew, revision } = await makeChange({ ...change, verb, remote, reason, figures, onlyIf });
      return { isNew, to: revision.slots[remote]?.stable.version ?? '' };
    };
  /** `canary` ends one of this version; `stable` goes back from this version. */
  return { canary: takeBack('abort'), stable: takeBack('rollback') };
}

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
 * Lets canaries climb; a step to 100 makes the version live for everybody. Whatever a person changed meanwhile wins: then nothing is done.
 * Errors: `ReleaseRefusal`, as a person's change.
 */
export function createTakeSteps({ store, env, now }: ByItself) {
  const change = { store, env, actor: automaticActor, automatic: true as const, now };
  return ({ from, to, version, ...step }: CanaryStep): Promise<{ isNew: boolean }> =>
    makeChange({
      ...{ ...change, ...step, version, onlyIf: { version, percent: from } },
      ...(to === 100 ? { verb: 'promote' as const } : { verb: 'canary' as const, percent: to }),
    });
}
