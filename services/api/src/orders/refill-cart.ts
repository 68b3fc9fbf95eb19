import { adoptCart, countUnits, lockCart, lockOrMakeCart, isStillSold } from '../cart/carts.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { leaveUnpaid, refreshPayment } from './open-payments.ts';
import { isUnpaid } from './present-order.ts';
import { lockOrder } from './settle-payment.ts';
import { localise } from '../catalogue/localise.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Localised } from '../database/stored.ts';

type Asker = { user: CurrentUser | null; lang: Lang };
type RestoredCart = { id: string; items_count: number; left_out: LeftOut[] };

/**
 * Puts the items of an order that was not paid back into a cart: the requested one, the account's own, or a new one. As
 * much as stock and limits allow; the rest is named. Its coupon comes back where the cart has none. A payment that waits
 * is given up for it. Once for an order: a repeat answers with the same cart. 409 for an order that was paid, or has been
 * restored and ordered.
 */
export async function restoreCart(
  deps: ApiDeps,
  orderId: string,
  requestedCart: string | null | undefined,
  { user, lang }: Asker,
): Promise<RestoredCart> {
  await refreshPayment(deps, orderId, { isUrgent: true });
  return deps.db.transaction().execute(async (trx) => {
    const order = await leaveUnpaid(trx, deps, orderId);
    if (!['failed', 'cancelled'].includes(order.payment_status)) throw notRestorable();
    if (order.restored_cart) {
      const cart = await lockCart(trx, order.restored_cart, user);
      if (!cart) throw notRestorable();
      return { id: cart.id, items_count: await countUnits(trx, cart.id), left_out: [] };
    }
    const cart = await lockOrMakeCart(deps, trx, requestedCart, user);
    const leftOut = await putIntoCart(trx, orderId, cart.id, lang);
    const own = await adoptCart(trx, cart, user);
    await trx.updateTable('orders').set({ restored_cart: cart.id }).where('id', '=', orderId).execute();
    await trx
      .updateTable('carts')
      .set({ updated_at: deps.now(), promo_code: own.promo_code ?? order.promo_code })
      .where('id', '=', cart.id)
      .execute();
    return { id: cart.id, items_count: await countUnits(trx, cart.id), left_out: leftOut };
  });
}

const notRestorable = () => new ApiFailure(409, 'order_not_restorable');

type Again = {
  orderId: string;
  requestedCart: string | null | undefined;
  user: CurrentUser | null;
  lang: Lang;
};

/**
 * Puts what is still sold of an earlier order into a cart: the requested one, the account's own, or a new one. At today's
 * prices, as much as stock and limits allow; the rest is named. 409 for an order that waits for its payment or never
 * came to be – that one is paid or restored instead.
 */
export async function buyAgain(
  trx: Db,
  deps: ApiDeps,
  { orderId, requestedCart, user, lang }: Again,
): Promise<RestoredCart> {
  const order = await lockOrder(trx, orderId);
  if (order.status === 'awaiting_payment' || isUnpaid(order))
    throw new ApiFailure(409, 'order_not_bought_again');
  const cart = await lockOrMakeCart(deps, trx, requestedCart, user);
  const leftOut = await putIntoCart(trx, orderId, cart.id, lang);
  await adoptCart(trx, cart, user);
  await trx.updateTable('carts').set({ updated_at: deps.now() }).where('id', '=', cart.id).execute();
  return { id: cart.id, items_count: await countUnits(trx, cart.id), left_out: leftOut };
}

/** Units of an order that no cart took. */
type LeftOut = { name: string; quantity: number };

/** Puts an order's items into a locked cart, as much as stock and limits allow. @returns what was left out. */
async function putIntoCart(trx: Db, orderId: string, cartId: string, lang: Lang): Promise<LeftOut[]> {
  const items = await trx
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const products = await loadProducts(trx, [...new Set(items.map((item) => item.product_id))]);
  const leftOut: LeftOut[] = [];
  for (const item of items) {
    const product = products.find((row) => row.id === item.product_id);
    const variation = product?.variations.find((row) => row.id === item.variation_id) ?? null;
    const isGone =
      !product || (item.variation_id !== null && !variation) || !isStillSold({ product, variation });
    const lines = await trx
      .selectFrom('cart_items')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('product_id', '=', item.product_id)
      .execute();
    const present = lines.find((line) => line.variation_id === item.variation_id);
    const others = lines.reduce((sum, line) => sum + (line === present ? 0 : line.quantity), 0);
    const room = isGone
      ? 0
      : Math.min(variation?.stock ?? product.stock, (product.max_quantity ?? Infinity) - others);
    const before = present?.quantity ?? 0;
    const requested = Math.min(before + item.quantity, room);
    const quantity = requested >= (product?.min_quantity ?? 1) ? Math.max(requested, before) : before;
    if (quantity > before) await setLine(trx, cartId, { ...item, quantity });
    const missing = item.quantity - (quantity - before);
    if (missing > 0) leftOut.push({ name: nameOf(item.name, lang), quantity: missing });
  }
  return leftOut;
}

async function setLine(
  trx: Db,
  cartId: string,
  line: { product_id: number; variation_id: number | null; quantity: number },
): Promise<void> {
  const { product_id, variation_id, quantity } = line;
  await trx
    .insertInto('cart_items')
    .values({ cart_id: cartId, product_id, variation_id, quantity })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'product_id', 'variation_id']).doUpdateSet({ quantity }),
    )
    .execute();
}

const nameOf = (name: Localised, lang: Lang) => localise(name, lang);
