import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Currency } from '../money/currencies.ts';
import { cartNotFound, type CartRow, countUnits, loadLines, lockCart } from './carts.ts';
import type { CartChange } from './change-cart.ts';
import {
  checkCouponRuns,
  checkCoveredLines,
  couponCode,
  couponRefusal,
  type CouponRow,
  hasUsesLeft,
} from './coupon-rules.ts';
import { type PricedLine, priceLines } from './price-cart.ts';

type Asker = { user: CurrentUser | null; currency: Currency };
type CouponChange = { cart_id: string; promo_code: string | null };

/**
 * Gives a cart a coupon in place of the one it had; without a code, takes it off. Throws 422 with the reason for a coupon
 * that may not be used on what the cart holds now, and for an empty cart; the coupon that it had stays then.
 */
export function setCartCoupon(
  deps: ApiDeps,
  { cart_id, promo_code }: CouponChange,
  { user, currency }: Asker,
): Promise<CartChange> {
  return deps.db.transaction().execute(async (trx) => {
    const cart = await lockCart(trx, cart_id, user);
    if (!cart) throw cartNotFound();
    const code = couponCode(promo_code);
    if (code !== null) {
      const lines = await loadLines(trx, cart.id);
      if (lines.length === 0) throw new ApiFailure(422, 'cart_is_empty');
      const priced = { lines: priceLines(lines, currency), currency, userId: user?.id ?? null };
      await findCoupon(trx, code, { ...priced, now: deps.now() });
    }
    const change = { promo_code: code, updated_at: deps.now() };
    await trx.updateTable('carts').set(change).where('id', '=', cart.id).execute();
    return { id: cart.id, item_id: null, items_count: await countUnits(trx, cart.id) };
  });
}

/**
 * The coupon that a cart is priced with: the requested one, which throws 422 when it is refused, or else the cart's own. An
 * own one that may no longer be used is taken off the cart, and the first to read it so gets the reason.
 */
export async function couponOfCart(
  db: Db,
  cart: CartRow,
  requested: string | undefined,
  priced: { lines: PricedLine[]; currency: Currency; userId: string | null; now: Date },
): Promise<{ coupon: CouponRow | null; refused: { code: string; why: ApiFailure } | null }> {
  const own = couponCode(requested) === null ? cart.promo_code : null;
  try {
    return { coupon: await findCoupon(db, own ?? requested, priced), refused: null };
  } catch (error) {
    if (own === null || !isCouponRefusal(error)) throw error;
    const isFirst = await takeCouponOff(db, cart.id, own);
    return { coupon: null, refused: isFirst ? { code: own, why: error } : null };
  }
}

/** Whether something was refused because of its coupon. */
export const isCouponRefusal = (error: unknown): error is ApiFailure =>
  error instanceof ApiFailure && error.details.fields?.promo_code !== undefined;

/** Takes a coupon off a cart that still has it. @returns whether it had. */
export async function takeCouponOff(db: Db, cartId: string, typed: string): Promise<boolean> {
  const taken = await db
    .updateTable('carts')
    .set({ promo_code: null })
    .where('id', '=', cartId)
    .where('promo_code', '=', couponCode(typed))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The coupon of a code, if it may be used on these lines now; null without a code, 422 with the reason else. */
export async function findCoupon(
  db: Db,
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
export async function useCoupon(trx: Db, coupon: CouponRow, userId: string | null): Promise<void> {
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
async function checkUses(db: Db, coupon: CouponRow, userId: string | null): Promise<void> {
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
  trx: Db,
  { promo_code: code, user_id: userId }: { promo_code: string | null; user_id: string | null },
  now: Date,
): Promise<void> {
  if (code === null) return;
  const coupon = await trx.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
  if (!coupon || coupon.ends_at <= now) throw couponRefusal('promo_expired');
  await useCoupon(trx, coupon, userId);
}

/** Returns a use: the order was not paid, cancelled or paid back. */
export async function giveBackCoupon(trx: Db, code: string | null): Promise<void> {
  if (code === null) return;
  await trx
    .updateTable('coupons')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('code', '=', code)
    .where('uses', '>', 0)
    .execute();
}
