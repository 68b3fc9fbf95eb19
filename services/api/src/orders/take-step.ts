import type { OrderStatus } from '@dana/contracts/api/order';
import type { TakeStepInput } from '@dana/contracts/api/staff-order';
import { type Selectable, sql, type Updateable } from 'kysely';
import { giveBackCoupon } from '../cart/coupons.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { type OrderEmailKind, queueOrderEmail, queueOrderPlaced } from '../emails/queue.ts';
import { ApiFailure } from '../http/failure.ts';
import { refundOrder } from '../payments/refunds.ts';
import { promiseAgain } from '../places/deliveries.ts';
import { confirmationUntil } from './confirm-order.ts';
import { stepsFrom, transitions } from './order-steps.ts';
import { hasOpenReturn, keptUnits } from './returns.ts';
import { lockOrder } from './settle-payment.ts';
import { giveUnitsBack } from './take-stock.ts';

type OrderRow = Selectable<Database['orders']>;
type Change = Updateable<Database['orders']>;
/** The name of a staff token, or "shopper"; null for what the shop does by itself. */
type Actor = string | null;

/** The states whose beginning is written to the shopper. */
const emailOf: Partial<Record<OrderStatus, OrderEmailKind>> = {
  packed: 'order_packed',
  shipped: 'order_shipped',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
  refunded: 'order_refunded',
};

/**
 * Takes one step with an order: state, history, money, stock and coupon change together, under the order's lock.
 * `actor` is who did it, for the history. Errors: 409 when the order is in another state than the caller saw, or has no
 * such step.
 */
export async function takeStep(
  trx: Db,
  deps: ApiDeps,
  { orderId, input, actor }: { orderId: string; input: TakeStepInput; actor: string },
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (order.status !== input.expected) throw new ApiFailure(409, 'order_moved');
  const isPickup = order.shipping_method.pickup ?? false;
  const steps = stepsFrom(order.status, {
    hasOpenReturn: await hasOpenReturn(trx, orderId),
    isPickup,
    isToConfirm: confirmationUntil(order) !== null,
  });
  if (!steps.includes(input.step)) throw new ApiFailure(409, 'order_step_refused');
  if (input.step === 'cancel' || input.step === 'refund') {
    await endOrder(trx, deps, order, { to: transitions[input.step].to, actor, restock: input.restock });
    return;
  }
  const change: Change = input.step === 'ship' ? shipmentOf(input) : {};
  // Staff asked the shopper themselves: it begins as if they had pressed the link.
  const isConfirmed = input.step === 'confirm' && confirmationUntil(order) !== null;
  if (isConfirmed)
    Object.assign(change, { confirmed_at: deps.now(), ...(await promiseAgain(trx, order, deps.now())) });
  // The courier took the money. A plan is paid over months, and says nothing yet.
  const isPaidNow =
    input.step === 'deliver' && order.payment_status === 'due_on_delivery' && !order.installment;
  if (isPaidNow) change.payment_status = 'paid';
  await moveOrder(trx, deps, order, { to: transitions[input.step].to, actor, change });
  if (isConfirmed) await queueOrderPlaced(trx, deps, order.id);
}

type End = { to: OrderStatus; actor: Actor; restock: boolean; email?: OrderEmailKind };

/**
 * Ends an order whose row is locked: what was paid and not yet paid back goes back, the use of its coupon, and, if
 * `restock`, the units that were not returned before. `email`: in the place of the usual one.
 */
export async function endOrder(
  trx: Db,
  deps: ApiDeps,
  order: OrderRow,
  { to, actor, restock, email }: End,
): Promise<void> {
  const change: Change = (await refundOrder(trx, deps, order, { actor: actor ?? 'shop' }))
    ? { payment_status: 'refunded' }
    : {};
  await moveOrder(trx, deps, order, { to, actor, change, ...(email && { email }) });
  await giveBackCoupon(trx, order.promo_code);
  // Last, so that the rows of products are locked for the shortest time.
  if (restock) await giveUnitsBack(trx, await keptUnits(trx, order.id));
}

type Move = { to: OrderStatus; actor: Actor; change?: Change; email?: OrderEmailKind | undefined };

/** Writes an order's new state, its line of history, and the email that says so. */
export async function moveOrder(
  trx: Db,
  deps: ApiDeps,
  order: OrderRow,
  { to, actor, change = {}, email = emailOf[to] }: Move,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...change, status: to })
    .where('id', '=', order.id)
    .execute();
  await trx
    .insertInto('order_history')
    .values({ order_id: order.id, status: to, at: deps.now(), actor })
    .execute();
  if (email) await queueOrderEmail(trx, deps, { orderId: order.id, kind: email });
}

function shipmentOf({ courier, tracking_number, tracking_url }: TakeStepInput & { step: 'ship' }): Change {
  return { courier: courier || null, tracking_number: tracking_number || null, tracking_url };
}

const batch = 100;

/**
 * Cancels the orders that nobody confirmed in time, by the database's clock: their units are free again, and an email says so.
 * Any number of processes may do so at once; an order that cannot be cancelled holds up no other.
 */
export async function cancelUnconfirmed(deps: ApiDeps): Promise<void> {
  const due = await overdue(deps.db).select('id').orderBy(sql`random()`).limit(batch).execute();
  for (const { id } of due)
    await deps.db
      .transaction()
      .execute(async (trx) => {
        const order = await lockOrder(trx, id);
        // Confirmed, moved or cancelled while this waited for it.
        if (!(await overdue(trx).select('id').where('id', '=', id).executeTakeFirst())) return;
        const end = { to: 'cancelled', actor: null, restock: true, email: 'order_unconfirmed' } as const;
        await endOrder(trx, deps, order, end);
      })
      .catch((error: unknown) =>
        deps.log.error({ err: error, order: id }, 'an order could not be cancelled'),
      );
}

const overdue = (db: Db) =>
  db
    .selectFrom('orders')
    .where('status', '=', 'placed')
    .where('confirmed_at', 'is', null)
    .where('confirm_by', '<=', sql<Date>`now()`)
    // Nobody can confirm what was never asked of them.
    .where(
      sql<boolean>`not exists (select from letters l where l.order_id = orders.id and l.kind = 'order_to_confirm'
        and l.sent_at is null and l.given_up_at is null)`,
    );
