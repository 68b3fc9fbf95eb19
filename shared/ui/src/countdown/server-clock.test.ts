import { beforeEach, expect, it, vi } from 'vitest';
import { shopNow } from './server-clock.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
beforeEach(() => void vi.useFakeTimers());

/** A document whose answer began 4 s ago, on a device that shows `device`. */
function clockOf(device: number, serverTiming?: object[]) {
  vi.advanceTimersByTime(5_000);
  vi.setSystemTime(device);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(device - performance.now());
  const answer = { responseStart: performance.now() - 4_000, serverTiming };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([answer as unknown as PerformanceEntry]);
}
const said = [
  { name: 'age', duration: 4_000 },
  { name: 'now', duration: now - 4_000 },
];

it.each(['2016-03-01T00:00:00Z', '2035-11-01T00:00:00Z'])(
  'is the shop’s on a device of %s, and stays it when that device is set right',
  (device) => {
    clockOf(Date.parse(device), said);
    expect(shopNow()).toBe(now);
    vi.advanceTimersByTime(61_000);
    expect(shopNow()).toBe(now + 61_000);
    vi.setSystemTime(now + 61_000);
    expect(shopNow()).toBe(now + 61_000);
  },
);

it('goes on while a device sleeps whose clock is right, because the clock for durations may stand still meanwhile', () => {
  clockOf(now + 2_000, said);
  expect(shopNow()).toBe(now);
  vi.setSystemTime(now + 2_000 + 8 * 3_600_000);
  expect(shopNow()).toBe(now + 8 * 3_600_000);
});

it('is nobody’s where the document says none, as in a copy that the device kept and in a browser that hides what it says', () => {
  clockOf(now, [{ name: 'age', duration: 4_000 }]);
  expect(shopNow()).toBeUndefined();
  clockOf(now);
  expect(shopNow()).toBeUndefined();
});
