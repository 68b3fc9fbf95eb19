import type { Revision } from '@dana/contracts/release/revision';
import type { ChangeOnRequest } from '@dana/contracts/release/standing';
import { readRevision } from '../reading/release-log.ts';
import type { Store } from '../store/store.ts';

/** The slots that are not as they were when a request was made: those that it would change, or of a strict one all. */
export async function slotsChangedSince(
  { store, env, now }: { store: Store; env: string; now: Revision | undefined },
  { revision, remotes, isStrict }: ChangeOnRequest,
): Promise<string[]> {
  const then = (await readRevision(store, env, revision))?.revision;
  const names = isStrict ? Object.keys({ ...then?.slots, ...now?.slots }) : remotes;
  return names.filter((name) => JSON.stringify(then?.slots[name]) !== JSON.stringify(now?.slots[name]));
}
