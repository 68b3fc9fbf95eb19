import type { Revision } from '@dana/contracts/release/revision';
import { probeForward, readHead, rootHash, stillUnsettled, type Head } from '../log/revisions.ts';
import { headKey, revisionKey, sha256Hex } from '../store/key.ts';
import { ReleaseRefusal, type Store } from '../store/store.ts';

/** What a change wants to write; number, parent and time are added by the log. */
export type RevisionDraft = {
  change: Omit<Revision['change'], 'at'>;
  slots: Revision['slots'];
  /** Without it, what stood before stands on. */
  standing?: Revision['standing'];
};

type AppendOptions = {
  store: Store;
  env: string;
  /** Called again with the newer head when another writer was first; `undefined` means "nothing to change". */
  propose: (head: Head | undefined) => RevisionDraft | undefined | Promise<RevisionDraft | undefined>;
  /** The revision that the caller has seen. A log that went on meanwhile refuses (412). */
  ifMatch?: number | undefined;
  now?: () => Date;
};

/** More than any real number of writers needs: each attempt lost means that somebody else won one. */
const maxAttempts = 200;

/**
 * Adds one revision to the environment's log; `putIfAbsent` of the next number is the lock.
 * @returns the head afterwards, and whether this call wrote it.
 * Errors: `ReleaseRefusal` 412 when `ifMatch` is stale, whatever `propose` throws, `StoreUnreachable`.
 */
export async function appendRevision(options: AppendOptions): Promise<{ head: Head; isNew: boolean }> {
  const { store, env, propose, ifMatch, now = () => new Date() } = options;
  let head = await readHead(store, env);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    assertMatch(env, head, ifMatch);
    const draft = await propose(head);
    if (draft === undefined && head !== undefined) return { head, isNew: false };
    if (draft === undefined) throw new Error(`${env}: the first revision of a log cannot be empty.`);
    const { change } = draft;
    const unsettled = stillUnsettled(head?.revision.unsettled, change.remotes ?? [change.remote ?? '']);
    const number = (head?.revision.revision ?? 0) + 1;
    const revision: Revision = {
      schema: 1,
      ...{ env, revision: number, parentHash: head?.hash ?? rootHash },
      change: { ...change, at: now().toISOString() },
      slots: draft.slots,
      standing: draft.standing ?? head?.revision.standing ?? {},
      ...(unsettled.length > 0 && { unsettled }),
    };
    const bytes = toBytes(revision);
    if ((await store.putIfAbsent(revisionKey(env, number), bytes)) === 'created') {
      // It stands already: a hint that could not be written must not turn success into failure.
      await store.putHint(headKey(env), toBytes({ revision: number })).catch(() => undefined);
      return { head: { revision, hash: sha256Hex(bytes) }, isNew: true };
    }
    head = await probeForward(store, env, head);
  }
  throw new ReleaseRefusal(409, 'busy', `${env}: too many others write at once. Repeat the command.`);
}

function assertMatch(env: string, head: Head | undefined, ifMatch: number | undefined): void {
  const current = head?.revision.revision ?? 0;
  if (ifMatch === undefined || ifMatch === current) return;
  const message = `${env} is at revision ${current}, not ${ifMatch}: somebody changed it meanwhile. Look at \`pnpm release status\` and repeat.`;
  throw new ReleaseRefusal(412, 'stale_revision', message, { currentRevision: current });
}

const toBytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 1)}\n`);
