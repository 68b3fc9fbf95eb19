import { majorText } from '@dana/contracts/money';
import type { Kysely, Selectable } from 'kysely';
import { type Currency, fromFils } from '../money/currencies.ts';
import type { Database } from '../database/schema.ts';
import { ApiFailure } from '../http/failure.ts';
import { eligibleMinor, type PricedLine } from './price-cart.ts';

export type CouponRow = Selectable<Database['coupons']>;

/** The coupon of a code, if it may be used on these lines now; null without a code, 422 with the reason else. */
export async function findCoupon(
  db: Kysely<Database>,
  code: string | null | undefined,
  cart: { lines: PricedLine[]; currency: Currency; userId: string | null; now: Date },
): Promise<CouponRow | null> {
  const requested = code?.trim().toUpperCase();
  if (!requested) return null;
  const coupon = await db.selectFrom('coupons').selectAll().where('code', '=', requested).executeTakeFirst();
  if (!coupon || coupon.starts_at > cart.now) throw refusal('promo_invalid');
  const isUsedUp = coupon.use_limit !== null && coupon.uses >= coupon.use_limit;
  if (coupon.ends_at <= cart.now || isUsedUp) throw refusal('promo_expired');
  await checkUses(db, coupon, cart.userId);
  const minimumMinor = fromFils(coupon.minimum_minor, cart.currency);
  const coveredMinor = eligibleMinor(cart.lines, coupon);
  if (coveredMinor === 0 || coveredMinor < minimumMinor) {
    const { code: currency } = cart.currency;
    throw refusal('promo_minimum', { currency, amount: majorText(minimumMinor, currency) });
  }
  return coupon;
}

/**
 * Counts one use; 422 when the last one was taken meanwhile, or the account's last. Call inside the order's
 * transaction, before the order is written.
 */
export async function useCoupon(
  trx: Kysely<Database>,
  coupon: CouponRow,
  userId: string | null,
): Promise<void> {
  const used = await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', coupon.id)
    .where((eb) => eb.or([eb('use_limit', 'is', null), eb('uses', '<', eb.ref('use_limit'))]))
    .returning('id')
    .executeTakeFirst();
  if (!used) throw refusal('promo_expired');
  // Again, now that the coupon's row is locked: two orders of one account cannot both have the last use.
  await checkUses(trx, coupon, userId);
}

/** Refuses a coupon that has a limit for each account to guests, and to an account that has used it that often. */
async function checkUses(db: Kysely<Database>, coupon: CouponRow, userId: string | null): Promise<void> {
  if (coupon.use_limit_per_account === null) return;
  if (userId === null) throw refusal('promo_sign_in');
  const { uses } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('user_id', '=', userId)
    .where('promo_code', '=', coupon.code)
    // Their use was given back.
    .where('payment_status', 'not in', ['failed', 'cancelled'])
    .executeTakeFirstOrThrow();
  if (uses >= coupon.use_limit_per_account) throw refusal('promo_used');
}

/** Takes a coupon for an order that is to be paid after all; 422 when it is over or used up by now. */
export async function checkCouponAgain(
  trx: Kysely<Database>,
  { promo_code: code, user_id: userId }: { promo_code: string | null; user_id: string | null },
  now: Date,
): Promise<void> {
  if (code === null) return;
  const coupon = await trx.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  if (!coupon || coupon.ends_at <= now) throw refusal('promo_expired');
  await useCoupon(trx, coupon, userId);
}

/** Returns a use: the order was not paid. */
export async function giveBackCoupon(trx: Kysely<Database>, code: string | null): Promise<void> {
  if (code === null) return;
  await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute();
}

function refusal(
  code: 'promo_invalid' | 'promo_expired' | 'promo_minimum' | 'promo_sign_in' | 'promo_used',
  params = {},
): ApiFailure {
  return new ApiFailure(422, code, { params, fields: { promo_code: code } });
}
