import { orderStatusSchema } from '@dana/contracts/api/order';
import { toMajor } from '@dana/contracts/money';
import type { Kysely } from 'kysely';
import { confirmationUntil } from '../orders/confirm-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { hasOpenReturn } from '../orders/returns.ts';
import { stepsFrom } from '../orders/order-steps.ts';

/** An order as staff see it. Errors: 404 when there is none. */
export async function presentStaffOrder(db: Kysely<Database>, id: string, reader: { lang: Lang; now: Date }) {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  const [order, isReturning, history, refunds] = await Promise.all([
    presentOrder(db, row, reader),
    hasOpenReturn(db, id),
    db.selectFrom('order_history').selectAll().where('order_id', '=', id).orderBy('id').execute(),
    db.selectFrom('refunds').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
  ]);
  return {
    order,
    steps: stepsFrom(row.status, {
      hasOpenReturn: isReturning,
      isPickup: row.shipping_method.pickup ?? false,
      isToConfirm: confirmationUntil(row) !== null,
    }),
    history: history.map(({ status, at, actor }) => ({
      status: orderStatusSchema.parse(status),
      at: at.toISOString(),
      actor,
    })),
    refunds: refunds.map(({ amount_minor: amount, currency, means, state, actor, created_at: at }) => ({
      amount: toMajor(amount, currency),
      means,
      state,
      actor,
      at: at.toISOString(),
    })),
  };
}
