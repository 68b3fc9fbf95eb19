import type { AnalyticsEvent } from '@dana/contracts/analytics-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createEventSender } from './event-sender.ts';

const event = (path: string): AnalyticsEvent => ({
  type: 'page.viewed',
  id: crypto.randomUUID(),
  visit: crypto.randomUUID(),
  at: '2026-11-26T00:00:00.000Z',
  path,
  locale: 'en',
});

beforeEach(() => void vi.useFakeTimers());

/** An address that takes what it is sent, or does not. */
function open() {
  const address = { takes: true, batches: [] as string[][] };
  const sender = createEventSender(async (body) => {
    const { events } = JSON.parse(body) as { events: AnalyticsEvent[] };
    if (address.takes) address.batches.push(events.map(({ path }) => path));
    return address.takes;
  });
  return { address, sender };
}

it('sends what came together in one batch, and at once when the page is left', async () => {
  const { address, sender } = open();
  sender.add(event('/a'));
  sender.add(event('/b'));
  expect(address.batches).toEqual([]);
  await vi.runAllTimersAsync();
  expect(address.batches).toEqual([['/a', '/b']]);
  sender.add(event('/c'));
  await sender.flush();
  expect(address.batches).toEqual([['/a', '/b'], ['/c']]);
});

it('sends what was not taken with what comes next, and keeps no more than a hundred', async () => {
  const { address, sender } = open();
  address.takes = false;
  for (let index = 0; index < 150; index += 1) sender.add(event(`/${index}`));
  await vi.runAllTimersAsync();
  address.takes = true;
  sender.add(event('/late'));
  await sender.flush();
  expect(address.batches.flat()).toHaveLength(100);
  expect(address.batches[0]?.[0]).toBe('/0');
});

it('forgets what waits and takes nothing more once it is ended', async () => {
  const { address, sender } = open();
  sender.add(event('/a'));
  sender.end();
  sender.add(event('/b'));
  await vi.runAllTimersAsync();
  await sender.flush();
  expect(address.batches).toEqual([]);
});
