import { checkCouponAgain } from '../cart/coupons.ts';
import { answerOnce, type Repeat } from '../http/idempotency.ts';
import { checkReservedStock, isProved } from './order-limits.ts';
import { takeStock, requestsOf } from './take-stock.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { type PaymentRow, payLink } from '../payments/pay-link.ts';
import { openPayment, providerOf } from '../payments/payment-provider.ts';
import { refreshPayment } from './open-payments.ts';
import { lockOrder } from './settle-payment.ts';

type PayAgain = { payment_link: { link: string; expires_at: string } };

/**
 * Where an unpaid order can be paid: its open page, or a new one for an order whose payment failed, was cancelled or
 * ran out – then stock and coupon are taken again. 409 for an order that cannot be paid, 422 when the goods are gone.
 */
export async function payAgain(
  deps: ApiDeps,
  orderId: string,
  lang: Lang,
  repeat: Repeat,
): Promise<PayAgain> {
  // Before the transaction, which would undo it together with a refusal.
  await refreshPayment(deps, orderId);
  return deps.db
    .transaction()
    .execute((trx) => answerOnce(trx, repeat, () => openAgain(trx, deps, orderId, lang)));
}

async function openAgain(trx: Db, deps: ApiDeps, orderId: string, lang: Lang) {
  const order = await lockOrder(trx, orderId);
  const last = await lastPayment(trx, orderId);
  if (last?.status === 'pending') return answerOf(deps, trx, last, lang);
  const provider = providerOf(deps, order.payment_method.code);
  if (!last || !isPayable(order, last) || !provider) throw new ApiFailure(409, 'order_not_payable');

  const now = deps.now();
  const requests = await requestsOf(trx, orderId);
  const shopper = { userId: order.user_id, placedFrom: order.placed_from };
  const units = requests.reduce((sum, { quantity }) => sum + quantity, 0);
  const { email } = order.contact;
  const named = { ...order.contact, isProved: await isProved(trx, order.user_id, email) };
  await checkReservedStock(trx, deps, { shopper, named, units });
  await checkCouponAgain(trx, order, now);
  const opened = await openPayment(trx, deps, provider, {
    ...{ orderId, methodCode: order.payment_method.code, now },
    ...{ amountMinor: order.total_minor, currency: order.currency },
  });
  if (!opened) throw notFound();
  const answer = await answerOf(deps, trx, opened, lang);
  await takeStock(trx, requests);
  return answer;
}

/** The newest attempt to pay an order on a page; undefined when it was never to be paid that way. */
export function lastPayment(db: Db, orderId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('reference', 'desc')
    .executeTakeFirst();
}

type Payable = { status: string; restored_cart: string | null };

/** Whether an order may (still or again) be paid on a page: its goods were not put back into a cart. */
export function isPayable(order: Payable, last: PaymentRow | undefined): boolean {
  if (!last || last.status === 'paid') return false;
  return order.status === 'awaiting_payment' || (order.status === 'cancelled' && !order.restored_cart);
}

async function answerOf(deps: ApiDeps, trx: Db, payment: PaymentRow, lang: Lang) {
  const link = await payLink({ ...deps, db: trx }, payment, lang);
  return { payment_link: { link, expires_at: payment.expires_at.toISOString() } };
}
