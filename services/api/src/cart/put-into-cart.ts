import type { Kysely } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { Localised } from '../database/stored.ts';
import type { Lang } from '../http/context.ts';
import { isStillSold } from './carts.ts';

/** Units of an order that no cart took. */
export type LeftOut = { name: string; quantity: number };

/** Puts an order's items into a locked cart, as much as stock and limits allow. @returns what was left out. */
export async function putIntoCart(
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
