import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Removes carts of guests that nobody changed since a time, with what is in them: no browser has their ids any more. A cart that
 * became an order, or that one was put back into, stays, as does the cart of an account.
 */
export async function dropGuestCarts(db: Kysely<Database>, before: Date): Promise<void> {
  await sql`delete from carts c where c.user_id is null and c.updated_at < ${before}
    and not exists (select from orders o where o.cart_id = c.id or o.restored_cart = c.id)
    and not exists (select from users u where u.cart_id = c.id)`.execute(db);
}
