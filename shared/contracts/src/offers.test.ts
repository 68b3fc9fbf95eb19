import { expect, it } from 'vitest';
import { takesCoupons } from './offers.ts';

it.each<[string, { extensions?: string[] }, boolean]>([
  ['says nothing of what it has', {}, true],
  ['has nothing beyond the calls of every shop', { extensions: [] }, true],
  ['keeps coupons and has some', { extensions: ['cart-coupon', 'coupons'] }, true],
  ['keeps coupons and has none', { extensions: ['cart-coupon', 'orders'] }, false],
])('a code for a discount is asked for where a back end %s: %o is %s', (_, offering, isAsked) => {
  expect(takesCoupons(offering)).toBe(isAsked);
});
