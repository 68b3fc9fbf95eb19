import type { Kysely } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { expireDuePayments, lockOrder } from './settle-payment.ts';
import { adoptCart, countPieces, lockCart, lockOrMakeCart } from './carts.ts';

type Asker = { user: CurrentUser | null; lang: Lang };
type LeftOut = { name: string; quantity: number };
export type RestoredCart = { id: string; items_count: number; left_out: LeftOut[] };

/**
 * Puts the items of an order that was not paid back into a cart: the requested one, the account's own, or a new one. As
 * much as stock and limits allow; the rest is named. Once for an order: a repeat answers with the same cart. 409 for
 * an order that was paid, may still be, or has been restored and ordered.
 */
export async function restoreCart(
  deps: ApiDeps,
  orderId: string,
  requestedCart: string | null | undefined,
  { user, lang }: Asker,
): Promise<RestoredCart> {
  await expireDuePayments(deps, orderId);
  return deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!['failed', 'cancelled'].includes(order.payment_status)) throw notRestorable();
    if (order.restored_cart) {
      const cart = await lockCart(trx, order.restored_cart, user);
      if (!cart) throw notRestorable();
      return { id: cart.id, items_count: await countPieces(trx, cart.id), left_out: [] };
    }
    const cart = await lockOrMakeCart(deps, trx, requestedCart, user);
    const leftOut = await putBack(trx, orderId, cart.id, lang);
    await adoptCart(trx, cart, user);
    await trx.updateTable('orders').set({ restored_cart: cart.id }).where('id', '=', orderId).execute();
    await trx.updateTable('carts').set({ updated_at: deps.now() }).where('id', '=', cart.id).execute();
    return { id: cart.id, items_count: await countPieces(trx, cart.id), left_out: leftOut };
  });
}

async function putBack(
  trx: Kysely<Database>,
  orderId: string,
  cartId: string,
  lang: Lang,
): Promise<LeftOut[]> {
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
    const isGone = !product || (item.variation_id !== null && !variation);
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
  trx: Kysely<Database>,
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
const notRestorable = () => new ApiFailure(409, 'order_not_restorable');
