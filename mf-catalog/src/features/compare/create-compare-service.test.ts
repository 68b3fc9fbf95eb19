import { createTestBus } from '@dana/testing/create-test-bus';
import type { ShopEvent } from '@dana/contracts/events';
import { beforeEach, expect, it } from 'vitest';
import type { ComparedItem } from './compare-list.ts';
import { createCompareService } from './create-compare-service.ts';

let stored: readonly ComparedItem[];
let facts: ShopEvent[];
let toasts: string[];
let bus: ReturnType<typeof createTestBus>;
const productOf = (productId: string) => ({
  productId,
  slug: `product-${productId}`,
  title: `No. ${productId}`,
});
const press = (productId: string) =>
  bus.publish({ type: 'compare.toggleRequested', requestId: `r${productId}`, ...productOf(productId) });

beforeEach(() => {
  stored = [];
  toasts = [];
  bus = createTestBus();
  facts = bus.facts;
  createCompareService(
    { bus, showToast: ({ text }) => toasts.push(text), t: (key, values) => `${key} ${values?.title}` },
    { read: () => stored, write: (list) => (stored = list) },
  );
});

it('publishes at once what is being compared, also when that is nothing', () => {
  expect(bus.last('compare.changed')?.productIds).toEqual([]);
});

it('publishes what is left when the device was cleared and the session ended', () => {
  press('7');
  stored = [];
  bus.publish({ type: 'session.changed', status: 'guest' });
  expect(bus.last('compare.changed')?.productIds).toEqual([]);
});

it('adds a product, takes it away again, and says so with its name', () => {
  press('7');
  expect(bus.last('compare.changed')?.productIds).toEqual(['7']);
  press('7');
  expect(bus.last('compare.changed')?.productIds).toEqual([]);
  expect(toasts).toEqual(['compare.added No. 7', 'compare.removed No. 7']);
});

it('keeps the four it has and says that a fifth does not fit', () => {
  for (const id of ['1', '2', '3', '4', '5']) press(id);
  expect(stored.map(({ productId }) => productId)).toEqual(['1', '2', '3', '4']);
  expect(facts.at(-1)).toEqual({ type: 'compare.limitReached', requestId: 'r5', ...productOf('5') });
  expect(toasts).toHaveLength(4);
});
