import type { Order } from '@dana/contracts/api/order';

/**
 * What there is to say of an order. `unpaid`: its payment was declined, cancelled or ran out, so that it is not an order
 * any more. `ended`: it was taken back later. `toConfirm`: its shopper has yet to confirm it by a mailed link. What is `confirmed` may
 * be anywhere on its way.
 */
export type OrderKind = 'confirmed' | 'waiting' | 'toConfirm' | 'unpaid' | 'ended';

type Stated = Pick<Order, 'status' | 'payment_status'> & { confirm_by?: Order['confirm_by'] };

/** The news of an order, from its own state and that of its payment. */
export function orderKind({ status, payment_status, confirm_by = null }: Stated): OrderKind {
  if (payment_status === 'failed' || (payment_status === 'cancelled' && status === 'cancelled'))
    return 'unpaid';
  if (status === 'cancelled' || status === 'refunded') return 'ended';
  if (confirm_by !== null) return 'toConfirm';
  return status === 'awaiting_payment' ? 'waiting' : 'confirmed';
}

/** The key of an order's headline: on its way it says what the progress below says. */
export function newsKey(order: Stated): string {
  const kind = orderKind(order);
  if (kind === 'ended') return order.status === 'refunded' ? 'refunded' : 'ended';
  return kind === 'confirmed' ? order.status : kind;
}

/** Options of a text that may have a form of its own (`…_pickup`) for what is collected at the shop. */
export const collected = (isPickup: boolean): { context?: 'pickup' } =>
  isPickup ? { context: 'pickup' } : {};
