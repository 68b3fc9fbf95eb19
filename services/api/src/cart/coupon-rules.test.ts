import { describe, expect, it } from 'vitest';
import type { CartLine } from './carts.ts';
import {
  type CouponRow,
  checkCouponRuns,
  checkCoveredLines,
  couponCode,
  couponRefusal,
  hasUsesLeft,
} from './coupon-rules.ts';
import { priceLines } from './price-cart.ts';

const dinar = { code: 'KWD', rate: '1' };
const dollar = { code: 'USD', rate: '3.250000' };
const begin = new Date('2026-08-01T00:00:00+03:00');
const end = new Date('2026-09-01T00:00:00+03:00');
const oneMs = (after: Date, by: number) => new Date(after.getTime() + by);

function lineOf(price_minor: number, quantity: number, product_type = 'fashion'): CartLine {
  // Pricing reads two fields of a product; the rest would only hide them here.
  return { id: 1, quantity, product: { price_minor, product_type }, variation: null } as unknown as CartLine;
}

// The rules read these fields of a coupon.
const couponOf = (more: Partial<CouponRow> = {}) =>
  ({ starts_at: begin, ends_at: end, use_limit: null, uses: 0, ...more }) as CouponRow;

const refusedAs = (code: string, params = {}) =>
  expect.objectContaining({ status: 422, code, details: { params, fields: { promo_code: code } } });

function thrownBy(check: () => void): unknown {
  try {
    check();
  } catch (refusal) {
    return refusal;
  }
  return 'nothing';
}

it.each([
  [' dana10 ', 'DANA10'],
  ['DANA10', 'DANA10'],
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
])('the typed code %j is kept as %j', (typed, kept) => {
  expect(couponCode(typed)).toBe(kept);
});

describe('the time of a coupon', () => {
  const at = (now: Date, coupon: CouponRow | undefined = couponOf()) =>
    thrownBy(() => checkCouponRuns(coupon, now));

  it('begins with its first moment and ends before its last', () => {
    expect(at(oneMs(begin, -1))).toEqual(refusedAs('promo_invalid'));
    expect(at(begin)).toBe('nothing');
    expect(at(oneMs(end, -1))).toBe('nothing');
    expect(at(end)).toEqual(refusedAs('promo_expired'));
  });

  it('is over as soon as its last use is taken', () => {
    expect(at(begin, couponOf({ use_limit: 3, uses: 2 }))).toBe('nothing');
    expect(at(begin, couponOf({ use_limit: 3, uses: 3 }))).toEqual(refusedAs('promo_expired'));
    expect(at(begin, couponOf({ use_limit: null, uses: 1_000_000 }))).toBe('nothing');
  });

  it('says of a code that nobody made that it is not valid', () => {
    expect(thrownBy(() => checkCouponRuns(undefined, begin))).toEqual(refusedAs('promo_invalid'));
  });
});

it('a limit of none gives no use, and of two gives two', () => {
  expect([0, 1, 2, 3].map((uses) => hasUsesLeft(2, uses))).toEqual([true, true, false, false]);
  expect(hasUsesLeft(0, 0)).toBe(false);
});

describe('what a coupon covers', () => {
  const covered = (
    minimum_minor: number,
    lines: CartLine[],
    product_type: string | null = null,
    currency = dinar,
  ) =>
    thrownBy(() => checkCoveredLines({ minimum_minor, product_type }, priceLines(lines, currency), currency));

  it('has to reach its minimum, to the fils', () => {
    expect(covered(50_000, [lineOf(25_000, 2)])).toBe('nothing');
    const refusal = refusedAs('promo_minimum', { currency: 'KWD', amount: '50.000' });
    expect(covered(50_000, [lineOf(49_999, 1)])).toEqual(refusal);
  });

  it('counts only products of its type', () => {
    const lines = [lineOf(10_000, 1, 'beauty'), lineOf(90_000, 1, 'jewelry')];
    expect(covered(10_000, lines, 'beauty')).toBe('nothing');
    expect(covered(10_001, lines, 'beauty')).toEqual(
      refusedAs('promo_minimum', { currency: 'KWD', amount: '10.001' }),
    );
  });

  it('is something, also where there is no minimum', () => {
    const refusal = refusedAs('promo_minimum', { currency: 'KWD', amount: '0.000' });
    expect(covered(0, [lineOf(10_000, 1)], 'beauty')).toEqual(refusal);
    expect(covered(0, [lineOf(1, 1)])).toBe('nothing');
  });

  it('is compared and named in the currency of the cart', () => {
    expect(covered(50_000, [lineOf(50_000, 1)], null, dollar)).toBe('nothing');
    expect(covered(50_000, [lineOf(49_000, 1)], null, dollar)).toEqual(
      refusedAs('promo_minimum', { currency: 'USD', amount: '162.50' }),
    );
  });
});

it('a refusal without more to say has no parameters', () => {
  expect(couponRefusal('promo_used')).toEqual(refusedAs('promo_used'));
});
