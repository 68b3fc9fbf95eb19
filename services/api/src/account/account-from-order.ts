import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { register } from './register.ts';

type OrderRow = Selectable<Database['orders']>;

/** A guest's order: who has its unguessable id may see it, and make an account of it. 404 for any other. */
export async function findGuestOrder(db: Kysely<Database>, id: string): Promise<OrderRow> {
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
  trx: Kysely<Database>,
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

const guestOrder = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', 'is', null)
    .where('person_gone_at', 'is', null);
