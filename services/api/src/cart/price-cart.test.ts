import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from './carts.ts';
import { workingDayAfter } from '../places/delivery-dates.ts';
import { priceCart } from './price-cart.ts';
import { scheduleOf } from '../payments/ways-to-pay.ts';

const dinar = { code: 'KWD', rate: '1' };
const standard = { price_minor: 1500, free_from_minor: 30_000 };

function lineOf(price_minor: number, quantity: number, product_type = 'fashion'): CartLine {
  // Pricing reads three fields of a product; the rest would only hide them here.
  return { id: 1, quantity, product: { price_minor, product_type }, variation: null } as unknown as CartLine;
}

describe('the price of a cart', () => {
  it('is shipped free from the threshold, counted after the discount', () => {
    const at = (fils: number, percent = 0) =>
      priceCart([lineOf(fils, 1)], {
        coupon: percent ? { discount_percent: percent, product_type: null } : null,
        shipping: standard,
        currency: dinar,
      });
    expect(at(29_999).shippingMinor).toBe(1500);
    expect(at(30_000)).toMatchObject({ shippingMinor: 0, totalMinor: 30_000 });
    expect(at(33_000, 10)).toMatchObject({ discountMinor: 3300, shippingMinor: 1500, totalMinor: 31_200 });
  });

  it('takes a coupon off the type of product it applies to, and nothing else', () => {
    const lines = [lineOf(10_000, 2, 'beauty'), lineOf(5_000, 1, 'jewelry')];
    const price = priceCart(lines, {
      coupon: { discount_percent: 15, product_type: 'beauty' },
      shipping: null,
      currency: dinar,
    });
    expect(price).toMatchObject({ subTotalMinor: 25_000, discountMinor: 3000, totalMinor: 22_000 });
  });

  it('sums to the fils for any cart, coupon and currency', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 500 }));
    const rate = fc.integer({ min: 1, max: 90_000_000 }).map((millionths) => String(millionths / 1_000_000));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 0, max: 1000 }),
        rate,
        (carts, tenths, kurs) => {
          const price = priceCart(
            carts.map(([fils, quantity]) => lineOf(fils, quantity)),
            {
              coupon: { discount_percent: tenths / 10, product_type: null },
              shipping: standard,
              currency: { code: 'USD', rate: kurs },
            },
          );
          const ofLines = price.lines.reduce((sum, entry) => sum + entry.unitMinor * entry.line.quantity, 0);
          expect(price.subTotalMinor).toBe(ofLines);
          expect(price.subTotalMinor - price.discountMinor + price.shippingMinor).toBe(price.totalMinor);
          expect(price.discountMinor).toBeGreaterThanOrEqual(0);
          expect(price.discountMinor).toBeLessThanOrEqual(price.subTotalMinor);
        },
      ),
    );
  });
});

describe('installments', () => {
  it('sum to the total whatever the amount and the months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 36 }), (amount, months) => {
        const schedule = scheduleOf({ months, fees_percent: 4.5 }, amount);
        expect(schedule.monthlyMinor * (months - 1) + schedule.lastMinor).toBe(schedule.totalMinor);
        expect(schedule.totalMinor - schedule.feesMinor).toBe(amount);
      }),
    );
  });
});

describe('the payment of each month', () => {
  it.each([
    [100_000, 3, 33_333, 33_334],
    [100_001, 3, 33_333, 33_335],
    [100_002, 3, 33_334, 33_334],
    [11, 4, 2, 5],
    [10, 4, 2, 4],
    [3, 6, 0, 3],
  ])(
    'of %i in %i months is rounded down to %i, and the last takes what is left: %i',
    (amount, months, monthly, last) => {
      expect(scheduleOf({ months, fees_percent: 0 }, amount)).toMatchObject({
        monthlyMinor: monthly,
        lastMinor: last,
      });
    },
  );

  it('is of the amount with its fees', () => {
    const schedule = scheduleOf({ months: 2, fees_percent: 4.5 }, 1_010);
    // 45.45 rounded to 45.
    expect(schedule).toEqual({ feesMinor: 45, totalMinor: 1_055, monthlyMinor: 527, lastMinor: 528 });
  });
});

describe('delivery dates', () => {
  it('skip Friday and Saturday, in Kuwait’s days', () => {
    // Thursday 23:30 in Kuwait is still Thursday, although it is 20:30 in Greenwich.
    expect(workingDayAfter(new Date('2026-03-05T20:30:00Z'), 1)).toBe('2026-03-08');
    expect(workingDayAfter(new Date('2026-03-05T21:30:00Z'), 1)).toBe('2026-03-08');
    expect(workingDayAfter(new Date('2026-03-01T09:00:00Z'), 3)).toBe('2026-03-04');
  });

  it('begin at midnight in Kuwait, three hours before Greenwich', () => {
    expect(workingDayAfter(new Date('2026-03-01T20:59:59Z'), 1)).toBe('2026-03-02');
    expect(workingDayAfter(new Date('2026-03-01T21:00:00Z'), 1)).toBe('2026-03-03');
    expect(workingDayAfter(new Date('2026-03-01T21:00:00Z'), 0)).toBe('2026-03-02');
  });
});
