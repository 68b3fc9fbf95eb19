import type { Context } from 'hono';
import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { queueConfirmEmail } from './confirm-email.ts';
import { isKeptForOwner } from './email-way-back.ts';
import { isRightPassword } from './passwords.ts';
import { emailTaken, presentUser } from './profile.ts';
import { issueToken, rememberDevice } from './sessions.ts';

type Person = Omit<Insertable<Database['users']>, 'id' | 'created_at'>;

/** Opens an account and asks its e-mail, in `lang`, to be confirmed; 422 `errors.email` when one has the e-mail or may take it back. */
export async function register(
  deps: ApiDeps,
  trx: Db,
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
  await queueConfirmEmail(trx, deps, { userId: user.id, email: person.email, lang });
  return { userId: user.id };
}

type OrderRow = Selectable<Database['orders']>;

/** A guest's order: who has its unguessable id may see it, and make an account of it. 404 for any other. */
export async function findGuestOrder(db: Db, id: string): Promise<OrderRow> {
  const row = await guestOrder(db, id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Opens an account with the contact and the address of a guest's order, which then belongs to it.
 * Errors: 404 when it is nobody's guest order any more, 422 `errors.email` as when registering.
 */
export async function openFromOrder(
  deps: ApiDeps,
  trx: Db,
  { orderId, passwordHash, lang }: { orderId: string; passwordHash: string; lang: Lang },
): Promise<{ userId: string }> {
  // Two presses at once take turns here; the later one finds an order that has an owner.
  const order = await guestOrder(trx, orderId).forUpdate().executeTakeFirst();
  if (!order) throw notFound();
  const { first_name, last_name, email, phone } = order.contact;
  const person = { first_name, last_name, email: email.toLowerCase(), phone, password_hash: passwordHash };
  const { userId } = await register(deps, trx, person, lang);
  if (order.address)
    await trx
      .insertInto('addresses')
      .values({
        ...order.address,
        id: deps.randomId(),
        user_id: userId,
        is_default: true,
        created_at: deps.now(),
      })
      .execute();
  await trx.updateTable('orders').set({ user_id: userId }).where('id', '=', orderId).execute();
  return { userId };
}

const guestOrder = (db: Db, id: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where('person_gone_at', 'is', null);

/** An account that a request opened; or, where it was repeated under its key, one that it had opened before. */
type Opened = { userId: string; password: string; isNew: boolean };

/** Signs in to an account that was just opened. 422 `errors.email` for a repeat with another password. */
export async function sessionOfNew(deps: ApiDeps, c: Context<ApiEnv>, { userId, password, isNew }: Opened) {
  const user = await deps.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  // A repeat names the account by its key; it is signed in to by the password alone.
  const isOwner = isNew || (await isRightPassword(user?.password_hash, password));
  if (!user || !isOwner) throw emailTaken();
  await rememberDevice(deps, c, userId);
  const token = await issueToken(deps, deps.db, userId);
  return { user: presentUser(user, c.get('lang')), token };
}
