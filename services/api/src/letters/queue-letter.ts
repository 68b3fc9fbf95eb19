import type { Insertable, Kysely } from 'kysely';
import { json } from '../database/stored.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';

/** What is needed to write a letter down. */
export type LetterDeps = Pick<ApiDeps, 'now' | 'randomId'>;

/** A letter as it is written down: who sends it composes it from `facts`. */
export type QueuedLetter = { kind: string; lang: Lang; facts: object };

/**
 * Writes a letter down in the transaction of the fact that it reports: both are there, or neither. It is sent soon after
 * the transaction ended, by whichever process has time.
 */
export async function queueLetter(
  trx: Kysely<Database>,
  deps: LetterDeps,
  letter: QueuedLetter,
): Promise<void> {
  await trx.insertInto('letters').values(letterRow(deps, letter)).execute();
}

/** The row of a new letter, due after `afterMs`. */
export function letterRow(
  deps: LetterDeps,
  { kind, lang, facts }: QueuedLetter,
  afterMs = 0,
): Insertable<Database['letters']> {
  const now = deps.now();
  const dueAt = new Date(now.getTime() + afterMs);
  return {
    id: deps.randomId(),
    kind,
    lang,
    order_id: null,
    facts: json(facts),
    created_at: now,
    due_at: dueAt,
    sent_at: null,
    given_up_at: null,
    last_error: null,
  };
}
