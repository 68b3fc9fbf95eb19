import type { Order, OrderStatus } from '@dana/contracts/api/order';

export type TimelineStep = {
  status: OrderStatus;
  at: string | undefined;
  state: 'done' | 'current' | 'coming';
};

const usualWay: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

/**
 * The steps of an order: the usual way, or what happened until it was cancelled or refunded.
 * @param isPickup – it is collected at the shop, so that nobody ships it.
 */
export function timelineSteps(
  { status, history }: Pick<Order, 'status' | 'history'>,
  isPickup = false,
): TimelineStep[] {
  const way = isPickup ? usualWay.filter((step) => step !== 'shipped') : usualWay;
  const atOf = (step: OrderStatus): string | undefined => history.find((entry) => entry.status === step)?.at;
  if (status === 'awaiting_payment') return stepsOf([status, ...way], status, atOf);
  if (way.includes(status)) return stepsOf(way, status, atOf);
  return stepsOf([...way.filter((step) => atOf(step) !== undefined), status], status, atOf);
}

function stepsOf(
  way: readonly OrderStatus[],
  current: OrderStatus,
  atOf: (step: OrderStatus) => string | undefined,
): TimelineStep[] {
  const currentIndex = way.indexOf(current);
  return way.map((status, index) => ({
    status,
    at: atOf(status),
    state: index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'coming',
  }));
}
