import type { Targets } from '@dana/contracts/release/canary-targets';
import type { Canary, Verb } from '@dana/contracts/release/revision';
import { abortCanary } from '../changes/abort.ts';
import { openCanary } from '../changes/canary.ts';
import type { ChangeRequest, ChangeResult } from '../changes/change.ts';
import { pauseClimb, resumeClimb } from '../changes/climb.ts';
import { freeze, unfreeze } from '../changes/freeze.ts';
import { pin, unpin } from '../changes/pin.ts';
import { promote } from '../changes/promote.ts';
import { rollback } from '../changes/rollback.ts';
import type { Approval } from '../changes/second-person.ts';
import { schedulePromotion, unschedule } from '../changes/schedule.ts';
import { shareOf } from '../reading/canary-share.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import type { ChangeAnswer, ChangeOptions } from './release-admin.ts';

type Make = (request: ChangeRequest, options: ChangeOptions) => Promise<ChangeResult>;

/** Every verb that changes what is live. A further verb is a further line here. */
const makers: Readonly<Record<Verb, Make>> = {
  promote: (request, { version, force = false, onlyFirst = false }) =>
    promote({ ...request, version: needed('version', version), force, onlyFirst }),
  rollback: (request, { version }) => rollback({ ...request, version }),
  canary: (request, { version, salt, force = false, targeted, ...options }) => {
    const { percent, steps, everyMs, targets }: Partial<NonNullable<typeof targeted>> = targeted ?? options;
    return openCanary({
      ...request,
      version: needed('version', version),
      percent: needed('percent', percent ?? steps?.[0]),
      ...{ salt, steps, everyMs, targets, force },
    });
  },
  pause: (request) => pauseClimb(request),
  resume: (request) => resumeClimb(request),
  abort: (request) => abortCanary(request),
  freeze: (request) => freeze(request),
  unfreeze: (request) => unfreeze(request),
  pin: (request) => pin(request),
  unpin: (request) => unpin(request),
  schedule: (request, { version, due }) =>
    schedulePromotion({ ...request, version: needed('version', version), due: needed('due', due) }),
  unschedule: (request) => unschedule(request),
};

/** Makes one change in the store. Errors: `ReleaseRefusal`, as the change itself. */
export async function makeChange(
  store: Store,
  actor: string,
  verb: Verb,
  options: ChangeOptions,
  approval?: Approval,
): Promise<ChangeAnswer> {
  const { env, remote, reason, ifMatch, targeted } = options;
  const { percent, steps } = targeted ?? options;
  const { from, to, isNew, revision } = await makers[verb](
    { store, env, remote, actor, reason, ifMatch, approval },
    options,
  );
  const { gate, due } = revision.change;
  return {
    verb,
    env,
    remote,
    from,
    to,
    changed: isNew,
    revision: revision.revision,
    gate,
    ...(due !== undefined && { due }),
    ...(verb === 'canary' && {
      percent: percent ?? steps?.[0],
      targets: sharedTargets(revision.slots[remote]?.canary),
    }),
  };
}

const sharedTargets = (canary: Canary | undefined): Targets | undefined => canary && shareOf(canary).targets;

function needed<Value>(name: string, value: Value | undefined): Value {
  if (value !== undefined) return value;
  throw new ReleaseRefusal(400, `${name}_missing`, `A ${name} is needed for this.`);
}
