import { expect, it } from 'vitest';
import { discountPercent } from './discount-percent.ts';

it.each([
  [65, 100, 35],
  [66.6, 99.9, 33],
  [12.345, 19, 35],
  [0, 20, 100],
])('%d instead of %d is %i per cent less', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent);
});

it.each([
  [7.96, 8, 1],
  [7.961, 8, 0],
  [87.5, 100, 13],
  [87.501, 100, 12],
  [0.995, 1, 1],
  [1.97, 2, 2],
  [16.55, 20, 17],
  [2.115, 3, 30],
])('rounds %d instead of %d at the half: %i', (price, oldPrice, percent) => {
  expect(discountPercent(price, oldPrice)).toBe(percent);
});

it.each([
  [10, null],
  [10, undefined],
  [10, 0],
  [0, 0],
  [0, null],
  [10, 10],
  [10, 8],
])('%d where the old price is %s is no reduction', (price, oldPrice) => {
  expect(discountPercent(price, oldPrice)).toBe(0);
});
