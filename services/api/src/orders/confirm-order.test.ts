import { expect, it } from 'vitest';
import { dinar } from '../money/currencies.ts';
import { confirmationUntil, isLarge } from './confirm-order.ts';

const limits = { confirmAboveUnits: 10, confirmAboveKwd: 200 };
const dollar = { code: 'USD', rate: '3.25' };

it.each([
  [10, 200_000, dinar, false],
  [11, 1_000, dinar, true],
  [1, 200_001, dinar, true],
  // KWD 200 are USD 650.
  [1, 65_000, dollar, false],
  [1, 65_001, dollar, true],
])('%i units for %i minor units: large is %s', (units, totalMinor, currency, expected) => {
  expect(isLarge(limits, { units, totalMinor, currency })).toBe(expected);
});

it('asks for every order where the shop says so', () => {
  const all = { confirmAboveUnits: 0, confirmAboveKwd: 200 };
  expect(isLarge(all, { units: 1, totalMinor: 1, currency: dinar })).toBe(true);
});

it('waits while it is placed and not confirmed', () => {
  const confirm_by = new Date();
  expect(confirmationUntil({ status: 'placed', confirm_by, confirmed_at: null })).toBe(confirm_by);
  expect(confirmationUntil({ status: 'placed', confirm_by, confirmed_at: new Date() })).toBeNull();
  expect(confirmationUntil({ status: 'confirmed', confirm_by, confirmed_at: null })).toBeNull();
  expect(confirmationUntil({ status: 'placed', confirm_by: null, confirmed_at: null })).toBeNull();
});
