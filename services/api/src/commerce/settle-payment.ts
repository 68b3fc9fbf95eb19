import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { giveBackCoupon } from './coupons.ts';
import { giveBackStock } from './take-stock.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueOrderLetter } from '../letters/queue-order-letter.ts';
import type { PaymentRow } from '../payments/pay-link.ts';

type OrderRow = Selectable<Database['orders']>;
type Result = Exclude<PaymentRow['status'], 'pending'>;

const dueBatch = 100;
const secondThoughtMs = 5 * 60 * 1000;

/**
 * Decides a payment, once: in one transaction the payment, its order's status and, when there is no money, stock and
 * coupon change together. A later or repeated call changes nothing and answers with what was decided before; one
 * that comes after the time is up finds the payment expired. Null for an unknown payment.
 */
export function settlePayment(
  deps: ApiDeps,
  paymentId: string,
  result: Result,
): Promise<{ payment: PaymentRow; order: OrderRow } | null> {
  return deps.db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('payments')
      .select('order_id')
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (!known) return null;
    // The order first: paying again locks it too, so both take turns.
    const order = await lockOrder(trx, known.order_id);
    const payment = await trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const now = deps.now();
    const isDue = payment.expires_at <= now;
    if (payment.status !== 'pending' || (result === 'expired' && !isDue)) return { payment, order };
    return decide({ trx, deps }, order, payment, isDue ? 'expired' : result, now);
  });
}

/** Ends the payments whose time is up and gives their stock back. Returns how many it ended. */
export async function expireDuePayments(deps: ApiDeps, orderId?: string): Promise<number> {
  let due = deps.db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', deps.now())
    .limit(dueBatch);
  if (orderId !== undefined) due = due.where('order_id', '=', orderId);
  const rows = await due.execute();
  for (const { id } of rows) await settlePayment(deps, id, 'expired');
  return rows.length;
}

/** An order's row, locked for the transaction. */
export function lockOrder(trx: Kysely<Database>, id: string): Promise<OrderRow> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

async function decide(
  { trx, deps }: { trx: Kysely<Database>; deps: ApiDeps },
  order: OrderRow,
  payment: PaymentRow,
  result: Result,
  now: Date,
): Promise<{ payment: PaymentRow; order: OrderRow }> {
  const isPaid = result === 'paid';
  const settled = await trx
    .updateTable('payments')
    .set({ status: result, settled_at: now, transaction_id: isPaid ? transactionId(now) : null })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = await trx
    .updateTable('orders')
    .set({
      status: isPaid ? 'placed' : 'cancelled',
      payment_status: isPaid ? 'paid' : result === 'declined' ? 'failed' : 'cancelled',
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_history')
    .values({ order_id: order.id, status: changed.status, at: now })
    .execute();
  await queueOrderLetter(trx, deps, {
    orderId: order.id,
    kind: isPaid ? 'order_paid' : 'order_cancelled',
    // Who said no is on the shop's page, and perhaps about to pay again.
    afterMs: result === 'paid' || result === 'expired' ? 0 : secondThoughtMs,
  });
  if (!isPaid) {
    await giveBackCoupon(trx, order.promo_code);
    await giveBackStock(trx, order.id);
  }
  return { payment: settled, order: changed };
}

/** A number as banks print them: the day and eight digits. */
function transactionId(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `${day}${String(randomInt(100_000_000)).padStart(8, '0')}`;
}
