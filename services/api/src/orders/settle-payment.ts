import type { Selectable } from 'kysely';
import { giveBackCoupon } from '../cart/coupons.ts';
import { promiseAgain } from '../places/deliveries.ts';
import { giveBackStock } from './take-stock.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueOrderEmail, queueOrderPlaced } from '../emails/queue.ts';
import type { PaymentRow } from '../payments/pay-link.ts';

export type OrderRow = Selectable<Database['orders']>;
type Result = Exclude<PaymentRow['status'], 'pending'>;
type Settled = { payment: PaymentRow; order: OrderRow };

/** The gateway's numbers of a payment. */
type Numbers = { transactionId: string | null; trackId: string | null };
const noNumbers: Numbers = { transactionId: null, trackId: null };

const secondThoughtMs = 5 * 60 * 1000;

/**
 * Decides a payment, once: in one transaction the payment, its order's status and, when there is no money, stock and
 * coupon change together. A later or repeated call changes nothing and answers with what was decided before – but for
 * money that comes after the payment had ended: it goes back. Null for an unknown payment.
 */
export function settlePayment(
  deps: ApiDeps,
  paymentId: string,
  result: Result,
  numbers: Numbers = noNumbers,
): Promise<Settled | null> {
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
    if (payment.status === 'pending') return settleLocked({ trx, deps }, { order, payment }, result, numbers);
    const isLate = result === 'paid' && payment.status !== 'paid' && payment.late_paid_at === null;
    return isLate ? giveBackLate({ trx, deps }, { order, payment }, numbers) : { payment, order };
  });
}

/** An order's row, locked for the transaction. */
export function lockOrder(trx: Db, id: string): Promise<OrderRow> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

type Work = { trx: Db; deps: ApiDeps };

/** Decides a payment that waits, within a transaction that holds its order's lock. */
export async function settleLocked(
  { trx, deps }: Work,
  { order, payment }: Settled,
  result: Result,
  { transactionId, trackId }: Numbers = noNumbers,
): Promise<Settled> {
  const now = deps.now();
  const isPaid = result === 'paid';
  const settled = await trx
    .updateTable('payments')
    .set({
      status: result,
      settled_at: now,
      transaction_id: isPaid ? transactionId : null,
      track_id: trackId ?? payment.track_id,
    })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const changed = await trx
    .updateTable('orders')
    .set({
      status: isPaid ? 'placed' : 'cancelled',
      payment_status: isPaid ? 'paid' : result === 'declined' ? 'failed' : 'cancelled',
      ...(isPaid && (await promiseAgain(trx, order, now))),
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_history')
    .values({ order_id: order.id, status: changed.status, at: now })
    .execute();
  if (isPaid) await queueOrderPlaced(trx, deps, order.id, 'order_paid');
  else {
    // Who said no is on the shop's page, and perhaps about to pay again.
    const afterMs = result === 'expired' ? 0 : secondThoughtMs;
    await queueOrderEmail(trx, deps, { orderId: order.id, kind: 'order_cancelled', afterMs });
    await giveBackCoupon(trx, order.promo_code);
    await giveBackStock(trx, order.id);
  }
  return { payment: settled, order: changed };
}

/** Money for a payment that had ended: the goods may be sold to others, so all of it goes back, with an email. */
async function giveBackLate(
  { trx, deps }: Work,
  { order, payment }: Settled,
  { transactionId, trackId }: Numbers,
): Promise<Settled> {
  const now = deps.now();
  const noted = await trx
    .updateTable('payments')
    .set({ late_paid_at: now, transaction_id: transactionId, track_id: trackId ?? payment.track_id })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('refunds')
    .values({
      id: deps.randomId(),
      order_id: order.id,
      payment_id: payment.id,
      amount_minor: payment.amount_minor,
      currency: payment.currency,
      means: 'provider',
      actor: 'shop',
      created_at: now,
      is_late: true,
      due_at: now,
    })
    .execute();
  await queueOrderEmail(trx, deps, { orderId: order.id, kind: 'payment_returned' });
  deps.log.warn({ payment: payment.reference }, 'money came for a payment that had ended, and goes back');
  return { payment: noted, order };
}
