import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { Currency } from '../money/currencies.ts';
import { type CartRow, cartNotFound, countPieces, loadLines, lockCart } from './carts.ts';
import type { CartChange } from './change-cart.ts';
import { type CouponRow, couponCode } from './coupon-rules.ts';
import { findCoupon } from './coupons.ts';
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
    return { id: cart.id, item_id: null, items_count: await countPieces(trx, cart.id) };
  });
}

/**
 * The coupon that a cart is priced with: the requested one, which throws 422 when it is refused, or else the cart's own. An
 * own one that may no longer be used is taken off the cart, and the first to read it so gets the reason.
 */
export async function couponOfCart(
  db: Kysely<Database>,
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
export async function takeCouponOff(db: Kysely<Database>, cartId: string, typed: string): Promise<boolean> {
  const taken = await db
    .updateTable('carts')
    .set({ promo_code: null })
    .where('id', '=', cartId)
    .where('promo_code', '=', couponCode(typed))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
