import type { Figures } from '@dana/contracts/release/revision';
import { abortCanary } from './abort.ts';
import { automaticActor } from './automatic-actor.ts';
import { rollback } from './rollback.ts';
import type { Store } from '../store/store.ts';

type TakeBackOptions = {
  store: Store;
  env: string;
  now?: (() => Date) | undefined;
};

type Bad = { remote: string; version: string; reason: string; figures?: Figures | undefined };

/** What was done: nothing new when the version is not live any more, because a person was faster. */
type TakenBack = { isNew: boolean; to: string };

/** Takes releases back that were found bad, and freezes their slot. Errors: `ReleaseRefusal`. */
export function createTakeBack({ store, env, now }: TakeBackOptions) {
  const change = { store, env, actor: automaticActor, automatic: true as const, now };
  return {
    /** Ends a canary of this version. */
    canary: ({ remote, version, reason, figures }: Bad): Promise<TakenBack> =>
      abortCanary({ ...change, remote, reason, figures, onlyVersion: version }),
    /** Goes back from this version to the one before. */
    stable: ({ remote, version, reason }: Bad): Promise<TakenBack> =>
      rollback({ ...change, remote, reason, onlyFrom: version }),
  };
}
