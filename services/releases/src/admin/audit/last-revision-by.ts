import { type Head, readRevision } from '../../reading/release-log.ts';
import type { Store } from '../../store/store.ts';

/**
 * The last revision that was made until an instant, 0 when the first one is newer: searched for by halves, as numbers and instants
 * both grow. Where a clock was wrong it is one of around then.
 */
export async function lastRevisionBy(
  store: Store,
  env: string,
  head: Head,
  instant: string,
): Promise<number> {
  let [known, tooNew] = [0, head.revision.revision + 1];
  while (tooNew - known > 1) {
    const middle = Math.floor((known + tooNew) / 2);
    const found = await readRevision(store, env, middle);
    if (found && found.revision.change.at > instant) tooNew = middle;
    else known = middle;
  }
  return known;
}
