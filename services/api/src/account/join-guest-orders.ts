import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Gives an account the orders that guests placed with its e-mail, in whatever case it was typed. Call only for an e-mail that the
 * account has proved: what joins can be read by it. @returns how many joined.
 */
export async function joinGuestOrders(
  db: Kysely<Database>,
  { userId, email }: { userId: string; email: string },
): Promise<number> {
  const joined = await db
    .updateTable('orders')
    .set({ user_id: userId })
    .where('user_id', 'is', null)
    .where(sql`lower(contact->>'email')`, '=', email.toLowerCase())
    .returning('id')
    .execute();
  return joined.length;
}
