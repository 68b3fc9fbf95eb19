import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundShareMinor } from './returns.ts';

it('takes the discount off what came back', () => {
  expect(refundShareMinor(10_000, 0, { subTotalMinor: 20_000, discountMinor: 2_000 })).toBe(9_000);
  expect(refundShareMinor(20_000, 9_000, { subTotalMinor: 20_000, discountMinor: 2_000 })).toBe(9_000);
  expect(refundShareMinor(0, 0, { subTotalMinor: 0, discountMinor: 0 })).toBe(0);
});

it('gives in parts what it would give at once, whatever the prices', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (units, share) => {
      const subTotalMinor = units.reduce((sum, price) => sum + price, 0);
      const goods = { subTotalMinor, discountMinor: Math.floor(subTotalMinor * share) };
      let returned = 0;
      let refunded = 0;
      for (const price of units) {
        returned += price;
        refunded += refundShareMinor(returned, refunded, goods);
      }
      expect(refunded).toBe(subTotalMinor - goods.discountMinor);
    }),
  );
});
