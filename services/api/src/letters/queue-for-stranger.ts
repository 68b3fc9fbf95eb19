import { type Insertable, type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { hashedKey } from '../http/limiter.ts';
import { type LetterDeps, letterRow, type QueuedLetter } from './queue-letter.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** So long one letter that asks for a confirmation stands; whoever asks again meanwhile causes no second one. */
export const confirmationStandsMs = dayMs;

export type StrangerDeps = LetterDeps & Pick<ApiDeps, 'limits'>;

/** What the owner of an account needs to get into it: counted apart, so that nobody uses it up with other letters. */
const ofAccounts = ['password_reset', 'email_confirm'];

/**
 * Writes a letter down to an address that anybody may have typed. In a day so many go to one address and no more, whoever asks
 * for them and wherever from; what is more is not written, and nobody is told: who asks may not be who reads.
 * @returns whether it was written.
 */
export async function queueForStranger(
  trx: Kysely<Database>,
  deps: StrangerDeps,
  { email, ...letter }: QueuedLetter & { email: string },
): Promise<boolean> {
  const row = await forStranger(trx, deps, { row: letterRow(deps, letter), email });
  if (row) await trx.insertInto('letters').values(row).execute();
  return row !== null;
}

/** The row of such a letter, counted for its address; null when there were as many already. Call inside the transaction that writes it. */
export async function forStranger<Row extends Insertable<Database['letters']>>(
  trx: Kysely<Database>,
  { now, limits }: StrangerDeps,
  { row, email }: { row: Row; email: string },
): Promise<(Row & { recipient: string }) | null> {
  const isOfAccount = ofAccounts.includes(row.kind);
  const [max, withinMs] = isOfAccount ? [limits.forgot, hourMs] : [limits.letters, dayMs];
  const recipient = hashedKey(`letters to ${email.toLowerCase()}${isOfAccount ? ` ${row.kind}` : ''}`);
  // Two at once would each not see the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`.execute(trx);
  const { written } = await trx
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .where('recipient', '=', recipient)
    .where('created_at', '>', new Date(now().getTime() - withinMs))
    .executeTakeFirstOrThrow();
  return Number(written) < max ? { ...row, recipient } : null;
}
