import type { ChangeOnRequest, SecondPerson, Standing } from '@dana/contracts/release/standing';
import { ReleaseRefusal } from '../store/refusal.ts';

/** A second person allows what somebody asked for. */
export type Approval = { request: string; by: string };

type Change = { automatic?: boolean | undefined; approval?: Approval | undefined; now: Date };

export const secondPersonCode = 'second_person';

/**
 * What stands after a change of these slots: without the request that it was approved by. What the shop does by itself goes on with what
 * was approved before. Errors: refuses (409 `second_person`) a change that somebody else has to allow, (404) an approval of a request
 * that is no longer open.
 */
export function afterApproval(standing: Standing, remotes: readonly string[], change: Change): Standing {
  const { automatic, approval, now } = change;
  if (approval) {
    demandRequest(standing, approval.request, now);
    return withoutRequest(standing, approval.request);
  }
  if (!automatic) assertAlone(standing, remotes);
  return standing;
}

/** Errors: refuses (409 `second_person`) where one of these slots needs a second person. */
export function assertAlone(standing: Standing, remotes: readonly string[]): void {
  const remote = remotes.find((name) => ruleOf(standing, name));
  const rule = remote === undefined ? undefined : ruleOf(standing, remote);
  if (rule)
    throw new ReleaseRefusal(
      409,
      secondPersonCode,
      `${remote} needs a second person, by a rule of ${rule.by}: ${rule.reason}.`,
      { remotes },
    );
}

/** The rule for a slot: its own, or that for all. */
export const ruleOf = ({ secondPerson }: Standing, remote: string): SecondPerson | undefined =>
  secondPerson?.[remote] ?? secondPerson?.['*'];

/** Requests that can be approved, by id. One whose time is over needs no change to be gone. */
export function openRequests({ requests = {} }: Standing, now: Date): [id: string, ChangeOnRequest][] {
  return Object.entries(requests).filter(([, { expires }]) => Date.parse(expires) > now.getTime());
}

/** An open request. Errors: refuses (404) where there is none of that id. */
export function demandRequest(standing: Standing, id: string, now: Date): ChangeOnRequest {
  const [, found] = openRequests(standing, now).find(([one]) => one === id) ?? [];
  if (found) return found;
  throw new ReleaseRefusal(
    404,
    'no_request',
    `There is no open request "${id.slice(0, 20)}": it was approved, rejected or not approved in time. See: pnpm release requests`,
  );
}

/** What stands without a request. */
export function withoutRequest(standing: Standing, id: string): Standing {
  const { [id]: _done, ...requests } = standing.requests ?? {};
  return { ...standing, requests };
}
