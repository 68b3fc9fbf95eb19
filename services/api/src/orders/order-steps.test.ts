import { orderStatuses } from '@dana/contracts/api/order';
import { expect, it } from 'vitest';
import { isCancellable, stepsFrom } from './order-steps.ts';

it('lead from each state to these steps and no others', () => {
  const steps = Object.fromEntries(orderStatuses.map((status) => [status, stepsFrom(status)]));
  expect(steps).toEqual({
    awaiting_payment: [],
    placed: ['confirm', 'pack', 'cancel'],
    confirmed: ['pack', 'cancel'],
    packed: ['ship', 'cancel'],
    shipped: ['deliver', 'cancel'],
    delivered: ['refund'],
    cancelled: [],
    refunded: [],
  });
});

it('do not pay back a whole order while a return of it is open', () => {
  expect(stepsFrom('delivered', { hasOpenReturn: true })).toEqual([]);
  expect(stepsFrom('shipped', { hasOpenReturn: true })).toEqual(['deliver', 'cancel']);
});

it('let a shopper cancel until something is packed', () => {
  expect(orderStatuses.filter(isCancellable)).toEqual(['placed', 'confirmed']);
});

it('hands over what is collected at the shop without a parcel on its way', () => {
  // What its shopper has yet to confirm is not packed.
  expect(stepsFrom('placed', { isToConfirm: true })).toEqual(['confirm', 'cancel']);
  expect(stepsFrom('packed', { isPickup: true })).toEqual(['deliver', 'cancel']);
  expect(stepsFrom('packed')).toEqual(['ship', 'cancel']);
});
