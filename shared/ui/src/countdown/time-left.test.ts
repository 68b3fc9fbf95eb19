import { expect, it } from 'vitest';
import { isNearEnd, timeLeft } from './time-left.ts';

const at = (iso: string) => Date.parse(iso);
const end = '2026-03-04T12:00:00+03:00';

it('cuts what is left into days, hours, minutes and seconds, down to the last second', () => {
  const left = { days: 3, hours: 2, minutes: 1, seconds: 30 };
  expect(timeLeft(end, at('2026-03-01T09:58:30+03:00'))).toEqual(left);
  expect(timeLeft(end, at(end) - 1_000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

it('has nothing left at the end, after it, and where it is no date', () => {
  for (const nowMs of [at(end), at(end) + 86_400_000]) expect(timeLeft(end, nowMs)).toBeUndefined();
  expect(timeLeft('soon', at(end))).toBeUndefined();
});

it('is near in the last 72 hours, not at them or before, and where the end is no date never', () => {
  const hourMs = 3_600_000;
  expect(isNearEnd(end, at(end) - 72 * hourMs)).toBe(false);
  expect(isNearEnd(end, at(end) - 72 * hourMs + 1)).toBe(true);
  expect(isNearEnd(end, at(end) + hourMs)).toBe(true);
  expect(isNearEnd('soon', at(end))).toBe(false);
});
