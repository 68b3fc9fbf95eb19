import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Gives an account the orders that guests placed with its e-mail, in whatever case it was typed. Call only for an e-mail that the
 * account has proved: what joins can be read by it.
 * @param before – what was ordered from then on stays a guest's. @returns how many joined.
 */
export async function joinGuestOrders(
  db: Kysely<Database>,
  { userId, email, before }: { userId: string; email: string; before?: Date },
): Promise<number> {
  const joined = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql`lower(contact->>'email')`, '=', email.toLowerCase())
    .$if(before !== undefined, (orders) => orders.where('created_at', '<', before ?? null))
    .returning('id')
    .execute();
  return joined.length;
}
