import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A letter as it was written down. */
export type LetterRow = Selectable<Database['letters']>;

/**
 * How long a letter belongs to the sender that took it: far longer than composing and sending may take. One whose sender
 * died is due again afterwards.
 */
export const takenMs = 2 * 60_000;

/**
 * Takes the letter that has been due the longest, so that no other sender takes it. Nothing is locked while it is sent: it
 * is due again later instead. Undefined when none is due.
 */
export function takeLetter(db: Kysely<Database>, now: Date): Promise<LetterRow | undefined> {
  return db
    .updateTable('letters')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), due_at: new Date(now.getTime() + takenMs) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('letters')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Writes down what became of a letter that was taken. Nothing is written when it is not as it was taken: an order
 * changed again meanwhile, and is to be reported again.
 */
export async function endTurn(
  db: Kysely<Database>,
  letter: LetterRow,
  end: { sent_at: Date } | { given_up_at: Date; last_error: string } | { due_at: Date; last_error: string },
): Promise<void> {
  await db
    .updateTable('letters')
    .set(end)
    .where('id', '=', letter.id)
    .where('attempts', '=', letter.attempts)
    .where('due_at', '=', letter.due_at)
    .execute();
}
