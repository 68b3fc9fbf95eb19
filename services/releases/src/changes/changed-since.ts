import type { Revision } from '@dana/contracts/release/revision';
import { type Head, readHistory } from '../reading/release-log.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';

/** These change nothing of what a slot shows for good, or are looked at by themselves. */
const harmless = [
  ...['freeze', 'unfreeze', 'pin', 'unpin', 'pause', 'resume'],
  ...['request', 'approve', 'reject', 'second-person-on', 'second-person-off'],
];

type Since = { store: Store; env: string; head: Head; remote: string; version: string };

/**
 * Somebody who changed a slot since a promotion of it was scheduled decided about it, and that wins. A canary of the very version is on
 * its way there. Errors: refuses (409) after such a change, with who made it and why.
 */
export async function assertUndecided(since: Since): Promise<void> {
  const revision = await changedSince(since);
  if (revision === undefined) return;
  const { verb, actor, reason } = revision.change;
  throw new ReleaseRefusal(
    409,
    'changed_since',
    `${since.remote} was changed since it was scheduled: ${verb} by ${actor}, "${reason}".`,
  );
}

/** What changed it. `undefined`: nothing. */
async function changedSince({ store, env, head, remote, version }: Since): Promise<Revision | undefined> {
  for await (const revision of readHistory(store, env, head)) {
    const { verb, remotes, remote: only, to } = revision.change;
    if (!(remotes ?? [only]).includes(remote) || harmless.includes(verb)) continue;
    if (verb === 'schedule') return undefined;
    if (verb !== 'canary' || to !== version) return revision;
  }
  return undefined;
}
