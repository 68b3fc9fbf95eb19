import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { leaveUnpaid } from './leave-unpaid.ts';
import { refreshPayment } from './open-payments.ts';
import { adoptCart, countPieces, lockCart, lockOrMakeCart } from '../cart/carts.ts';
import { type LeftOut, putIntoCart } from '../cart/put-into-cart.ts';

type Asker = { user: CurrentUser | null; lang: Lang };
export type RestoredCart = { id: string; items_count: number; left_out: LeftOut[] };

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
      return { id: cart.id, items_count: await countPieces(trx, cart.id), left_out: [] };
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
    return { id: cart.id, items_count: await countPieces(trx, cart.id), left_out: leftOut };
  });
}

const notRestorable = () => new ApiFailure(409, 'order_not_restorable');
