import type { OrderStatus } from '@dana/contracts/api/order';
import { expect, it } from 'vitest';
import ar from '../../locales/ar.json' with { type: 'json' };
import { timelineSteps } from './timeline-steps.ts';

const placed = { status: 'placed' as const, at: '2026-03-04T09:00:00Z' };
const shipped = { status: 'shipped' as const, at: '2026-03-05T09:00:00Z' };

it('shows what an order has passed, where it is and what is to come', () => {
  const steps = timelineSteps({ status: 'shipped', history: [placed, shipped] });
  expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
    'placed done',
    'confirmed done',
    'packed done',
    'shipped current',
    'delivered coming',
  ]);
  expect(steps[3]?.at).toBe(shipped.at);
});

it('ships nothing that is collected at the shop', () => {
  const steps = timelineSteps({ status: 'packed', history: [placed] }, true);
  expect(steps.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'packed', 'delivered']);
});

it('ends with the cancellation of an order that was cancelled', () => {
  const cancelled = { status: 'cancelled' as const, at: '2026-03-06T09:00:00Z' };
  const steps = timelineSteps({ status: 'cancelled', history: [placed, cancelled] });
  expect(steps.map(({ status, state }) => `${status} ${state}`)).toEqual([
    'placed done',
    'cancelled current',
  ]);
});

it('begins with the payment that an order waits for', () => {
  const [first, second] = timelineSteps({ status: 'awaiting_payment', history: [] });
  expect([first?.status, first?.state, second?.state]).toEqual(['awaiting_payment', 'current', 'coming']);
});

it.each(['placed', 'confirmed', 'packed', 'shipped', 'delivered'] satisfies OrderStatus[])(
  'calls an order %s in its headline as in its progress',
  (status) => expect(ar.orderPage.news[status]).toBe(ar.timeline[status]),
);
