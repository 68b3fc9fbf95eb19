import { expect, it } from 'vitest';
import { isDue, retryWaitMs, usualRetries } from './retry-policy.ts';

it('waits longer after each failure, never for more than an hour and a fifth, and not for all alike', () => {
  const middle = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((count) => retryWaitMs(count, usualRetries, () => 0.5));
  expect(middle.slice(0, 4)).toEqual([5_000, 15_000, 45_000, 135_000]);
  expect(middle.at(-1)).toBe(3_600_000);
  expect(retryWaitMs(50, usualRetries, () => 1)).toBe(4_320_000);
  expect(retryWaitMs(1, usualRetries, () => 0)).toBe(4_000);
});

it('does not wait for an instant that a wrong clock wrote', () => {
  const now = Date.parse('2026-11-25T03:00:00Z');
  const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
  expect([at(-1), at(1), at(71), at(24 * 60)].map((nextAt) => isDue(nextAt, usualRetries, now))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
