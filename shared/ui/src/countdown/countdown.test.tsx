// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const end = '2026-06-01T00:00:00Z';
const texts = { ended: 'Expired', endsOn: 'Ends on June 1', unit: (unit: string) => unit };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});

/** A coupon in a document whose answer said that it began at `saidMs`, on a device that shows `device`. */
async function openOn(device: string, saidMs: number | undefined, hadEnded = false) {
  vi.setSystemTime(Date.parse(device));
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - performance.now());
  const serverTiming = saidMs === undefined ? [] : [{ name: 'now', duration: saidMs }];
  const answer = { responseStart: performance.now(), serverTiming };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([answer as unknown as PerformanceEntry]);
  const { Countdown, useHasEnded } = await import('./index.tsx');
  function Coupon() {
    const hasEnded = useHasEnded(end, hadEnded);
    return (
      <>
        <p>{hasEnded ? 'Inactive' : 'Active'}</p>
        <Countdown end={end} texts={texts} hasEnded={hasEnded} />
      </>
    );
  }
  render(<Coupon />);
}

it.each(['2016-03-01', '2035-03-01'])(
  'a coupon that runs is never said to be over by a device of %s where the document says no time',
  async (device) => {
    await openOn(device, undefined);
    expect(screen.getByText('Active')).toBeDefined();
    expect(screen.queryByText('Expired')).toBeNull();
  },
);

it('a coupon that the shop said is over stays it on a device of 2016 where the document says no time', async () => {
  await openOn('2016-03-01', undefined, true);
  expect(screen.getByText('Inactive')).toBeDefined();
  expect(screen.getByText('Expired')).toBeDefined();
});

it('a coupon that runs is still said to run when a device of 2016 is set to 2035 while the page is open', async () => {
  await openOn('2016-03-01', Date.parse('2026-03-01'));
  vi.setSystemTime(Date.parse('2035-03-01'));
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText('Active')).toBeDefined();
  expect(screen.queryByText('Expired')).toBeNull();
});
