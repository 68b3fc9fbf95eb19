import type { Targets } from '@dana/contracts/release/canary-targets';
import type { GateResult, Revision, Slot, Verb } from '@dana/contracts/release/revision';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { appendRevision } from './append-revision.ts';
import { type ChangeRequest, type ChangeResult, checkedReason } from './change.ts';

/** What a change makes of a slot; `from` and `to` are the versions that the log names. */
export type SlotChange = {
  slot: Slot;
  from?: string | undefined;
  to?: string | undefined;
  percent?: number;
  targets?: Targets | undefined;
  gate?: GateResult;
  forced?: boolean;
};

/** Called again when another writer was first. `undefined`: it already is as asked for. */
type Decide = (
  slot: Slot,
  slots: Revision['slots'],
) => SlotChange | undefined | Promise<SlotChange | undefined>;

const noGate: GateResult = { verdict: 'passed', findings: [] };

/**
 * Writes one change of one slot that has a release already.
 * Errors: `ReleaseRefusal` 404 when nothing of it is live, 412 stale, and whatever `decide` refuses.
 */
export async function changeSlot(request: ChangeRequest, verb: Verb, decide: Decide): Promise<ChangeResult> {
  const { store, env, actor, ifMatch, now, automatic, figures } = request;
  const remote = checkedDeployable(request.remote);
  const reason = checkedReason(request.reason);
  const isTakenBack = automatic && (verb === 'abort' || verb === 'rollback');
  let change: SlotChange | undefined;
  const { head, isNew } = await appendRevision({
    store,
    env,
    ifMatch,
    ...(now && { now }),
    propose: async (current) => {
      const slot = current?.revision.slots[remote];
      if (current === undefined || slot === undefined) throw notLive(remote, env, verb);
      change = await decide(slot, current.revision.slots);
      if (change === undefined) return undefined;
      const { from, to, percent, targets, gate = noGate, forced } = change;
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
        },
        slots: {
          ...current.revision.slots,
          [remote]: isTakenBack ? { ...change.slot, frozen: { by: actor, reason } } : change.slot,
        },
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
