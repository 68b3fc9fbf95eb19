import { type Selectable, sql } from 'kysely';
import { loadProducts, type ProductRow, type VariationRow } from '../catalogue/product-rows.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';

export type CartRow = Selectable<Database['carts']>;
export type CartLine = {
  id: number;
  quantity: number;
  product: ProductRow;
  variation: VariationRow | null;
  /** What one unit cost when it was put in, in fils, where that was noted. */
  seenMinor?: number | null;
};

// 404 with a cart error: the client drops the id it keeps.
export const cartNotFound = () =>
  new ApiFailure(404, 'cart_not_found', { fields: { cart: 'cart_not_found' } });

/**
 * The open cart with this id, if the caller may use it: a cart's id is the key to it, and once it belongs to an
 * account only that account. Locks the row for the transaction. Null when there is none.
 */
export async function lockCart(trx: Db, id: string, user: CurrentUser | null): Promise<CartRow | null> {
  const cart = await trx.selectFrom('carts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!cart || cart.closed_at) return null;
  return cart.user_id === null || cart.user_id === user?.id ? cart : null;
}

/** The cart to add to: the requested one, else the account's own, else a new one. */
export async function lockOrMakeCart(
  deps: ApiDeps,
  trx: Db,
  requestedId: string | null | undefined,
  user: CurrentUser | null,
): Promise<CartRow> {
  const requested = requestedId ? await lockCart(trx, requestedId, user) : null;
  const cart = requested ?? (user?.cartId ? await lockCart(trx, user.cartId, user) : null);
  if (cart) return cart;
  const now = deps.now();
  return trx
    .insertInto('carts')
    .values({ id: deps.randomId(), user_id: null, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Makes a guest's cart the account's own, unless the account has one with something in it already. The guest's coupon stays
 * with it; without one, that of the account's empty cart goes on. @returns the cart as it is then.
 */
export async function adoptCart(trx: Db, cart: CartRow, user: CurrentUser | null): Promise<CartRow> {
  if (!user || cart.user_id !== null) return cart;
  const own = user.cartId ? await lockCart(trx, user.cartId, user) : null;
  if (own && (await countUnits(trx, own.id)) > 0) return cart;
  await trx.updateTable('users').set({ cart_id: cart.id }).where('id', '=', user.id).execute();
  return trx
    .updateTable('carts')
    .set({ user_id: user.id, promo_code: cart.promo_code ?? own?.promo_code ?? null })
    .where('id', '=', cart.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How many units a cart holds. */
export async function countUnits(db: Db, cartId: string): Promise<number> {
  const row = await db
    .selectFrom('cart_items')
    .select((eb) => eb.fn.sum<number>('quantity').as('units'))
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return Number(row?.units ?? 0);
}

/** The lines of a cart in the order they were added. */
export async function loadLines(db: Db, cartId: string): Promise<CartLine[]> {
  const items = await db
    .selectFrom('cart_items')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('id')
    .execute();
  const products = await loadProducts(db, [...new Set(items.map((item) => item.product_id))]);
  return items.flatMap(({ id, quantity, product_id, variation_id, seen_minor: seenMinor }) => {
    const product = products.find((row) => row.id === product_id);
    const variation = product?.variations.find((row) => row.id === variation_id) ?? null;
    return product ? [{ id, quantity, product, variation, seenMinor }] : [];
  });
}

/**
 * Removes carts of guests that nobody changed since a time, with what is in them: no browser has their ids any more. A cart that
 * became an order, or that one was put back into, stays, as does the cart of an account.
 */
export async function dropGuestCarts(db: Db, before: Date): Promise<void> {
  await sql`delete from carts c where c.user_id is null and c.updated_at < ${before}
    and not exists (select from orders o where o.cart_id = c.id or o.restored_cart = c.id)
    and not exists (select from users u where u.cart_id = c.id)`.execute(db);
}

type Goods = {
  product: Pick<ProductRow, 'withdrawn'> & { variations: readonly Pick<VariationRow, 'withdrawn'>[] };
  variation: Pick<VariationRow, 'withdrawn'> | null;
};

/**
 * Whether what a cart holds is still sold, in stock or not: neither it nor its product was withdrawn, and a product that
 * has come to be chosen by variations was chosen.
 */
export function isStillSold({ product, variation }: Goods): boolean {
  if (product.withdrawn) return false;
  return variation ? !variation.withdrawn : !product.variations.some(({ withdrawn }) => !withdrawn);
}
