import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { emailTaken } from './change-profile.ts';
import type { Lang } from '../http/context.ts';
import { queueConfirmLetter } from './confirm-email.ts';
import { isKeptForOwner } from './email-way-back.ts';

type Person = Omit<Insertable<Database['users']>, 'id' | 'created_at'>;

/** Opens an account and asks its e-mail, in `lang`, to be confirmed; 422 `errors.email` when one has the e-mail or may take it back. */
export async function register(
  deps: ApiDeps,
  trx: Kysely<Database>,
  person: Person,
  lang: Lang,
): Promise<{ userId: string }> {
  const user = await trx
    .insertInto('users')
    .values({ ...person, id: deps.randomId(), created_at: deps.now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user || (await isKeptForOwner(deps, trx, { email: person.email, userId: user.id })))
    throw emailTaken();
  await queueConfirmLetter(trx, deps, { userId: user.id, email: person.email, lang });
  return { userId: user.id };
}
