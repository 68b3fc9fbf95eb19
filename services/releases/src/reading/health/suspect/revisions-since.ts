import type { Revision } from '@dana/contracts/release/revision';
import { readHead, readHistory } from '../../release-log.ts';
import type { Store } from '../../../store/store.ts';

/** Further back than this nobody looks for a cause; the answer must stay quick. */
const maxRevisionsRead = 300;

/**
 * The revisions since an instant, oldest first, the one that was live at it among them. Unit: milliseconds since 1970.
 * Errors: `StoreUnreachable`, `ReleaseRefusal` for a damaged log.
 */
export async function revisionsSince(store: Store, env: string, sinceMs: number): Promise<Revision[]> {
  const head = await readHead(store, env);
  if (head === undefined) return [];
  const revisions: Revision[] = [];
  for await (const revision of readHistory(store, env, head)) {
    revisions.push(revision);
    if (Date.parse(revision.change.at) < sinceMs || revisions.length === maxRevisionsRead) break;
  }
  return revisions.toReversed();
}
