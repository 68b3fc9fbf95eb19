import type { requestReturnInputSchema } from '@dana/contracts/api/order-return';
import type { DecideReturnInput } from '@dana/contracts/api/staff-order';
import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { giveBackCoupon } from '../cart/coupons.ts';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueOrderEmail } from '../emails/queue.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { refundOrder } from '../payments/refunds.ts';
import {
  keptUnits,
  lastReturn,
  refundShareMinor,
  returnedUnits,
  type ReturnTimes,
  returnTimes,
} from './returns.ts';
import { lockOrder } from './settle-payment.ts';
import { moveOrder } from './take-step.ts';
import { giveUnitsBack } from './take-stock.ts';

type Input = z.output<typeof requestReturnInputSchema>;

// Declined ones free their units; asking again and again is talking, and belongs into an email.
const returnsMax = 10;

/**
 * Writes down what a shopper wants to give back. @returns the return's id. Errors: 409 when the order was not
 * delivered or too long ago; 422 for lines that are not the order's, and for more units than are left.
 */
export async function requestReturn(trx: Db, deps: ApiDeps, orderId: string, input: Input): Promise<string> {
  const order = await lockOrder(trx, orderId);
  const now = deps.now();
  const times = await returnTimes(trx, order);
  const last = lastReturn(times);
  if (!last || now > last) throw tooLate();
  const units = await checkUnits(trx, { orderId, times, now }, input.items);
  const { id } = await trx
    .insertInto('order_returns')
    .values({
      id: deps.randomId(),
      order_id: orderId,
      status: 'requested',
      reason: input.reason,
      note: input.note,
      created_at: now,
      decided_at: null,
      received_at: null,
      actor: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('order_return_items')
    .values([...units].map(([itemId, quantity]) => ({ return_id: id, order_item_id: itemId, quantity })))
    .execute();
  await queueOrderEmail(trx, deps, { orderId, kind: 'return_requested' });
  return id;
}

async function checkUnits(
  trx: Db,
  { orderId, times, now }: { orderId: string; times: ReturnTimes; now: Date },
  asked: Input['items'],
): Promise<Map<number, number>> {
  const items = await trx
    .selectFrom('order_items')
    .select(['id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const taken = await returnedUnits(trx, orderId, ['requested', 'accepted', 'received']);
  const { count } = await trx
    .selectFrom('order_returns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const units = new Map<number, number>();
  for (const { item_id: itemId, quantity } of asked) {
    const item = items.find((row) => String(row.id) === itemId);
    if (!item) throw new ApiFailure(422, 'invalid_input', { fields: { items: 'validation.invalid' } });
    if (now > (times.get(item.id) ?? new Date(0))) throw tooLate();
    const sum = (units.get(item.id) ?? 0) + quantity;
    if (sum > item.quantity - (taken.get(item.id) ?? 0)) throw tooMany();
    units.set(item.id, sum);
  }
  if (Number(count) >= returnsMax) throw tooMany();
  return units;
}

const tooLate = () => new ApiFailure(409, 'return_too_late');
const tooMany = () => new ApiFailure(422, 'return_too_many', { fields: { items: 'return_too_many' } });

type OrderRow = Selectable<Database['orders']>;
type ReturnRow = Selectable<Database['order_returns']>;
type Decision = { orderId: string; returnId: string; input: DecideReturnInput; actor: string };

/**
 * Decides a return, or takes its goods in and pays them back. Errors: 404 for one that the order does not have, 409
 * when it was decided before.
 */
export async function decideReturn(
  trx: Db,
  deps: ApiDeps,
  { orderId, returnId, input, actor }: Decision,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const row = await trx
    .selectFrom('order_returns')
    .selectAll()
    .where('id', '=', returnId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status !== (input.decision === 'receive' ? 'accepted' : 'requested'))
    throw new ApiFailure(409, 'return_decided');
  if (input.decision === 'receive') {
    await receive(trx, deps, order, row, { actor, restock: input.restock });
    return;
  }
  await trx
    .updateTable('order_returns')
    .set({
      status: input.decision === 'accept' ? 'accepted' : 'declined',
      answer: input.answer,
      decided_at: deps.now(),
      actor,
    })
    .where('id', '=', returnId)
    .execute();
  await queueOrderEmail(trx, deps, { orderId, kind: 'return_decided' });
}

async function receive(
  trx: Db,
  deps: ApiDeps,
  order: OrderRow,
  row: ReturnRow,
  { actor, restock }: { actor: string; restock: boolean },
): Promise<void> {
  const amountMinor = await refundShare(trx, order, row.id);
  const refunded = await refundOrder(trx, deps, order, { actor, amountMinor });
  await trx
    .updateTable('order_returns')
    .set({ status: 'received', refund_minor: refunded, received_at: deps.now(), actor })
    .where('id', '=', row.id)
    .execute();
  const isAllBack = (await keptUnits(trx, order.id)).length === 0;
  if (isAllBack) {
    const change = refunded > 0 ? { payment_status: 'refunded' as const } : {};
    await moveOrder(trx, deps, order, { to: 'refunded', actor, change });
    await giveBackCoupon(trx, order.promo_code);
  } else if (refunded > 0) await queueOrderEmail(trx, deps, { orderId: order.id, kind: 'order_refunded' });
  if (restock) await giveUnitsBack(trx, await unitsOf(trx, row.id));
}

async function refundShare(trx: Db, order: OrderRow, returnId: string): Promise<number> {
  const items = await trx.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute();
  const before = await returnedUnits(trx, order.id, ['received']);
  const now = await trx
    .selectFrom('order_return_items')
    .selectAll()
    .where('return_id', '=', returnId)
    .execute();
  const returnedMinor = items.reduce((sum, { id, unit_minor: unit }) => {
    const units = now.find((line) => line.order_item_id === id)?.quantity ?? 0;
    return sum + unit * (units + (before.get(id) ?? 0));
  }, 0);
  const { paid } = await trx
    .selectFrom('order_returns')
    .select((eb) => eb.fn.sum<number>('refund_minor').as('paid'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const goods = { subTotalMinor: order.sub_total_minor, discountMinor: order.discount_minor };
  return refundShareMinor(returnedMinor, Number(paid ?? 0), goods);
}

async function unitsOf(trx: Db, returnId: string) {
  const rows = await trx
    .selectFrom('order_return_items as r')
    .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
    .select(['i.product_id', 'i.variation_id', 'r.quantity'])
    .where('r.return_id', '=', returnId)
    .execute();
  return rows.map((row) => ({
    productId: row.product_id,
    variationId: row.variation_id,
    quantity: row.quantity,
  }));
}
