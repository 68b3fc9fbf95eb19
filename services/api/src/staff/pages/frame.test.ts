import { expect, it } from 'vitest';
import { staffMessages, messagesOfOrder } from './frame.ts';

const method = { name: 'Express', price: 0, min_days: 1, max_days: 1 };
const byCourier = { shipping_method: method } as never;
const atShop = { shipping_method: { ...method, pickup: true } } as never;

it.each(['en', 'ar'] as const)('an order that is collected is nowhere delivered, in %s', (lang) => {
  expect(messagesOfOrder(lang, byCourier)).toBe(staffMessages[lang]);
  const { statuses, payments, steps, order, slip } = messagesOfOrder(lang, atShop);
  const words = [statuses.packed, statuses.delivered, payments.due_on_delivery, steps.deliver];
  for (const text of [...words, order.method, slip.to]) expect(text).not.toMatch(/deliver|توصيل|تسليم/i);
  expect(statuses.placed).toBe(staffMessages[lang].statuses.placed);
});
