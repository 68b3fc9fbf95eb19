import type { Insertable, Selectable } from 'kysely';
import { presentPicture } from '../catalogue/localise.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { queueConfirmEmail } from './confirm-email.ts';
import { isKeptForOwner, openWayBack } from './email-way-back.ts';

/** A shopper as their own answers carry them; the password's hash stays behind. */
export function presentUser(row: Selectable<Database['users']>, lang: Lang) {
  const picture = row.avatar && presentPicture(row.avatar, lang);
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    phone: row.phone,
    cart: row.cart_id,
    avatar: picture,
    image: picture,
  };
}

type UserRow = Selectable<Database['users']>;
type Changes = Partial<Insertable<Database['users']>> & { email: string };

const uniqueViolation = '23505';
/** 422 `errors.email`. */
export const emailTaken = () => new ApiFailure(422, 'email_taken', { fields: { email: 'email_taken' } });

/**
 * Writes a shopper's own data. Another address is not confirmed yet: an email in `lang` asks it, and another one goes to the address
 * from before. 422 `errors.email` when somebody else has the e-mail or may take it back.
 */
export async function changeProfile(
  deps: ApiDeps,
  trx: Db,
  id: string,
  changes: Changes,
  lang: Lang,
): Promise<UserRow> {
  const before = await trx
    .selectFrom('users')
    .select(['email', 'first_name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await write(trx, id, changes);
  if (before.email === row.email) return row;
  if (await isKeptForOwner(deps, trx, { email: row.email, userId: id })) throw emailTaken();
  await openWayBack(deps, trx, { userId: id, oldEmail: before.email, firstName: before.first_name, lang });
  await queueConfirmEmail(trx, deps, { userId: id, email: row.email, lang });
  return write(trx, id, { email: row.email, email_verified_at: null });
}

async function write(trx: Db, id: string, changes: Changes): Promise<UserRow> {
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
