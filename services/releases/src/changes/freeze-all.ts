import type { Revision } from '@dana/contracts/release/revision';
import type { Standing } from '@dana/contracts/release/standing';
import { freezeNow } from '../reading/standing.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { appendRevision } from './append-revision.ts';
import { type ChangeRequest, checkedReason } from './change.ts';
import { checkedInstant } from './checked-instant.ts';

/** A change of no slot, for a whole environment. */
export type WholeRequest = Omit<ChangeRequest, 'remote' | 'automatic' | 'figures'>;

export type WholeResult = { isNew: boolean; revision: Revision; standing: Standing };

/** A year: what is meant to last longer is no freeze. Unit: days. */
const mostDays = 366;

/**
 * Stops promotions and canaries of everything, first releases too, until an instant or until `unfreezeAll`; going back, and what the
 * shop takes back by itself, stay possible. Freezes of single slots stay beside it. A further one changes the end.
 * Errors: `ReleaseRefusal` 400 no such instant, 404 nothing was ever live, 412 stale.
 */
export async function freezeAll(
  request: WholeRequest & { until?: string | undefined },
): Promise<WholeResult> {
  const { actor, now = () => new Date() } = request;
  const reason = checkedReason(request.reason);
  const until =
    request.until === undefined
      ? {}
      : { until: checkedInstant('until', request.until, { now: now(), mostDays }) };
  return changeStanding(request, 'freeze', until, (standing) => {
    const current = freezeNow(standing, now());
    if (current && current.until === until.until) return undefined;
    return { ...standing, frozen: { by: actor, at: now().toISOString(), reason, ...until } };
  });
}

/** Ends a freeze of everything. Slots that are frozen alone stay so. */
export async function unfreezeAll(request: WholeRequest): Promise<WholeResult> {
  const { now = () => new Date() } = request;
  return changeStanding(request, 'unfreeze', {}, ({ frozen, ...standing }) =>
    freezeNow({ frozen }, now()) ? standing : undefined,
  );
}

async function changeStanding(
  { store, env, actor, reason, ifMatch, now }: WholeRequest,
  verb: 'freeze' | 'unfreeze',
  more: { until?: string },
  decide: (standing: Standing) => Standing | undefined,
): Promise<WholeResult> {
  let after: Standing = {};
  const { head, isNew } = await appendRevision({
    ...{ store, env, ifMatch },
    ...(now && { now }),
    propose: (current, standing) => {
      if (current === undefined)
        throw new ReleaseRefusal(404, 'not_live', `Nothing is released in ${env} yet.`);
      const changed = decide(standing);
      after = changed ?? standing;
      const gate = { verdict: 'passed' as const, findings: [] };
      const change = { actor, verb, reason: checkedReason(reason), gate, ...more };
      return changed && { change, slots: current.revision.slots, standing: changed };
    },
  });
  return { isNew, revision: head.revision, standing: after };
}
