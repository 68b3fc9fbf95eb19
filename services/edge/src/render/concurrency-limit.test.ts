import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

it('takes fewer pages at once while they are slow, never fewer than three, and more again when they are quick', () => {
  const limit = createConcurrencyLimit(6);
  const after = (...tookMs: number[]): number => {
    for (const ms of tookMs) limit.took(ms);
    return limit.count();
  };
  expect(limit.count()).toBe(6);
  expect([after(4_000), after(4_000), after(4_000)]).toEqual([3, 3, 3]);
  expect([after(100), after(100, 100, 100)]).toEqual([4, 6]);
});

it('keeps to a smaller limit', () => {
  const limit = createConcurrencyLimit(1);
  limit.took(4_000);
  expect(limit.count()).toBe(1);
});
