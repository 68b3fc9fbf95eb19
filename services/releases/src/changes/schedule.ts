import { passGate } from '../gate/gate.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { assertNotBlocked } from './assert-open.ts';
import type { ChangeRequest, ChangeResult } from './change.ts';
import { changeSlot } from './change-slot.ts';
import { checkedInstant } from './checked-instant.ts';
import { demandPublished } from './published-release.ts';
import { withoutSchedule } from './without-schedule.ts';

type ScheduleRequest = ChangeRequest & {
  version: string;
  /** When to promote, with its zone. */
  due: string;
};

/** A quarter: who knows what is live then. Unit: days. */
const mostDays = 92;

/**
 * Has a version promoted at an instant, by whichever server of the environment is there first. One for each slot. The gate is asked now and
 * when it is due; a freeze or a pin counts when it is due.
 * Errors: `ReleaseRefusal` 400 no such instant, 404 never published or nothing live, 409 live already, taken back before, or
 * another one is scheduled, 412 stale, 422 gate.
 */
export async function schedulePromotion(request: ScheduleRequest): Promise<ChangeResult> {
  const { store, remote, actor, approval, now = () => new Date() } = request;
  const { manifest, ref } = await demandPublished(store, remote, request.version);
  const due = checkedInstant('due', request.due, { now: now(), mostDays });
  return changeSlot(request, 'schedule', async (slot, slots, standing) => {
    const { version, treeHash } = ref;
    if (slot.stable.version === version)
      throw refusal('already_stable', `${remote}@${version} is live already.`);
    const other = standing.schedules?.[remote];
    if (other?.due === due && other.version === version) return undefined;
    if (other)
      throw refusal(
        'other_schedule',
        `${remote}@${other.version} is scheduled for ${other.due} by ${other.by}. To take another one: pnpm release unschedule ${remote} --reason "…"`,
      );
    assertNotBlocked(remote, slot, version, false);
    const gate = await passGate({ store, candidate: manifest, slots, force: false, isStored: true });
    const decided = { by: actor, at: now().toISOString(), reason: request.reason.trim() };
    const approved = approval && { approvedBy: approval.by };
    const schedules = {
      ...standing.schedules,
      [remote]: { ...decided, ...approved, version, treeHash, due },
    };
    return { slot, from: slot.stable.version, to: version, gate, due, standing: { ...standing, schedules } };
  });
}

/**
 * Takes a scheduled promotion from the plan. `onlyDue`: nothing is done when another one, or none, is scheduled by now.
 * Errors: `ReleaseRefusal` 409 none is scheduled.
 */
export async function unschedule(request: ChangeRequest & { onlyDue?: string }): Promise<ChangeResult> {
  const { remote, onlyDue } = request;
  return changeSlot(request, 'unschedule', (slot, _slots, standing) => {
    const planned = standing.schedules?.[remote];
    if (onlyDue !== undefined && planned?.due !== onlyDue) return undefined;
    if (planned === undefined) throw refusal('no_schedule', `No promotion of ${remote} is scheduled.`);
    return { slot, to: planned.version, due: planned.due, standing: withoutSchedule(standing, remote) };
  });
}

const refusal = (code: string, message: string): ReleaseRefusal => new ReleaseRefusal(409, code, message);
