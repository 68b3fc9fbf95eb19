import { type Verb, verbSchema } from '@dana/contracts/release/revision';
import type { ChangeOnRequest, Standing } from '@dana/contracts/release/standing';
import { allowPublish, fileRequest, rejectRequest, type Wanted } from '../changes/requests.ts';
import { restoreRevision } from '../changes/restore.ts';
import { demandRequest, openRequests, secondPersonCode } from '../changes/second-person.ts';
import { slotsChangedSince } from '../changes/slots-changed-since.ts';
import { instantText } from '../reading/instant-text.ts';
import { type Head, readHead } from '../reading/release-log.ts';
import { readStanding } from '../reading/standing.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { makeChange } from './make-change.ts';
import type { ApproveAnswer, ApproveOptions, RequestView } from './second-person-forms.ts';

type Asking = { store: Store; env: string; actor: string; reason: string; ifMatch?: number | undefined };

/**
 * Makes a change, or asks for it where somebody else has to allow it. That it was not made is a refusal, so that no caller takes it for
 * done. Errors: as the change, and `ReleaseRefusal` 409 `second_person` with the request's id.
 */
export async function orRequest<Answer>(
  asking: Asking,
  wanted: Omit<Wanted, 'remotes'>,
  change: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ReleaseRefusal && error.code === secondPersonCode)) throw error;
    const { id, expires } = await fileRequest(asking, {
      ...wanted,
      ...(error.details as Pick<Wanted, 'remotes'>),
    });
    throw new ReleaseRefusal(
      409,
      secondPersonCode,
      `${error.message} Nothing is changed yet: somebody else approves it until ${instantText(expires)}, with: pnpm release approve ${id}`,
      { request: id, expires },
    );
  }
}

/** The requests that can be approved, oldest first. */
export async function listRequests(store: Store, env: string, now = new Date()): Promise<RequestView[]> {
  const standing = await readStanding(store, env, (await readHead(store, env))?.revision);
  return openRequests(standing, now)
    .map(([id, request]) => ({ id, ...request }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/**
 * Makes a change that somebody else asked for, in the name of who asked. The gate, freezes and pins are asked once more.
 * Errors: as the change, and `ReleaseRefusal` 403 the same name, 404 no such request, 412 what it was asked for has changed since.
 */
export async function approveRequest(
  store: Store,
  actor: string,
  { env, id, ifMatch }: ApproveOptions,
): Promise<ApproveAnswer> {
  const head = await readHead(store, env);
  const standing: Standing = await readStanding(store, env, head?.revision);
  const request = demandRequest(standing, id, new Date());
  if (isSamePerson(request.by, actor))
    throw new ReleaseRefusal(
      403,
      'same_person',
      `${request.by} asked for this, so somebody else has to approve it.`,
    );
  if (head) await assertUnchanged(store, env, head, request);
  // What comes between this look and the change is refused as well.
  const change = { ifMatch: ifMatch ?? head?.revision.revision, approval: { request: id, by: actor } };
  const { verb, remotes } = request;
  const revision = await carry({ store, env, actor }, request, change);
  return { env, id, verb, remotes, by: request.by, revision };
}

/** Closes a request without its change. Errors: as `rejectRequest`. */
export async function rejectAsked(asking: Asking, id: string): Promise<ApproveAnswer> {
  const { env, store } = asking;
  const standing = await readStanding(store, env, (await readHead(store, env))?.revision);
  const { verb, remotes, by } = demandRequest(standing, id, new Date());
  const after = await rejectRequest(asking, id);
  return { env, id, verb, remotes, by, revision: after.revision };
}

type Carry = { ifMatch: number | undefined; approval: { request: string; by: string } };

async function carry(
  { store, env, actor }: { store: Store; env: string; actor: string },
  request: ChangeOnRequest,
  { ifMatch, approval }: Carry,
): Promise<number> {
  const { by, reason, remotes, toRevision, ...asked } = request;
  const whole = { store, env, reason, ifMatch };
  if (request.verb === 'publish') return (await allowPublish({ ...whole, actor }, approval.request)).revision;
  if (request.verb === 'restore' && toRevision !== undefined) {
    // Of what was asked for, and of nothing that was pinned then.
    const { revision } = await restoreRevision({ ...whole, actor: by, toRevision, remotes, approval });
    return revision.revision;
  }
  const { version, percent, salt, steps, everyMs, targeted, force = false, due } = asked;
  const options = { version, percent, salt, steps, everyMs, targeted, force, due };
  const [remote = ''] = remotes;
  const answer = await makeChange(
    store,
    by,
    knownVerb(request.verb),
    { env, remote, reason, ifMatch, ...options },
    approval,
  );
  return answer.revision;
}

function knownVerb(text: string): Verb {
  const verb = verbSchema.safeParse(text);
  if (verb.success) return verb.data;
  throw new ReleaseRefusal(409, 'unknown_verb', `A newer server asked for "${text}": approve it there.`);
}

/** A person's tokens may differ in capitals; more is not known of who stands behind a name. */
const isSamePerson = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Errors: refuses (412) when a slot of the request, or of a strict one any, is not as it was when it was made. */
async function assertUnchanged(
  store: Store,
  env: string,
  { revision }: Head,
  request: ChangeOnRequest,
): Promise<void> {
  const changed = await slotsChangedSince({ store, env, now: revision }, request);
  if (changed.length > 0)
    throw new ReleaseRefusal(
      412,
      'changed_since',
      `${changed.join(', ')} changed since this was asked for, in revision ${request.revision}. Who asked asks once more if it is still wanted.`,
      { currentRevision: revision.revision },
    );
}
