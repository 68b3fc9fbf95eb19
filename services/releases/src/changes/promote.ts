import type { Schedule } from '@dana/contracts/release/standing';
import { passGate } from '../gate/gate.ts';
import { appendRevision } from './append-revision.ts';
import { type ChangeRequest, type ChangeResult, checkedReason } from './change.ts';
import { demandPublished } from './published-release.ts';
import { isClimbingAt } from './climb.ts';
import { assertNotBlocked, assertOpen, isOpen } from './assert-open.ts';
import { assertUndecided } from './changed-since.ts';
import { afterApproval, assertAlone } from './second-person.ts';
import { promoted } from './slot-changes.ts';
import { withoutSchedule } from './without-schedule.ts';

type PromoteRequest = ChangeRequest & {
  version: string;
  force?: boolean;
  /** Do nothing when the slot already has a stable version, whichever it is. */
  onlyFirst?: boolean;
  /** Do nothing unless the version is a canary that climbs and has this share of visitors. Unit: per cent. */
  onlyCanary?: number;
  /** Do nothing unless this is planned still. */
  scheduled?: Schedule;
};

/**
 * Makes a published version the one that everybody gets from the next page on.
 * Errors: `ReleaseRefusal` 404 never published, 409 taken back before or a second person is needed, 412 stale, 422 gate, 423 frozen or pinned.
 */
export async function promote(request: PromoteRequest): Promise<ChangeResult> {
  const { store, env, remote, actor, ifMatch, now = () => new Date(), force = false } = request;
  const { automatic, figures, onlyCanary, approval } = request;
  const approvedBy = approval?.by ?? request.scheduled?.approvedBy;
  const reason = checkedReason(request.reason);
  const { manifest, ref } = await demandPublished(store, remote, request.version);
  let from: string | undefined;

  const { head, isNew } = await appendRevision({
    store,
    env,
    ifMatch,
    now,
    propose: async (current, standing) => {
      const slots = current?.revision.slots ?? {};
      const slot = slots[remote];
      const { scheduled } = request;
      if (scheduled && standing.schedules?.[remote]?.due !== scheduled.due) return undefined;
      if (scheduled && current)
        await assertUndecided({ store, env, head: current, remote, version: ref.version });
      from = slot?.stable.version;
      if (slot && (request.onlyFirst || slot.stable.version === ref.version)) return undefined;
      if (onlyCanary !== undefined && !isClimbingAt(slot, ref.version, onlyCanary)) return undefined;
      if (onlyCanary !== undefined && !isOpen(remote, slot, standing, now())) return undefined;
      assertOpen(remote, slot, standing, now());
      assertNotBlocked(remote, slot, ref.version, force);
      const gate = await passGate({ store, candidate: manifest, slots, force, isStored: true });
      // A plan from before the rule was approved by nobody.
      if (scheduled && !scheduled.approvedBy) assertAlone(standing, [remote]);
      const after = afterApproval(standing, [remote], { automatic, approval, now: now() });
      return {
        change: {
          actor,
          verb: 'promote',
          remote,
          ...(from && { from }),
          to: ref.version,
          reason,
          gate,
          ...(force && { forced: true as const }),
          ...(automatic && { automatic: true as const }),
          ...(figures && { figures }),
          ...(approvedBy !== undefined && { approvedBy }),
        },
        slots: { ...slots, [remote]: { ...promoted(slot, ref), stableSince: now().toISOString() } },
        standing: scheduled ? withoutSchedule(after, remote) : after,
      };
    },
  });
  return {
    remote,
    from,
    to: head.revision.slots[remote]?.stable.version ?? ref.version,
    isNew,
    revision: head.revision,
  };
}
