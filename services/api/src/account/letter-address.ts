import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Whether a link that was mailed to an account's present e-mail was pressed. Enough for letters to that address, not for
 * anything of its owner: the account may be somebody else's (docs/decisions/orders-and-guests.md has what is).
 */
export async function mayWriteTo(db: Kysely<Database>, userId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('letter_addresses as e')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'e.user_id').onRef('u.email', '=', 'e.email'))
    .select('e.user_id')
    .where('e.user_id', '=', userId)
    .where('e.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a link mailed to this address was pressed. Does nothing when the account has another one by now. */
export async function noteLetterAddress(
  trx: Kysely<Database>,
  userId: string,
  email: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('letter_addresses')
    .columns(['user_id', 'email', 'confirmed_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select((row) => ['id', 'email', row.val(now).as('confirmed_at')])
        .where('id', '=', userId)
        .where('email', '=', email),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ email, confirmed_at: now }))
    .execute();
}
