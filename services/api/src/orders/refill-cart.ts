import type { Kysely } from 'kysely';
import { adoptCart, countUnits, lockCart, lockOrMakeCart } from '../cart/carts.ts';
import { type LeftOut, putIntoCart } from '../cart/put-into-cart.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { leaveUnpaid, refreshPayment } from './open-payments.ts';
import { isUnpaid } from './present-order.ts';
import { lockOrder } from './settle-payment.ts';

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
  trx: Kysely<Database>,
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
