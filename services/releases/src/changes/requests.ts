import { randomBytes } from 'node:crypto';
import type { ChangeOnRequest, Standing } from '@dana/contracts/release/standing';
import type { Revision } from '@dana/contracts/release/revision';
import { ReleaseRefusal } from '../store/refusal.ts';
import { appendRevision, type RevisionDraft } from './append-revision.ts';
import { checkedReason } from './change.ts';
import type { WholeRequest } from './freeze-all.ts';
import { demandRequest, openRequests, ruleOf, withoutRequest } from './second-person.ts';
import { slotsChangedSince } from './slots-changed-since.ts';

/** What is asked for. */
export type Wanted = Omit<ChangeOnRequest, 'by' | 'at' | 'reason' | 'expires' | 'revision'>;

/** Each revision repeats them; more are not looked through either. */
const mostOpen = 20;
const noGate = { verdict: 'passed' as const, findings: [] };

/**
 * Asks for a change that needs a second person. The same from the same person is one request, however often it is sent.
 * Errors: `ReleaseRefusal` 409 too many are open, 412 stale.
 */
export async function fileRequest(
  { store, env, actor, reason, ifMatch, now = () => new Date() }: WholeRequest,
  wanted: Wanted,
): Promise<{ id: string; expires: string }> {
  let filed = { id: '', expires: '' };
  await appendRevision({
    ...{ store, env, ifMatch, now },
    propose: async (head, standing) => {
      let open = openRequests(standing, now());
      const same = open.find(([, one]) => one.by === actor && isSame(one, wanted));
      const at = { store, env, now: head?.revision };
      if (same && (await slotsChangedSince(at, same[1])).length === 0) {
        filed = { id: same[0], expires: same[1].expires };
        return undefined;
      }
      // One that nobody can approve any more gives way.
      open = open.filter((one) => one !== same);
      if (open.length >= mostOpen)
        throw new ReleaseRefusal(
          409,
          'too_many_requests',
          `${mostOpen} requests are open already. Approve or reject some first: pnpm release requests`,
        );
      filed = { id: randomBytes(4).toString('hex'), expires: expiryOf(standing, wanted, now()) };
      const decided = { by: actor, at: now().toISOString(), reason: checkedReason(reason) };
      const revision = (head?.revision.revision ?? 0) + 1;
      const request = { ...wanted, ...decided, revision, expires: filed.expires };
      const requests = { ...Object.fromEntries(open), [filed.id]: request };
      return draftOf(head?.revision, { actor, reason, wanted, verb: 'request' }, { ...standing, requests });
    },
  });
  return filed;
}

/**
 * Closes a request without its change: rejected by somebody else, or taken back by who made it.
 * Errors: `ReleaseRefusal` 404 none of that id is open, 412 stale.
 */
export async function rejectRequest(
  { store, env, actor, reason, ifMatch, now = () => new Date() }: WholeRequest,
  id: string,
): Promise<Revision> {
  const { head } = await appendRevision({
    ...{ store, env, ifMatch, now },
    propose: (current, standing) => {
      const wanted = demandRequest(standing, id, now());
      return draftOf(
        current?.revision,
        { actor, reason, wanted, verb: 'reject' },
        withoutRequest(standing, id),
      );
    },
  });
  return head.revision;
}

/** Lets who asked publish that build by force, until the request's end. Errors: as `rejectRequest`. */
export async function allowPublish(
  { store, env, actor, reason, ifMatch, now = () => new Date() }: WholeRequest,
  id: string,
): Promise<Revision> {
  const { head } = await appendRevision({
    ...{ store, env, ifMatch, now },
    propose: (current, standing) => {
      const wanted = demandRequest(standing, id, now());
      const requests = { ...standing.requests, [id]: { ...wanted, approvedBy: actor } };
      return draftOf(
        current?.revision,
        { actor, reason, wanted, verb: 'approve' },
        { ...standing, requests },
      );
    },
  });
  return head.revision;
}

type Said = { actor: string; reason: string; wanted: Wanted; verb: 'request' | 'approve' | 'reject' };

function draftOf(
  current: Revision | undefined,
  { actor, reason, wanted, verb }: Said,
  standing: Standing,
): RevisionDraft {
  const { remotes, version, percent, verb: asked } = wanted;
  return {
    change: {
      ...{ actor, verb, remotes, gate: noGate },
      reason: `${asked}: ${checkedReason(reason)}`.slice(0, 500),
      ...(version !== undefined && { to: version }),
      ...(percent !== undefined && { percent }),
    },
    slots: current?.slots ?? {},
    standing,
  };
}

/** The shortest time of those that rule it. */
function expiryOf(standing: Standing, { remotes }: Wanted, now: Date): string {
  const hours = remotes.flatMap((remote) => ruleOf(standing, remote)?.hours ?? []);
  return new Date(now.getTime() + Math.min(...hours, 168) * 3_600_000).toISOString();
}

function isSame(one: ChangeOnRequest, wanted: Wanted): boolean {
  const { by, at, reason, expires, revision, approvedBy, ...asked } = one;
  return sorted(asked) === sorted(wanted);
}

const sorted = (value: object): string =>
  JSON.stringify(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
