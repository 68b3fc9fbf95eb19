import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const now = Date.parse('2026-03-01T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A document whose answer began 100 ms after it was asked for, on a device that shows `device`. */
async function clockOf(device: string, serverTiming: object[]) {
  vi.setSystemTime(Date.parse(device));
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.parse(device) - 100);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 100, serverTiming } as unknown as PerformanceEntry,
  ]);
  return (await import('./server-clock.ts')).shopNow;
}

it.each(['2016-03-01T00:00:00Z', '2035-11-01T00:00:00Z'])(
  'is the shop’s on a device of %s',
  async (device) => {
    const shopNow = await clockOf(device, [
      { name: 'age', duration: 4_000 },
      { name: 'now', duration: now },
    ]);
    expect(shopNow()).toBe(now);
    vi.advanceTimersByTime(61_000);
    expect(shopNow()).toBe(now + 61_000);
  },
);

it('is the device’s where the document says none', async () => {
  const device = '2026-03-01T12:34:56Z';
  expect((await clockOf(device, []))()).toBe(Date.parse(device));
});
