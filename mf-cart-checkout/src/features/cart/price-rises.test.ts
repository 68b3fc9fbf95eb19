import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { seenPricesName } from '@dana/contracts/offline';
import { describe, expect, it, vi } from 'vitest';
import { browserPrices, priceRises, pricesSeen, type SeenPrices } from './price-rises.ts';

const cart = (price: number, { before, currency = 'KWD' }: { before?: number; currency?: string } = {}) =>
  checkoutDataSchema.parse({
    ...{ currency, sub_total: price, total: price },
    items: [
      {
        ...{ id: 'i1', quantity: 2, unit_price: price, unit_price_before: before },
        product: { id: 'lamp', slug: 'lamp', name: 'Pearl lamp', price, current_stock: 9 },
      },
    ],
  });
const told = (data: ReturnType<typeof cart>, seen: SeenPrices) =>
  priceRises(data, seen).map(({ old, now }) => [old, now]);

describe('the price of a line that rose', () => {
  const first = pricesSeen(cart(10), {}, []);

  it('is told with both prices until it was seen', () => {
    expect(told(cart(10), {})).toEqual([]);
    const risen = cart(12);
    expect(told(risen, first)).toEqual([[10, 12]]);
    // Shown, but not for long enough.
    const untold = pricesSeen(risen, first, priceRises(risen, first));
    expect(told(risen, untold)).toEqual([[10, 12]]);
    expect(told(risen, pricesSeen(risen, untold, []))).toEqual([]);
  });

  it('is told where another device put it in, by what the server knows of then', () => {
    expect(told(cart(12, { before: 10 }), {})).toEqual([[10, 12]]);
    expect(told(cart(12, { before: 10 }), pricesSeen(cart(12), {}, []))).toEqual([]);
  });

  it('counts from the lowest that was seen: what fell is no news, and what rises after that is', () => {
    expect(told(cart(8), first)).toEqual([]);
    expect(told(cart(9), pricesSeen(cart(8), first, []))).toEqual([[8, 9]]);
  });

  it('is not compared with another currency’s', () => {
    expect(told(cart(33, { currency: 'USD', before: 27 }), first)).toEqual([]);
  });

  it('is forgotten with its line', () => {
    expect(pricesSeen({ items: [], currency: 'KWD' }, first, [])).toEqual({});
  });
});

describe('what a browser keeps of prices', () => {
  it.each(['', '[', 'null', '{"lamp":1}', '{"lamp":{"price":"1","currency":2}}', '[null]'])(
    'is nothing in %j',
    (text) => {
      const kept = new Map([[`dana.${seenPricesName}`, text]]);
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: () => undefined,
      });
      expect(browserPrices.read()).toEqual({});
    },
  );
});
