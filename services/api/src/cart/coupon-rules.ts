import { majorText } from '@dana/contracts/money';
import { codeText } from '@dana/contracts/typed-text';
import type { Selectable } from 'kysely';
import { type Currency, fromFils } from '../money/currencies.ts';
import type { Database } from '../database/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { eligibleMinor, type PricedLine } from './price-cart.ts';

export type CouponRow = Selectable<Database['coupons']>;

/** A typed code as it is kept; null when none was typed. */
export const couponCode = (typed: string | null | undefined): string | null => codeText(typed ?? '') || null;

/** Throws 422 for a coupon that does not exist, has not begun, is over or has no use left. It ends with `ends_at`. */
export function checkCouponRuns(coupon: CouponRow | undefined, now: Date): asserts coupon is CouponRow {
  if (!coupon || coupon.starts_at > now) throw couponRefusal('promo_invalid');
  const isOver = coupon.ends_at <= now;
  if (isOver || !hasUsesLeft(coupon.use_limit, coupon.uses)) throw couponRefusal('promo_expired');
}

/** Whether one more use is within a limit; null is no limit. */
export const hasUsesLeft = (limit: number | null, uses: number): boolean => limit === null || uses < limit;

/** Throws 422 when nothing in the cart is covered, or what is covered does not reach the coupon's minimum. */
export function checkCoveredLines(
  coupon: Pick<CouponRow, 'minimum_minor' | 'product_type'>,
  lines: PricedLine[],
  currency: Currency,
): void {
  const minimumMinor = fromFils(coupon.minimum_minor, currency);
  const coveredMinor = eligibleMinor(lines, coupon);
  if (coveredMinor > 0 && coveredMinor >= minimumMinor) return;
  const amount = majorText(minimumMinor, currency.code);
  throw couponRefusal('promo_minimum', { currency: currency.code, amount });
}

/** Why a coupon is not taken, said at the field of its code. */
export function couponRefusal(
  code: 'promo_invalid' | 'promo_expired' | 'promo_minimum' | 'promo_sign_in' | 'promo_used',
  params = {},
): ApiFailure {
  return new ApiFailure(422, code, { params, fields: { promo_code: code } });
}
