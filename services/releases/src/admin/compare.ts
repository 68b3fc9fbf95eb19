import { compareRevisions, type SlotDifference } from '../reading/compare-revisions.ts';
import { readHead, readRevision } from '../reading/release-log.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';

export type CompareAnswer = { env: string; before: number; after: number; differences: SlotDifference[] };

/** Compares two revisions; without `after` with what is live. Errors: refuses (404) a revision that never was. */
export async function compareInStore(
  store: Store,
  env: string,
  before: number,
  after?: number,
): Promise<CompareAnswer> {
  const [one, other] = await Promise.all([
    readRevision(store, env, before),
    after === undefined ? readHead(store, env) : readRevision(store, env, after),
  ]);
  if (one === undefined || other === undefined)
    throw new ReleaseRefusal(
      404,
      'no_revision',
      `${env} never had a revision ${one ? (after ?? 1) : before}.`,
    );
  return {
    ...{ env, before, after: other.revision.revision },
    differences: compareRevisions(one.revision, other.revision),
  };
}
