import { expect, it } from 'vitest';
import { createSeenMarks } from './seen-marks.ts';

it('a mark is remembered for as long as it is good, in bounded memory', () => {
  let now = 0;
  const seen = createSeenMarks({ lifetimeMs: 100, now: () => now, keysMax: 3 });
  now = 99;
  expect(['a', 'b', 'c', 'd'].map(seen.add)).toEqual([true, true, true, false]);
  now = 198;
  expect(['a', 'd'].map(seen.has)).toEqual([true, false]);
  expect(seen.add('d')).toBe(true);
  now = 300;
  expect(['a', 'd'].map(seen.has)).toEqual([false, true]);
});
