import { majorText } from '@dana/contracts/money';
import type { Kysely, Selectable } from 'kysely';
import { type Currency, fromFils } from '../catalogue/currencies.ts';
import type { Database } from '../database/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { eligibleMinor, type PricedLine } from './price-cart.ts';

export type CouponRow = Selectable<Database['coupons']>;

/** The coupon of a code, if it may be used on these lines now; null without a code, 422 with the reason else. */
export async function findCoupon(
  db: Kysely<Database>,
  code: string | null | undefined,
  cart: { lines: PricedLine[]; currency: Currency; now: Date },
): Promise<CouponRow | null> {
  const wished = code?.trim().toUpperCase();
  if (!wished) return null;
  const coupon = await db.selectFrom('coupons').selectAll().where('code', '=', wished).executeTakeFirst();
  if (!coupon || coupon.starts_at > cart.now) throw refusal('promo_invalid');
  const isUsedUp = coupon.use_limit !== null && coupon.uses >= coupon.use_limit;
  if (coupon.ends_at <= cart.now || isUsedUp) throw refusal('promo_expired');
  const minimumMinor = fromFils(coupon.minimum_minor, cart.currency);
  const coveredMinor = eligibleMinor(cart.lines, coupon);
  if (coveredMinor === 0 || coveredMinor < minimumMinor) {
    const { code: currency } = cart.currency;
    throw refusal('promo_minimum', { currency, amount: majorText(minimumMinor, currency) });
  }
  return coupon;
}

/** Counts one use; 422 when the last one was taken meanwhile. Call inside the order's transaction. */
export async function useCoupon(trx: Kysely<Database>, coupon: CouponRow): Promise<void> {
  const used = await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', coupon.id)
    .where((eb) => eb.or([eb('use_limit', 'is', null), eb('uses', '<', eb.ref('use_limit'))]))
    .returning('id')
    .executeTakeFirst();
  if (!used) throw refusal('promo_expired');
}

/** Takes a coupon for an order that is to be paid after all; 422 when it is over or used up by now. */
export async function checkCouponAgain(trx: Kysely<Database>, code: string | null, now: Date): Promise<void> {
  if (code === null) return;
  const coupon = await trx.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  if (!coupon || coupon.ends_at <= now) throw refusal('promo_expired');
  await useCoupon(trx, coupon);
}

/** Counts a use back: the order was not paid. */
export async function giveBackCoupon(trx: Kysely<Database>, code: string | null): Promise<void> {
  if (code === null) return;
  await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute();
}

function refusal(code: 'promo_invalid' | 'promo_expired' | 'promo_minimum', params = {}): ApiFailure {
  return new ApiFailure(422, code, { params, fields: { promo_code: code } });
}
