import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLoadingFlag } from './loading-flag.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('is on for one second after a navigation', () => {
  const flag = createLoadingFlag();
  expect(flag.getSnapshot()).toBe(0);
  flag.start();
  vi.advanceTimersByTime(999);
  expect(flag.getSnapshot()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(flag.getSnapshot()).toBe(0);
});

it('begins its second anew with a newer navigation', () => {
  const flag = createLoadingFlag();
  flag.start();
  vi.advanceTimersByTime(800);
  flag.start();
  vi.advanceTimersByTime(800);
  expect(flag.getSnapshot()).toBe(2);
  vi.advanceTimersByTime(200);
  expect(flag.getSnapshot()).toBe(0);
});
