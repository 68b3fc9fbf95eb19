import { expect, it, vi } from 'vitest';
import { createBus } from './create-bus.ts';

const cartOf = (itemCount: number) => ({ type: 'cart.changed' as const, itemCount, productIds: [] });

it('gives a late listener the last cart, because a cart is a state', () => {
  const bus = createBus();
  bus.publish(cartOf(1));
  bus.publish(cartOf(2));
  const heard: number[] = [];
  bus.on('cart.changed').subscribe((event) => heard.push(event.itemCount));
  bus.publish(cartOf(3));
  expect(heard).toEqual([2, 3]);
  expect(bus.last('cart.changed')?.itemCount).toBe(3);
});

it('never replays a passing fact', () => {
  const bus = createBus();
  const heard = vi.fn();
  bus.publish({ type: 'order.placed', orderId: 'a' });
  bus.on('order.placed').subscribe(heard);
  expect(heard).not.toHaveBeenCalled();
  bus.publish({ type: 'order.placed', orderId: 'b' });
  expect(heard).toHaveBeenCalledWith({ type: 'order.placed', orderId: 'b' });
});

it('hears only the type it asked for and nothing after it left', () => {
  const bus = createBus();
  const heard = vi.fn();
  const subscription = bus.on('order.placed').subscribe(heard);
  bus.publish(cartOf(1));
  subscription.unsubscribe();
  bus.publish({ type: 'order.placed', orderId: 'c' });
  expect(heard).not.toHaveBeenCalled();
});

it('refuses an event that breaks its contract before anyone hears it', () => {
  const bus = createBus({
    validate: () => {
      throw new Error('itemCount: too small');
    },
  });
  const heard = vi.fn();
  bus.on('cart.changed').subscribe(heard);
  expect(() => bus.publish(cartOf(-1))).toThrow('itemCount');
  expect(heard).not.toHaveBeenCalled();
});
