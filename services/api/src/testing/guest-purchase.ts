import { guestOrder } from './test-caller.ts';
import type { Product } from './shopper.ts';

/**
 * A guest fills a cart and orders it.
 * @param ask – sends a body to a path of the API, as often as it takes. @returns `data` of the answer, nothing where it was refused.
 * @returns the id of the order, undefined where a call was refused.
 */
export async function buyAsGuest(
  // biome-ignore lint/suspicious/noExplicitAny: answers of every form.
  ask: (path: string, body: object) => Promise<any>,
  { productId, variationId, quantity }: Product,
): Promise<string | undefined> {
  const wanted = { product_id: productId, product_variation_id: variationId, quantity };
  const cart = await ask('/carts/add', wanted);
  const placed = cart && (await ask('/checkout', guestOrder(cart.id)));
  return placed?.payment_info.id;
}
