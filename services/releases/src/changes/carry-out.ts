import type { Schedule } from '@dana/contracts/release/standing';
import { ReleaseRefusal, StoreUnreachable } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { promote } from './promote.ts';
import { unschedule } from './schedule.ts';
import { automaticActor } from './automatic-actor.ts';

type CarryOutOptions = { store: Store; env: string; now: () => Date };

/** `passed`: it was not done, and is not to be any more. `gone`: another server, or a person, was faster. */
export type CarriedOut = { outcome: 'promoted' | 'passed' | 'gone'; message: string };

/**
 * A promotion that comes later than this is not made: who planned it for the morning does not want it at noon, when nobody looks.
 * Unit: milliseconds.
 */
export const latestMs = 15 * 60_000;

/**
 * Makes a scheduled promotion that is due, once: it leaves the plan with the revision that makes it. One that cannot be made, or is too
 * late, leaves the plan too, and the log says why.
 * Errors: `ReleaseRefusal` when it is to be tried once more: the store cannot be reached, or too many write at once.
 */
export async function carryOut(
  { store, env, now }: CarryOutOptions,
  remote: string,
  schedule: Schedule,
): Promise<CarriedOut> {
  const { version, due, by, reason, at } = schedule;
  const lateMs = now().getTime() - Date.parse(due);
  try {
    if (lateMs > latestMs) throw tooLate(due, Math.round(lateMs / 60_000));
    const planned = `scheduled on ${at.slice(0, 10)}`;
    const { isNew } = await promote({
      ...{ store, env, remote, version, now, actor: by, automatic: true, scheduled: schedule },
      reason: `${reason.slice(0, 460)} (${planned})`,
    });
    return { outcome: isNew ? 'promoted' : 'gone', message: reason };
  } catch (error) {
    const isOver = error instanceof ReleaseRefusal && error.code !== 'busy';
    if (!isOver || error instanceof StoreUnreachable) throw error;
    const message = `Not carried out: ${error.message}`.slice(0, 500);
    const change = { store, env, remote, now, actor: automaticActor, automatic: true as const };
    const { isNew } = await unschedule({ ...change, reason: message, onlyDue: due });
    return { outcome: isNew ? 'passed' : 'gone', message };
  }
}

const tooLate = (due: string, minutes: number): ReleaseRefusal =>
  new ReleaseRefusal(
    409,
    'too_late',
    `it was due at ${due}, and no server was there until ${minutes} minutes later.`,
  );
