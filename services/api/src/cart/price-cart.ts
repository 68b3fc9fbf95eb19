import { percentOfMinor } from '@dana/contracts/money';
import { type Currency, fromFils } from '../money/currencies.ts';
import type { CartLine } from './carts.ts';

export type PricedLine = { line: CartLine; unitMinor: number; lineMinor: number };

/** Amounts in minor units of the currency: subTotal − discount + shipping = total. */
export type CartPrice = {
  lines: PricedLine[];
  subTotalMinor: number;
  discountMinor: number;
  shippingMinor: number;
  totalMinor: number;
};

type CouponTerms = { discount_percent: number; product_type: string | null };
type ShippingTerms = { price_minor: number; free_from_minor: number | null };

/** Prices lines in a currency. Unit prices are converted first, so that lines sum to what is shown. */
export function priceLines(lines: CartLine[], currency: Currency): PricedLine[] {
  return lines.map((line) => {
    const unitMinor = fromFils(line.variation?.price_minor ?? line.product.price_minor, currency);
    return { line, unitMinor, lineMinor: unitMinor * line.quantity };
  });
}

/** The part of the lines that a coupon applies to. */
export function eligibleMinor(lines: PricedLine[], coupon: Pick<CouponTerms, 'product_type'>): number {
  const eligible = lines.filter(
    ({ line }) => coupon.product_type === null || line.product.product_type === coupon.product_type,
  );
  return eligible.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
}

/** What shipping costs for goods of this value (minor units, after discount). */
export function shippingPriceMinor(method: ShippingTerms, goodsMinor: number, currency: Currency): number {
  const isFree = method.free_from_minor !== null && goodsMinor >= fromFils(method.free_from_minor, currency);
  return isFree ? 0 : fromFils(method.price_minor, currency);
}

/** The whole price of a cart. The discount is rounded once, on the sum, half up. */
export function priceCart(
  lines: CartLine[],
  terms: { coupon: CouponTerms | null; shipping: ShippingTerms | null; currency: Currency },
): CartPrice {
  const priced = priceLines(lines, terms.currency);
  const subTotalMinor = priced.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
  const discountMinor = terms.coupon
    ? percentOfMinor(eligibleMinor(priced, terms.coupon), terms.coupon.discount_percent)
    : 0;
  const goodsMinor = subTotalMinor - discountMinor;
  const shippingMinor = terms.shipping ? shippingPriceMinor(terms.shipping, goodsMinor, terms.currency) : 0;
  return {
    lines: priced,
    subTotalMinor,
    discountMinor,
    shippingMinor,
    totalMinor: goodsMinor + shippingMinor,
  };
}
