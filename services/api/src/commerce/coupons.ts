import type { Kysely } from 'kysely';
import type { Currency } from '../money/currencies.ts';
import type { Database } from '../database/schema.ts';
import {
  type CouponRow,
  checkCouponRuns,
  checkCoveredLines,
  couponCode,
  couponRefusal,
  hasUsesLeft,
} from './coupon-rules.ts';
import type { PricedLine } from './price-cart.ts';

/** The coupon of a code, if it may be used on these lines now; null without a code, 422 with the reason else. */
export async function findCoupon(
  db: Kysely<Database>,
  code: string | null | undefined,
  cart: { lines: PricedLine[]; currency: Currency; userId: string | null; now: Date },
): Promise<CouponRow | null> {
  const requested = couponCode(code);
  if (requested === null) return null;
  const coupon = await db.selectFrom('coupons').selectAll().where('code', '=', requested).executeTakeFirst();
  checkCouponRuns(coupon, cart.now);
  await checkUses(db, coupon, cart.userId);
  checkCoveredLines(coupon, cart.lines, cart.currency);
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
  if (!used) throw couponRefusal('promo_expired');
  // Again, now that the coupon's row is locked: two orders of one account cannot both have the last use.
  await checkUses(trx, coupon, userId);
}

/** Refuses a coupon that has a limit for each account to guests, and to an account that has used it that often. */
async function checkUses(db: Kysely<Database>, coupon: CouponRow, userId: string | null): Promise<void> {
  if (coupon.use_limit_per_account === null) return;
  if (userId === null) throw couponRefusal('promo_sign_in');
  const { uses } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('user_id', '=', userId)
    .where('promo_code', '=', coupon.code)
    // Their use was given back.
    .where('payment_status', 'not in', ['failed', 'cancelled'])
    .where('status', 'not in', ['cancelled', 'refunded'])
    .executeTakeFirstOrThrow();
  if (!hasUsesLeft(coupon.use_limit_per_account, uses)) throw couponRefusal('promo_used');
}

/** Takes a coupon for an order that is to be paid after all; 422 when it is over or used up by now. */
export async function checkCouponAgain(
  trx: Kysely<Database>,
  { promo_code: code, user_id: userId }: { promo_code: string | null; user_id: string | null },
  now: Date,
): Promise<void> {
  if (code === null) return;
  const coupon = await trx.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  if (!coupon || coupon.ends_at <= now) throw couponRefusal('promo_expired');
  await useCoupon(trx, coupon, userId);
}

/** Returns a use: the order was not paid, cancelled or paid back. */
export async function giveBackCoupon(trx: Kysely<Database>, code: string | null): Promise<void> {
  if (code === null) return;
  await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute();
}
