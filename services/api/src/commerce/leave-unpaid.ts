import type { ApiDeps } from '../deps.ts';
import { openPaymentOf, refreshPayment } from './open-payments.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Gives the waiting payment of an order up, because its shopper chose another way or cancels: as if they had cancelled on
 * the bank's page. The gateway is asked before, for they may have paid in another tab; should they pay afterwards, that
 * money goes back. Changes nothing for an order that waits for no payment.
 */
export async function leaveUnpaid(deps: ApiDeps, orderId: string): Promise<void> {
  await refreshPayment(deps, orderId, { isUrgent: true });
  const payment = await openPaymentOf(deps.db, orderId);
  if (payment) await settlePayment(deps, payment.id, 'cancelled');
}
