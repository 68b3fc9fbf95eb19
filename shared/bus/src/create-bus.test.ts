import { expect, it, vi } from 'vitest';
import { createBus, type Delivery } from './create-bus.ts';

const cartOf = (itemCount: number) => ({ type: 'cart.changed' as const, itemCount, productIds: [] });

it('gives a late listener the last cart, because a cart is a state', () => {
  const bus = createBus();
  bus.publish(cartOf(1));
  bus.publish(cartOf(2));
  const received: number[] = [];
  bus.on('cart.changed').subscribe((event) => received.push(event.itemCount));
  bus.publish(cartOf(3));
  expect(received).toEqual([2, 3]);
  expect(bus.last('cart.changed')?.itemCount).toBe(3);
});

it('says of each fact which tab it comes from, and whether it is older than the listener', () => {
  const bus = createBus();
  bus.publish(cartOf(1));
  bus.receive(cartOf(2));
  const received: Omit<Delivery, 'event'>[] = [];
  bus.deliveries('cart.changed').subscribe(({ event: _event, ...delivery }) => received.push(delivery));
  bus.publish(cartOf(3));
  bus.receive(cartOf(4));
  expect(received).toEqual([
    { origin: 'otherTab', isReplay: true },
    { origin: 'tab', isReplay: false },
    { origin: 'otherTab', isReplay: false },
  ]);
});

it('never replays a passing fact', () => {
  const bus = createBus();
  const listener = vi.fn();
  bus.publish({ type: 'order.placed', orderId: 'a' });
  bus.on('order.placed').subscribe(listener);
  expect(listener).not.toHaveBeenCalled();
  bus.publish({ type: 'order.placed', orderId: 'b' });
  expect(listener).toHaveBeenCalledWith({ type: 'order.placed', orderId: 'b' });
});

it('delivers only the type that was asked for, and nothing after a listener left', () => {
  const bus = createBus();
  const listener = vi.fn();
  const subscription = bus.on('order.placed').subscribe(listener);
  bus.publish(cartOf(1));
  subscription.unsubscribe();
  bus.publish({ type: 'order.placed', orderId: 'c' });
  expect(listener).not.toHaveBeenCalled();
});

it('refuses an event that breaks its contract before anyone receives it', () => {
  const bus = createBus({
    validate: () => {
      throw new Error('itemCount: too small');
    },
  });
  const listener = vi.fn();
  bus.on('cart.changed').subscribe(listener);
  expect(() => bus.publish(cartOf(-1))).toThrow('itemCount');
  expect(listener).not.toHaveBeenCalled();
});
