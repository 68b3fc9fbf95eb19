import type { OrderStatus } from '@dana/contracts/api/order';
import { expect, it } from 'vitest';
import { newsKey } from './order-kind.ts';

it.each(['placed', 'confirmed', 'packed', 'shipped', 'delivered'] satisfies OrderStatus[])(
  'an order on its way is %s in its headline as in its progress',
  (status) => expect(newsKey({ status, payment_status: 'paid' })).toBe(status),
);

it('an order that ended was cancelled or paid back, and one that nobody paid is none', () => {
  expect(newsKey({ status: 'cancelled', payment_status: 'refunded' })).toBe('ended');
  expect(newsKey({ status: 'cancelled', payment_status: 'due_on_delivery' })).toBe('ended');
  expect(newsKey({ status: 'refunded', payment_status: 'refunded' })).toBe('refunded');
  expect(newsKey({ status: 'cancelled', payment_status: 'failed' })).toBe('unpaid');
  expect(newsKey({ status: 'awaiting_payment', payment_status: 'pending' })).toBe('waiting');
});

it('an order that waits for its confirmation says so until it is confirmed or over', () => {
  const placed = { payment_status: 'due_on_delivery', confirm_by: '2026-11-29T10:00:00.000Z' } as const;
  expect(newsKey({ ...placed, status: 'placed' })).toBe('toConfirm');
  expect(newsKey({ ...placed, status: 'cancelled' })).toBe('ended');
  expect(newsKey({ ...placed, status: 'placed', confirm_by: null })).toBe('placed');
});
