import type { OrderStatus } from '@dana/contracts/api/order';
import type { OrderStep } from '@dana/contracts/api/staff-order';

type Transition = { from: readonly OrderStatus[]; to: OrderStatus };

/** The one table of what may happen to an order that was placed. An unpaid one is its payment's alone. */
export const transitions: Record<OrderStep, Transition> = {
  confirm: { from: ['placed'], to: 'confirmed' },
  pack: { from: ['placed', 'confirmed'], to: 'packed' },
  ship: { from: ['packed'], to: 'shipped' },
  deliver: { from: ['shipped'], to: 'delivered' },
  // A parcel that nobody took comes back: it is cancelled, too.
  cancel: { from: ['placed', 'confirmed', 'packed', 'shipped'], to: 'cancelled' },
  refund: { from: ['delivered'], to: 'refunded' },
};

/** States of an order whose goods reached its shopper. */
export const delivered: readonly OrderStatus[] = ['delivered', 'refunded'];

const ownCancel: readonly string[] = ['placed', 'confirmed'];

type Standing = { hasOpenReturn?: boolean; isPickup?: boolean; isToConfirm?: boolean };

/**
 * The steps that staff may take now. While a return is open its own decision pays back, so that nothing is paid twice. What is
 * collected at the shop is not shipped, and handed over when it is packed. What waits for its shopper's confirmation is not packed
 * before; staff who asked them otherwise confirm it in their place.
 */
export function stepsFrom(
  status: string,
  { hasOpenReturn = false, isPickup = false, isToConfirm = false }: Standing = {},
): OrderStep[] {
  const from = (step: OrderStep): readonly string[] =>
    isPickup && step === 'deliver'
      ? [...transitions.ship.from, ...transitions.deliver.from]
      : transitions[step].from;
  return (Object.keys(transitions) as OrderStep[]).filter(
    (step) =>
      from(step).includes(status) &&
      !(step === 'refund' && hasOpenReturn) &&
      !(step === 'ship' && isPickup) &&
      !(isToConfirm && step !== 'confirm' && step !== 'cancel'),
  );
}

/** Whether its shopper may cancel an order: nothing of it was packed. */
export function isCancellable(status: string): boolean {
  return ownCancel.includes(status);
}
