import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { openPaymentOf } from './open-payments.ts';
import { lockOrder, type OrderRow, settleLocked } from './settle-payment.ts';

/**
 * Locks an order and gives up the payment that it waits for, because its shopper chose another way or cancels: as if they
 * had cancelled on the bank's page. In the transaction of what they chose, so that no other tab opens a payment between the
 * two. Ask the gateway before (`refreshPayment`, urgent): they may have paid in another tab; should they pay afterwards,
 * that money goes back. @returns the order as it is then; unchanged when it waits for no payment.
 */
export async function leaveUnpaid(trx: Kysely<Database>, deps: ApiDeps, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(trx, orderId);
  const payment = await openPaymentOf(trx, orderId);
  if (!payment) return order;
  return (await settleLocked({ trx, deps }, { order, payment }, 'cancelled')).order;
}
