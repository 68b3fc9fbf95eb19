import { type Kysely, sql } from 'kysely';
import { lockOrder } from '../commerce/settle-payment.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { endOrder } from './take-step.ts';

const batch = 100;

/**
 * Cancels the orders that nobody confirmed in time, by the database's clock: their pieces are free again, and a letter says so.
 * Any number of processes may do so at once; an order that cannot be cancelled holds up no other.
 */
export async function cancelUnconfirmed(deps: ApiDeps): Promise<void> {
  const due = await overdue(deps.db).select('id').orderBy(sql`random()`).limit(batch).execute();
  for (const { id } of due)
    await deps.db
      .transaction()
      .execute(async (trx) => {
        const order = await lockOrder(trx, id);
        // Confirmed, moved or cancelled while this waited for it.
        if (!(await overdue(trx).select('id').where('id', '=', id).executeTakeFirst())) return;
        const end = { to: 'cancelled', actor: null, restock: true, letter: 'order_unconfirmed' } as const;
        await endOrder(trx, deps, order, end);
      })
      .catch((error: unknown) =>
        deps.log.error({ err: error, order: id }, 'an order could not be cancelled'),
      );
}

const overdue = (db: Kysely<Database>) =>
  db
    .selectFrom('orders')
    .where('status', '=', 'placed')
    .where('confirmed_at', 'is', null)
    .where('confirm_by', '<=', sql<Date>`now()`)
    // Nobody can confirm what was never asked of them.
    .where(
      sql<boolean>`not exists (select from letters l where l.order_id = orders.id and l.kind = 'order_to_confirm'
        and l.sent_at is null and l.given_up_at is null)`,
    );
