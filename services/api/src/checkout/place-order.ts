import type { placeOrderAnswerSchema } from '@dana/contracts/api/checkout';
import { toMinor } from '@dana/contracts/money';
import type * as z from 'zod/mini';
import type { Currency } from '../money/currencies.ts';
import { localise } from '../catalogue/localise.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { noticeText } from '../messages.ts';
import { type CartLine, cartNotFound, isStillSold, loadLines, lockCart } from '../cart/carts.ts';
import { type CheckedOrder, checkPackageMinimum } from './check-order.ts';
import { isLarge } from '../orders/confirm-order.ts';
import { findCoupon, isCouponRefusal, takeCouponOff, useCoupon } from '../cart/coupons.ts';
import {
  checkOrderCount,
  checkReservedStock,
  checkUnconfirmedStock,
  isProved,
  placedFromOf,
} from '../orders/order-limits.ts';
import { claimKey, keepAnswer, scopesOf, type StoredAnswer } from '../http/idempotency.ts';
import { priceCart, priceLines } from '../cart/price-cart.ts';
import { soldOut, takeStock } from '../orders/take-stock.ts';
import { scheduleOf } from '../payments/ways-to-pay.ts';
import { writeOrder } from './write-order.ts';

type Asker = { user: CurrentUser | null; clientAddress: string; lang: Lang; currency: Currency };
type Repeat = { key: string; bodyHash: string } | null;

/**
 * Places an order in one transaction: the key, the cart, the coupon, the order and the stock change together or
 * not at all. A repeat of the key gets the first answer. A coupon that is refused leaves the cart, since its shopper reads why.
 */
export async function placeOrder(
  deps: ApiDeps,
  order: CheckedOrder,
  asker: Asker,
  repeat: Repeat,
): Promise<StoredAnswer> {
  let isRepeat = false;
  let usedCode: string | null | undefined;
  const placing = deps.db.transaction().execute(async (trx) => {
    const now = deps.now();
    const claim = repeat && { ...repeat, ...scopesOf('POST /checkout', asker.user, repeat.key), now };
    const first = claim && (await claimKey(trx, claim));
    isRepeat = Boolean(first);
    if (first) return first;

    const cart = await lockCart(trx, order.input.cart, asker.user);
    if (!cart)
      throw (await isOrdered(trx, order.input.cart)) ? new ApiFailure(422, 'cart_is_empty') : cartNotFound();
    const lines = await loadLines(trx, cart.id);
    if (lines.length === 0) throw new ApiFailure(422, 'cart_is_empty');
    checkLines(lines, asker.lang);
    const userId = asker.user?.id ?? null;
    const priced = { lines: priceLines(lines, asker.currency), currency: asker.currency, userId, now };
    usedCode = order.input.promo_code === undefined ? cart.promo_code : order.input.promo_code;
    const coupon = await findCoupon(trx, usedCode, priced);
    const price = priceCart(lines, { coupon, shipping: order.shipping, currency: asker.currency });
    checkExpected(order, price.totalMinor, asker.currency);
    checkPackageMinimum(order, price.totalMinor, asker.currency);
    const schedule = order.installment && scheduleOf(order.installment, price.totalMinor);

    const shopper = { userId, placedFrom: placedFromOf(asker.clientAddress) };
    await checkOrderCount(trx, deps, shopper);
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const named = { ...order.contact, isProved: await isProved(trx, userId, order.contact.email) };
    const holding = { shopper, named, units };
    let isToConfirm = false;
    if (order.provider === 'page') await checkReservedStock(trx, deps, holding);
    else {
      const waiting = await checkUnconfirmedStock(trx, deps, holding, asker.currency);
      const together = {
        units: units + waiting.units,
        totalMinor: price.totalMinor + waiting.totalMinor,
        currency: asker.currency,
      };
      // Whose account has proved this very e-mail has pressed such a link before.
      isToConfirm = !named.isProved && isLarge(deps.limits, together);
    }
    if (coupon) await useCoupon(trx, coupon, userId);
    const written = await writeOrder(trx, deps, {
      order,
      price,
      schedule,
      coupon,
      cartId: cart.id,
      asker,
      placedFrom: shopper.placedFrom,
      isToConfirm,
      now,
    });
    await closeCart(trx, cart.id, now);
    const placed = { status: 200, body: answerOf(written, asker.lang) };
    if (claim) await keepAnswer(trx, claim, placed);
    await takeStock(
      trx,
      lines.map(({ product, variation, quantity }) => ({
        productId: product.id,
        variationId: variation?.id ?? null,
        quantity,
      })),
    );
    return placed;
  });
  const answer = await placing.catch(async (error: unknown) => {
    if (usedCode && isCouponRefusal(error)) await takeCouponOff(deps.db, order.input.cart, usedCode);
    throw error;
  });
  if (!isRepeat) deps.metrics.orderPlaced({ payment: order.payment.code });
  return answer;
}

/** Says early and by name what the stock update would refuse without one. */
function checkLines(lines: CartLine[], lang: Lang): void {
  for (const { id, product, variation, quantity } of lines) {
    const available = variation ? variation.stock : product.stock;
    const name = localise(product.name, lang);
    if (!isStillSold({ product, variation }))
      throw new ApiFailure(422, 'no_longer_sold', {
        params: { item_id: id, name },
        fields: { items: 'no_longer_sold' },
      });
    if (quantity > available) throw soldOut({ item_id: id, name, available });
    const ofProduct = lines.filter((line) => line.product.id === product.id);
    const units = ofProduct.reduce((sum, line) => sum + line.quantity, 0);
    if (product.max_quantity !== null && units > product.max_quantity) {
      throw new ApiFailure(422, 'you_cannot_add_more_than', {
        params: { quantity: product.max_quantity, item_id: id, name },
        fields: { items: 'you_cannot_add_more_than' },
      });
    }
  }
}

/** A shopper is never charged another amount than the one they saw. Fees of a package are named beside it. */
function checkExpected(order: CheckedOrder, totalMinor: number, currency: Currency): void {
  const expected = order.input.expected_total;
  if (expected === null || expected === undefined) return;
  if (toMinor(expected, currency.code) !== totalMinor) throw new ApiFailure(409, 'total_changed');
}

async function isOrdered(trx: Db, cartId: string): Promise<boolean> {
  const order = await trx.selectFrom('orders').select('id').where('cart_id', '=', cartId).executeTakeFirst();
  return order !== undefined;
}

async function closeCart(trx: Db, cartId: string, now: Date): Promise<void> {
  await trx.deleteFrom('cart_items').where('cart_id', '=', cartId).execute();
  await trx
    .updateTable('carts')
    .set({ closed_at: now, updated_at: now, promo_code: null })
    .where('id', '=', cartId)
    .execute();
  await trx.updateTable('users').set({ cart_id: null }).where('cart_id', '=', cartId).execute();
}

function answerOf(
  written: { id: string; link: string | null },
  lang: Lang,
): z.input<typeof placeOrderAnswerSchema> {
  return {
    success: true,
    message: noticeText('order_placed', lang),
    data: { payment_link: written.link ? { link: written.link } : null, payment_info: { id: written.id } },
  };
}
