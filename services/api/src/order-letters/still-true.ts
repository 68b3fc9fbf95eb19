import type { OrderLetterKind } from '../emails/queue.ts';

type Order = {
  status: string;
  can_restore: boolean;
  payment: object | null;
  /** Until when it waits to be confirmed. */
  confirm_by: string | null;
};

const ended = ['cancelled', 'refunded'];

/**
 * Whether an order is still as a letter would say. A letter that waited – for a mail server, or because the shopper
 * was about to pay – must not report what is over; what became of it has a letter of its own.
 */
export function isStillTrue(
  kind: OrderLetterKind,
  { status, can_restore, payment, confirm_by }: Order,
): boolean {
  switch (kind) {
    case 'order_placed':
    case 'order_for_shop':
      return !ended.includes(status);
    case 'order_to_confirm':
      return confirm_by !== null;
    case 'payment_waiting':
      return status === 'awaiting_payment';
    case 'order_packed':
      return status === 'packed';
    case 'order_shipped':
      return status === 'shipped';
    case 'order_cancelled':
      // Back in a cart, it is being bought again.
      return status === 'cancelled' && (payment === null || can_restore);
    default:
      return true;
  }
}
