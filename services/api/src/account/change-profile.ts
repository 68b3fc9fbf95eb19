import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ApiFailure } from '../http/failure.ts';

type UserRow = Selectable<Database['users']>;
type Changes = Partial<Insertable<Database['users']>> & { email: string };

const uniqueViolation = '23505';

/** Writes a shopper's own data; 422 `errors.email` when somebody else has the e-mail. */
export async function changeProfile(db: Kysely<Database>, id: string, changes: Changes): Promise<UserRow> {
  try {
    return await db
      .updateTable('users')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    // The database decides: of two shoppers who wish for one e-mail at once, one gets it.
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    throw new ApiFailure(422, 'email_taken', { fields: { email: 'email_taken' } });
  }
}
