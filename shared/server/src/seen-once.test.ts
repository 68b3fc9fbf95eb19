import { expect, it } from 'vitest';
import { createSeenOnce } from './seen-once.ts';

it('remembers for a lifetime at least and two at the most, in bounded memory, whatever the clock does', () => {
  let nowMs = 0;
  const isNew = createSeenOnce({ lifetimeMs: 100, now: () => nowMs, keysMax: 3 });
  expect(['a', 'a'].map(isNew)).toEqual([true, false]);
  nowMs = 100;
  expect(isNew('a')).toBe(false);
  nowMs = 201;
  expect(isNew('a')).toBe(true);
  for (const key of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) expect(isNew(key)).toBe(true);
  expect(['h', 'a'].map(isNew)).toEqual([false, true]);
  nowMs = -10_000;
  expect(isNew('i')).toBe(true);
});
