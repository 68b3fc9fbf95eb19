import { type ReleaseRefusal, StoreUnreachable } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { type AuditEntry, countMarked, writeAuditEntry } from './audit-log.ts';

/** Who was turned away from what. */
export type Attempt = Pick<AuditEntry, 'actor' | 'address' | 'what' | 'env' | 'remotes'>;

/**
 * Of the refusals of one day so many are kept, of strangers and of those with a token or a place at the store apart: neither a flood
 * nor a script that repeats what is refused fills the store, and strangers leave room for what the others tried.
 */
const mostADay = 2_000;
const longestText = 500;

/**
 * Keeps a refusal in the log. A full disk keeps no note, and what was refused stays refused. A store that cannot
 * be reached is no refusal: then there is none to answer.
 */
export async function noteRefusal(
  store: Store,
  attempt: Attempt,
  refusal: ReleaseRefusal,
  isStranger = false,
): Promise<AuditEntry | undefined> {
  if (refusal instanceof StoreUnreachable) return undefined;
  const at = new Date().toISOString();
  const mark = isStranger ? 'stranger' : 'refused';
  const { status, code, message } = refusal;
  const entry: AuditEntry = {
    ...{ at, kind: 'refused', ...attempt, status },
    message: isStranger ? code : message.slice(0, longestText),
  };
  try {
    if ((await countMarked(store, at, mark)) < mostADay) await writeAuditEntry(store, entry, mark);
  } catch (error) {
    if (!(error instanceof StoreUnreachable)) throw error;
  }
  return entry;
}
