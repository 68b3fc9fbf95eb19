import type { Revision } from '@dana/contracts/release/revision';
import type { FreezeOfAll, Standing } from '@dana/contracts/release/standing';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { readRevision } from './release-log.ts';

/** More revisions in a row are not written by older servers while the newer ones come. Unit: revisions. */
const mostByOlder = 500;
const atOnce = 50;

/**
 * What stands in an environment after a revision. Older servers write revisions without it, and can change none of it: then it is
 * what the newest revision says that has it.
 */
export async function readStanding(
  store: Store,
  env: string,
  revision: Revision | undefined,
): Promise<Standing> {
  if (revision === undefined || revision.standing) return revision?.standing ?? {};
  const last = Math.max(1, revision.revision - mostByOlder);
  for (let from = revision.revision - 1; from >= last; from -= atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, from - last + 1) }, (_, index) => from - index);
    // One that is damaged or gone hides nothing that stands in an older one.
    const read = (number: number) => readRevision(store, env, number).catch(orUndefined);
    const found = (await Promise.all(numbers.map(read))).find((entry) => entry?.revision.standing);
    if (found) return found.revision.standing ?? {};
  }
  return {};
}

function orUndefined(error: unknown): undefined {
  if (!(error instanceof ReleaseRefusal && error.code === 'damaged_revision')) throw error;
}

/** The freeze of everything, while it lasts: its end needs no change. */
export function freezeNow({ frozen }: Standing, now: Date): FreezeOfAll | undefined {
  const isOver = frozen?.until !== undefined && Date.parse(frozen.until) <= now.getTime();
  return isOver ? undefined : frozen;
}
