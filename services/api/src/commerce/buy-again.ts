import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { CurrentUser, Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { adoptCart, countPieces, lockOrMakeCart } from '../cart/carts.ts';
import { isUnpaid } from './present-order.ts';
import { putIntoCart } from '../cart/put-into-cart.ts';
import type { RestoredCart } from './restore-cart.ts';
import { lockOrder } from './settle-payment.ts';

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
  return { id: cart.id, items_count: await countPieces(trx, cart.id), left_out: leftOut };
}
