import type { Targets } from '@dana/contracts/release/canary-targets';
import type { GateResult, Revision, Slot, Verb } from '@dana/contracts/release/revision';
import type { Standing } from '@dana/contracts/release/standing';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { appendRevision } from './append-revision.ts';
import { type ChangeRequest, type ChangeResult, checkedReason } from './change.ts';
import { afterApproval } from './second-person.ts';

/** What a change makes of a slot; `from` and `to` are the versions that the log names. */
export type SlotChange = {
  slot: Slot;
  from?: string | undefined;
  to?: string | undefined;
  percent?: number;
  targets?: Targets | undefined;
  gate?: GateResult;
  forced?: boolean;
  /** When what was scheduled is due. */
  due?: string;
  standing?: Standing;
};

/** Called again when another writer was first. `undefined`: it already is as asked for. */
type Decide = (
  slot: Slot,
  slots: Revision['slots'],
  standing: Standing,
) => SlotChange | undefined | Promise<SlotChange | undefined>;

/** What brings something new to visitors: a second person may be needed. Ways back never need one. */
const forward: readonly Verb[] = ['canary', 'schedule'];
const noGate: GateResult = { verdict: 'passed', findings: [] };

/**
 * Writes one change of one slot that has a release already.
 * Errors: `ReleaseRefusal` 404 when nothing of it is live, 412 stale, and whatever `decide` refuses.
 */
export async function changeSlot(request: ChangeRequest, verb: Verb, decide: Decide): Promise<ChangeResult> {
  const { store, env, actor, ifMatch, now = () => new Date(), automatic, figures, approval } = request;
  const remote = checkedDeployable(request.remote);
  const reason = checkedReason(request.reason);
  const isTakenBack = automatic && (verb === 'abort' || verb === 'rollback');
  let change: SlotChange | undefined;
  const { head, isNew } = await appendRevision({
    store,
    env,
    ifMatch,
    now,
    propose: async (current, standing) => {
      const slot = current?.revision.slots[remote];
      if (current === undefined || slot === undefined) throw notLive(remote, env, verb);
      change = await decide(slot, current.revision.slots, standing);
      if (change === undefined) return undefined;
      const after = change.standing ?? standing;
      const isJudged = forward.includes(verb);
      const { from, to, percent, targets, gate = noGate, forced, due } = change;
      return {
        change: {
          actor,
          verb,
          remote,
          ...(from !== undefined && { from }),
          ...(to !== undefined && { to }),
          ...(percent !== undefined && { percent }),
          ...(targets && { targets }),
          reason,
          gate,
          ...(forced && { forced: true as const }),
          ...(automatic && { automatic: true as const }),
          ...(figures && { figures }),
          ...(due !== undefined && { due }),
          ...(approval && { approvedBy: approval.by }),
        },
        slots: {
          ...current.revision.slots,
          [remote]: isTakenBack ? { ...change.slot, frozen: { by: actor, reason } } : change.slot,
        },
        standing: isJudged ? afterApproval(after, [remote], { automatic, approval, now: now() }) : after,
      };
    },
  });
  const stable = head.revision.slots[remote]?.stable.version ?? '';
  return { remote, from: change?.from, to: change?.to ?? stable, isNew, revision: head.revision };
}

function notLive(remote: string, env: string, verb: Verb): ReleaseRefusal {
  return new ReleaseRefusal(
    404,
    'not_live',
    verb === 'rollback'
      ? `${remote} has no release in ${env}, so there is nothing to take back.`
      : `${remote} has no release in ${env} yet. Publish it and promote a first version.`,
  );
}
