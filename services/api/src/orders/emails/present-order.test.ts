import { expect, it } from 'vitest';
import { factsOf, type Order, stepsOf } from './present-order.ts';

const order = (pickup: boolean) =>
  ({
    number: 'NK-1',
    status: 'packed',
    created_at: '2026-11-20T09:00:00Z',
    expected_delivery: { from: '2026-11-22', to: '2026-11-22' },
    shipping_method: { name: 'Collect it', ...(pickup && { pickup }) },
    payment_method: { name: 'Cash' },
    payment: null,
  }) as unknown as Order;

it.each(['en', 'ar'] as const)(
  'an e-mail about an order that is collected speaks of no delivery, in %s',
  (lang) => {
    const said = [
      ...factsOf(order(true), null, lang).map(({ label }) => label),
      ...(stepsOf(order(true), lang) ?? []).map(({ label }) => label),
    ].join();
    expect(said).not.toMatch(/deliver|shipped|توصيل|شحن|تسليم/i);
    expect(stepsOf(order(true), lang)?.map(({ isReached }) => isReached)).toEqual([true, true, true, false]);
    expect(stepsOf(order(false), lang)).toHaveLength(5);
  },
);
