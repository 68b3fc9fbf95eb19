import { loadProducts, type ProductRow, rowId, type VariationRow } from '../catalogue/product-rows.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { adoptCart, cartNotFound, countUnits, isStillSold, lockCart, lockOrMakeCart } from './carts.ts';
import { checkQuantity } from './quantity-rules.ts';

const linesMax = 200;

type AddRequest = {
  cart_id?: string | null | undefined;
  product_id: string;
  product_variation_id?: string | null | undefined;
  quantity: number;
};
type EditRequest = { cart_id: string; item_id: string; quantity: number };
export type CartChange = { id: string; item_id: number | null; items_count: number };

/** Adds units of a product; raises the quantity when it is in the cart already. Makes the cart if need be. */
export async function addToCart(
  trx: Db,
  deps: ApiDeps,
  request: AddRequest,
  user: CurrentUser | null,
): Promise<CartChange> {
  const { product, variation } = await findProduct(trx, request);
  const cart = await lockOrMakeCart(deps, trx, request.cart_id, user);
  const items = await trx.selectFrom('cart_items').selectAll().where('cart_id', '=', cart.id).execute();
  const ofProduct = items.filter((item) => item.product_id === product.id);
  const present = ofProduct.find((item) => item.variation_id === (variation?.id ?? null));
  if (!present && items.length >= linesMax) {
    throw new ApiFailure(422, 'you_cannot_add_more_than', { params: { quantity: linesMax } });
  }
  const lineQuantity = (present?.quantity ?? 0) + request.quantity;
  const otherQuantity = sumQuantities(ofProduct) - (present?.quantity ?? 0);
  checkQuantity({ product, variation, lineQuantity, otherQuantity });
  // Who adds has seen what it costs.
  const seen_minor = variation?.price_minor ?? product.price_minor;
  const itemId = present
    ? await setQuantity(trx, present.id, lineQuantity, { seen_minor })
    : (
        await trx
          .insertInto('cart_items')
          .values({
            cart_id: cart.id,
            product_id: product.id,
            variation_id: variation?.id ?? null,
            quantity: request.quantity,
            seen_minor,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
  await adoptCart(trx, cart, user);
  await touch(deps, trx, cart.id);
  return { id: cart.id, item_id: itemId, items_count: await countUnits(trx, cart.id) };
}

/** Sets the quantity of one line. */
export async function editCartItem(
  trx: Db,
  deps: ApiDeps,
  request: EditRequest,
  user: CurrentUser | null,
): Promise<CartChange> {
  const cart = await lockCart(trx, request.cart_id, user);
  if (!cart) throw cartNotFound();
  const items = await trx.selectFrom('cart_items').selectAll().where('cart_id', '=', cart.id).execute();
  const item = items.find((row) => row.id === rowId(request.item_id));
  const [product] = item ? await loadProducts(trx, [item.product_id]) : [];
  if (!item || !product) throw notFound();
  const variation = product.variations.find((row) => row.id === item.variation_id) ?? null;
  const ofProduct = items.filter((row) => row.product_id === product.id);
  const otherQuantity = sumQuantities(ofProduct) - item.quantity;
  if (!isStillSold({ product, variation })) throw noLongerSold('quantity');
  checkQuantity({ product, variation, lineQuantity: request.quantity, otherQuantity });
  await setQuantity(trx, item.id, request.quantity);
  await touch(deps, trx, cart.id);
  return { id: cart.id, item_id: item.id, items_count: await countUnits(trx, cart.id) };
}

/** Takes one line out of a cart, or all of them; the cart and its id stay. */
export async function removeFromCart(
  trx: Db,
  deps: ApiDeps,
  request: { cartId: string; itemId: string | 'all' },
  user: CurrentUser | null,
): Promise<CartChange> {
  const cart = await lockCart(trx, request.cartId, user);
  if (!cart) throw cartNotFound();
  let removal = trx.deleteFrom('cart_items').where('cart_id', '=', cart.id);
  if (request.itemId !== 'all') removal = removal.where('id', '=', rowId(request.itemId) ?? -1);
  const { numDeletedRows } = await removal.executeTakeFirst();
  if (request.itemId !== 'all' && !numDeletedRows) throw notFound();
  await touch(deps, trx, cart.id);
  return { id: cart.id, item_id: null, items_count: await countUnits(trx, cart.id) };
}

async function findProduct(
  trx: Db,
  request: AddRequest,
): Promise<{ product: ProductRow; variation: VariationRow | null }> {
  const [product] = await loadProducts(trx, [rowId(request.product_id) ?? -1]);
  if (!product) throw new ApiFailure(422, 'invalid_input', { fields: { product_id: 'validation.invalid' } });
  if (product.withdrawn) throw noLongerSold('product_id');
  if (!request.product_variation_id) {
    if (isStillSold({ product, variation: null })) return { product, variation: null };
    throw new ApiFailure(422, 'choose_options', { fields: { product_variation_id: 'choose_options' } });
  }
  const variation = product.variations.find((row) => String(row.id) === request.product_variation_id);
  if (!variation)
    throw new ApiFailure(422, 'invalid_input', { fields: { product_variation_id: 'validation.invalid' } });
  if (variation.withdrawn) throw noLongerSold('product_variation_id');
  return { product, variation };
}

const noLongerSold = (field: string) =>
  new ApiFailure(422, 'no_longer_sold', { fields: { [field]: 'no_longer_sold' } });

async function setQuantity(
  trx: Db,
  itemId: number,
  quantity: number,
  seen: { seen_minor?: number } = {},
): Promise<number> {
  await trx
    .updateTable('cart_items')
    .set({ quantity, ...seen })
    .where('id', '=', itemId)
    .execute();
  return itemId;
}

async function touch(deps: ApiDeps, trx: Db, cartId: string): Promise<void> {
  await trx.updateTable('carts').set({ updated_at: deps.now() }).where('id', '=', cartId).execute();
}

function sumQuantities(items: { quantity: number }[]): number {
  return items.reduce((sum, item) => sum + item.quantity, 0);
}
