import { ReleaseRefusal } from '../store/refusal.ts';
import { checkedDeployable } from '../store/key.ts';
import { appendRevision } from './append-revision.ts';
import { checkedReason } from './change.ts';
import type { WholeRequest, WholeResult } from './freeze-all.ts';

type RuleRequest = WholeRequest & {
  /** A deployable, or `*` for all. */
  remote: string;
  isOn: boolean;
  /** How long a request can be approved. Unit: hours, 1–168. */
  hours: number;
};

/**
 * Says whether changes of a deployable, or of all, need a second person. Open requests stay open.
 * Errors: `ReleaseRefusal` 400 no such name or time, 404 nothing was ever live, 412 stale.
 */
export async function setSecondPerson(request: RuleRequest): Promise<WholeResult> {
  const { store, env, actor, isOn, hours, ifMatch, now = () => new Date() } = request;
  const remote = request.remote === '*' ? '*' : checkedDeployable(request.remote);
  const reason = checkedReason(request.reason);
  if (!(hours >= 1 && hours <= 168))
    throw new ReleaseRefusal(400, 'bad_hours', 'A request can be approved for 1 to 168 hours.');
  let after = {};
  const { head, isNew } = await appendRevision({
    ...{ store, env, ifMatch, now },
    propose: (current, standing) => {
      if (current === undefined)
        throw new ReleaseRefusal(404, 'not_live', `Nothing is released in ${env} yet.`);
      const { [remote]: known, ...others } = standing.secondPerson ?? {};
      after = standing;
      if (isOn ? known?.hours === hours : known === undefined) return undefined;
      const rule = { by: actor, at: now().toISOString(), reason, hours };
      const next = { ...standing, secondPerson: isOn ? { ...others, [remote]: rule } : others };
      after = next;
      const verb = isOn ? 'second-person-on' : 'second-person-off';
      const gate = { verdict: 'passed' as const, findings: [] };
      const change = { actor, verb, reason, gate, ...(remote !== '*' && { remote }) };
      return { change, slots: current.revision.slots, standing: next };
    },
  });
  return { isNew, revision: head.revision, standing: after };
}
