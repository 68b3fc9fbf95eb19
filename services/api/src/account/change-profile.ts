import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { ApiFailure } from '../http/failure.ts';
import { isKeptForOwner, openWayBack } from './email-way-back.ts';

type UserRow = Selectable<Database['users']>;
type Changes = Partial<Insertable<Database['users']>> & { email: string };
/** What takes an account back to the e-mail that it had, after a change of it. */
export type WayBack = { email: string; token: string } | null;
type Changed = { row: UserRow; wayBack: WayBack };

const uniqueViolation = '23505';
/** 422 `errors.email`. */
export const emailTaken = () => new ApiFailure(422, 'email_taken', { fields: { email: 'email_taken' } });

/** Writes a shopper's own data; 422 `errors.email` when somebody else has the e-mail or may take it back. */
export async function changeProfile(
  deps: ApiDeps,
  trx: Kysely<Database>,
  id: string,
  changes: Changes,
): Promise<Changed> {
  const before = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await write(trx, id, changes);
  if (before.email === row.email) return { row, wayBack: null };
  if (await isKeptForOwner(deps, trx, { email: row.email, userId: id })) throw emailTaken();
  const token = await openWayBack(deps, trx, { userId: id, oldEmail: before.email });
  return { row, wayBack: { email: before.email, token } };
}

async function write(trx: Kysely<Database>, id: string, changes: Changes): Promise<UserRow> {
  try {
    return await trx
      .updateTable('users')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (error) {
    // The database decides: of two shoppers who ask for one e-mail at once, one gets it.
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    throw emailTaken();
  }
}
