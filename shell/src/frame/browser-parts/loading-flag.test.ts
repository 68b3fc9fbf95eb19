import { beforeEach, expect, it, vi } from 'vitest';
import { createLoadingFlag } from './loading-flag.ts';

beforeEach(() => vi.useFakeTimers());

it('is on for one second after a navigation', () => {
  const flag = createLoadingFlag();
  expect(flag.getSnapshot().isOn).toBe(false);
  flag.start();
  vi.advanceTimersByTime(999);
  expect(flag.getSnapshot()).toEqual({ count: 1, isOn: true });
  vi.advanceTimersByTime(1);
  expect(flag.getSnapshot().isOn).toBe(false);
});

it('begins its second again with a newer navigation', () => {
  const flag = createLoadingFlag();
  flag.start();
  vi.advanceTimersByTime(800);
  flag.start();
  vi.advanceTimersByTime(800);
  expect(flag.getSnapshot()).toEqual({ count: 2, isOn: true });
  vi.advanceTimersByTime(200);
  expect(flag.getSnapshot().isOn).toBe(false);
});
