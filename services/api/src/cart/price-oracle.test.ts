import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filsRange, fromFils } from '../money/currencies.ts';
import type { CartLine } from './carts.ts';
import { priceCart } from './price-cart.ts';

/* The price of a cart, calculated a second time: in whole fractions, from the words of docs/shop-rules.md. */

type Fraction = { over: bigint; under: bigint };

/** Half away from zero; amounts here are never negative. */
const rounded = ({ over, under }: Fraction): bigint => (2n * over + under) / (2n * under);

type Cart = {
  lines: { fils: number; quantity: number; type: 'beauty' | 'jewelry' }[];
  currency: { code: string; rate: string };
  coupon: { discount_percent: number; product_type: 'beauty' | null } | null;
  shipping: { price_minor: number; free_from_minor: number | null } | null;
};

/** Units of the currency's smallest coin for a price in fils. */
function convert(fils: number, { code, rate }: Cart['currency']): bigint {
  if (code === 'KWD') return BigInt(fils);
  const millionths = BigInt(Math.round(Number(rate) * 1_000_000));
  // A dinar has 1000 fils, a dollar 100 cents.
  return rounded({ over: BigInt(fils) * millionths, under: 10n * 1_000_000n });
}

function reckon({ lines, currency, coupon, shipping }: Cart) {
  const amounts = lines.map(({ fils, quantity, type }) => ({
    type,
    amount: convert(fils, currency) * BigInt(quantity),
  }));
  const sum = (list: typeof amounts) => list.reduce((total, { amount }) => total + amount, 0n);
  const subTotal = sum(amounts);
  const covered = coupon?.product_type ? amounts.filter(({ type }) => type === coupon.product_type) : amounts;
  const tenths = BigInt(Math.round((coupon?.discount_percent ?? 0) * 10));
  const discount = rounded({ over: sum(covered) * tenths, under: 1000n });
  const goods = subTotal - discount;
  const isFree = shipping?.free_from_minor != null && goods >= convert(shipping.free_from_minor, currency);
  const cost = shipping && !isFree ? convert(shipping.price_minor, currency) : 0n;
  return { subTotal, discount, shipping: cost, total: goods + cost };
}

const currency = fc.oneof(
  fc.constant({ code: 'KWD', rate: '1' }),
  fc
    .tuple(fc.constantFrom('USD', 'SAR', 'AED'), fc.integer({ min: 1, max: 90_000_000 }))
    .map(([code, millionths]) => ({
      code,
      rate: (millionths / 1_000_000).toFixed(6),
    })),
);
const anyCart: fc.Arbitrary<Cart> = fc.record({
  lines: fc.array(
    fc.record({
      fils: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 5_000_000 })),
      quantity: fc.integer({ min: 1, max: 999 }),
      type: fc.constantFrom('beauty' as const, 'jewelry' as const),
    }),
    { minLength: 1, maxLength: 20 },
  ),
  currency,
  coupon: fc.option(
    fc.record({
      discount_percent: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
      product_type: fc.constantFrom('beauty' as const, null),
    }),
  ),
  shipping: fc.option(
    fc.record({
      price_minor: fc.integer({ min: 0, max: 10_000 }),
      free_from_minor: fc.option(fc.integer({ min: 0, max: 100_000 })),
    }),
  ),
});

function lineOf({ fils, quantity, type }: Cart['lines'][number]): CartLine {
  const product = { price_minor: fils, product_type: type };
  // Pricing reads two fields of a product; the rest would only hide them here.
  return { id: 1, quantity, product, variation: null } as unknown as CartLine;
}

describe('the price of any cart', () => {
  it('is what a second calculation in fractions gives, to the smallest coin', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const price = priceCart(cart.lines.map(lineOf), cart);
        const { subTotalMinor, discountMinor, shippingMinor, totalMinor } = price;
        expect({
          subTotal: BigInt(subTotalMinor),
          discount: BigInt(discountMinor),
          shipping: BigInt(shippingMinor),
          total: BigInt(totalMinor),
        }).toEqual(reckon(cart));
      }),
      { numRuns: 3_000 },
    );
  });

  it('would be found out if each unit were rounded instead of the sum', () => {
    const perUnit = ({ lines, coupon }: Cart) =>
      lines.reduce(
        (sum, { fils, quantity }) =>
          sum + Math.round((fils * (coupon?.discount_percent ?? 0)) / 100) * quantity,
        0,
      );
    const isFound = fc.check(
      fc.property(anyCart, (cart) => {
        const dinars = { ...cart, currency: { code: 'KWD', rate: '1' } };
        return (
          !cart.coupon ||
          cart.coupon.product_type !== null ||
          BigInt(perUnit(dinars)) === reckon(dinars).discount
        );
      }),
      { numRuns: 3_000 },
    ).failed;
    expect(isFound).toBe(true);
  });
});

describe('a price filter in another currency', () => {
  it('keeps a price if and only if it is shown between both ends', () => {
    const amount = fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(currency, amount, amount, fc.integer({ min: 1, max: 3_000_000 }), (kurs, a, b, fils) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const [least, most] = filsRange(from, to, kurs);
        const decimals = kurs.code === 'KWD' ? 1000 : 100;
        const shown = fromFils(fils, kurs);
        const isRequested = shown >= Math.round(from * decimals) && shown <= Math.round(to * decimals);
        expect(fils >= least && fils <= most).toBe(isRequested);
      }),
      { numRuns: 3_000 },
    );
  });
});
