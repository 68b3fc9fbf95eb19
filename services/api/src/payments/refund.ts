import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';

type OrderRow = Selectable<Database['orders']>;

/** What was given back of an order so far, in minor units of its currency. Money that came too late was never part of it. */
export async function refundedMinor(db: Kysely<Database>, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.sum<number>('amount_minor').as('sum'))
    .where('order_id', '=', orderId)
    .where('is_late', '=', false)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/**
 * Gives money of a paid order back, never more than is left of it: `amountMinor`, or all. What was paid on a page goes
 * back through its gateway, which is asked afterwards (`sendDueRefunds`); what the courier took is handed back by a person,
 * and is only written down here. Call under the order's lock. @returns what went back in minor units; 0 for an order that was not paid.
 */
export async function refundOrder(
  trx: Kysely<Database>,
  deps: ApiDeps,
  order: OrderRow,
  { actor, amountMinor = order.total_minor }: { actor: string; amountMinor?: number },
): Promise<number> {
  if (order.payment_status !== 'paid') return 0;
  const left = order.total_minor - (await refundedMinor(trx, order.id));
  const amount = Math.min(amountMinor, left);
  if (amount <= 0) return 0;
  const payment = await trx
    .selectFrom('payments')
    .select(['id', 'charge_id'])
    .where('order_id', '=', order.id)
    .where('status', '=', 'paid')
    .executeTakeFirst();
  await trx
    .insertInto('refunds')
    .values({
      id: deps.randomId(),
      order_id: order.id,
      payment_id: payment?.id ?? null,
      amount_minor: amount,
      currency: order.currency,
      means: payment ? 'provider' : 'by_hand',
      actor,
      created_at: deps.now(),
      state: payment?.charge_id ? 'waiting' : 'done',
      due_at: deps.now(),
    })
    .execute();
  return amount;
}
