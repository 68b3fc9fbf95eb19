import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decrement, fittedQuantity, increment, quantityLimits, typedQuantity } from './quantity-rules.ts';

const limits = quantityLimits({ min_purchase_qty: 2, max_purchase_qty: 6 }, 10);

describe('the limits of a quantity', () => {
  it('are the minimum and the smaller of stock and maximum', () => {
    expect(limits).toEqual({ minimum: 2, maximum: 6 });
    expect(quantityLimits({ min_purchase_qty: 1, max_purchase_qty: 6 }, 4).maximum).toBe(4);
    expect(quantityLimits({ min_purchase_qty: 0, max_purchase_qty: null }, 4)).toEqual({
      minimum: 1,
      maximum: 4,
    });
    expect(quantityLimits({ min_purchase_qty: 1, max_purchase_qty: 0 }, 4).maximum).toBe(4);
  });

  it('pull a quantity in when less is left', () => {
    expect(fittedQuantity(9, limits)).toBe(6);
    expect(fittedQuantity(1, limits)).toBe(2);
    expect(fittedQuantity(1, { minimum: 1, maximum: 0 })).toBe(1);
  });
});

describe('plus and minus', () => {
  it('count by one between the limits', () => {
    expect(increment(2, limits)).toEqual({ quantity: 3 });
    expect(decrement(3, limits)).toEqual({ quantity: 2 });
  });

  it('are blocked at the limits', () => {
    expect(increment(6, limits)).toEqual({ quantity: 6, refusal: 'maximum' });
    expect(decrement(2, limits)).toEqual({ quantity: 2, refusal: 'minimum' });
    expect(decrement(1, limits)).toEqual({ quantity: 1, refusal: 'minimum' });
  });

  it('go nowhere without stock', () => {
    const soldOut = quantityLimits({ min_purchase_qty: 1, max_purchase_qty: 6 }, 0);
    expect(increment(1, soldOut)).toEqual({ quantity: 1, refusal: 'maximum' });
    expect(decrement(1, soldOut)).toEqual({ quantity: 1, refusal: 'minimum' });
  });
});

describe('a typed quantity', () => {
  it.each([
    ['5', 5],
    [' 3 ', 3],
    ['٣', 3],
    ['۴', 4],
    ['006', 6],
    ['2', 2],
  ])('takes %j as %i', (text, quantity) => {
    expect(typedQuantity(text, 4, limits)).toEqual({ quantity });
  });

  it.each(['0', '1'])('refuses %j as too few and keeps what was there', (text) => {
    expect(typedQuantity(text, 4, limits)).toEqual({ quantity: 4, refusal: 'minimum' });
  });

  it.each(['-3', 'abc', '', '٣ قطع', '1.5', '٢٫٥', '1e2', 'Infinity'])(
    'refuses %j as no number of units and keeps what was there',
    (text) => {
      expect(typedQuantity(text, 4, limits)).toEqual({ quantity: 4, refusal: 'notWhole' });
    },
  );

  it.each(['7', '999', '٩٩٩', '99999999999999999999999'])('caps %j at the maximum', (text) => {
    expect(typedQuantity(text, 4, limits)).toEqual({ quantity: 6, refusal: 'maximum' });
  });

  it('stays between the limits whatever is typed and pressed', () => {
    const step = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('+', '-'));
    fc.assert(
      fc.property(fc.nat(20), fc.integer({ min: 1, max: 30 }), fc.array(step), (least, spread, steps) => {
        const own = quantityLimits(
          { min_purchase_qty: least, max_purchase_qty: null },
          Math.max(1, least) + spread,
        );
        let quantity = fittedQuantity(1, own);
        for (const text of steps) {
          const change =
            text === '+'
              ? increment(quantity, own)
              : text === '-'
                ? decrement(quantity, own)
                : typedQuantity(text, quantity, own);
          quantity = change.quantity;
          expect(quantity).toBeGreaterThanOrEqual(own.minimum);
          expect(quantity).toBeLessThanOrEqual(own.maximum);
        }
      }),
    );
  });
});
