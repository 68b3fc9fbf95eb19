import type { Order, OrderStatus } from '@dana/contracts/api/order';

export type TimelineStep = {
  status: OrderStatus;
  at: string | undefined;
  state: 'done' | 'current' | 'coming';
};

const usualWay: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'];

/** The steps of an order: the usual way, or what happened until it was cancelled or refunded. */
export function timelineSteps({ status, history }: Pick<Order, 'status' | 'history'>): TimelineStep[] {
  const atOf = (step: OrderStatus): string | undefined => history.find((entry) => entry.status === step)?.at;
  const isOffTheWay = !usualWay.includes(status);
  const passed = usualWay.filter((step) => atOf(step) !== undefined);
  const way = isOffTheWay ? [...passed, status] : usualWay;
  if (status === 'awaiting_payment') return stepsOf([status, ...usualWay], status, atOf);
  return stepsOf(way, status, atOf);
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
