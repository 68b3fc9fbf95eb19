import type { DecideReturnInput } from '@dana/contracts/api/staff-order';
import type { Kysely, Selectable } from 'kysely';
import { giveBackCoupon } from '../cart/coupons.ts';
import { lockOrder } from '../commerce/settle-payment.ts';
import { givePiecesBack } from '../commerce/take-stock.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { queueOrderLetter } from '../emails/queue.ts';
import { refundOrder } from '../payments/refunds.ts';
import { moveOrder } from './take-step.ts';
import { refundShareMinor } from '../returns/refund-share.ts';
import { keptPieces, returnedPieces } from '../returns/returned-pieces.ts';

type OrderRow = Selectable<Database['orders']>;
type ReturnRow = Selectable<Database['order_returns']>;
type Decision = { orderId: string; returnId: string; input: DecideReturnInput; actor: string };

/**
 * Decides a return, or takes its goods in and pays them back. Errors: 404 for one that the order does not have, 409
 * when it was decided before.
 */
export async function decideReturn(
  trx: Kysely<Database>,
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
  await queueOrderLetter(trx, deps, { orderId, kind: 'return_decided' });
}

async function receive(
  trx: Kysely<Database>,
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
  const isAllBack = (await keptPieces(trx, order.id)).length === 0;
  if (isAllBack) {
    const change = refunded > 0 ? { payment_status: 'refunded' as const } : {};
    await moveOrder(trx, deps, order, { to: 'refunded', actor, change });
    await giveBackCoupon(trx, order.promo_code);
  } else if (refunded > 0) await queueOrderLetter(trx, deps, { orderId: order.id, kind: 'order_refunded' });
  if (restock) await givePiecesBack(trx, await piecesOf(trx, row.id));
}

async function refundShare(trx: Kysely<Database>, order: OrderRow, returnId: string): Promise<number> {
  const items = await trx.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute();
  const before = await returnedPieces(trx, order.id, ['received']);
  const now = await trx
    .selectFrom('order_return_items')
    .selectAll()
    .where('return_id', '=', returnId)
    .execute();
  const returnedMinor = items.reduce((sum, { id, unit_minor: unit }) => {
    const pieces = now.find((line) => line.order_item_id === id)?.quantity ?? 0;
    return sum + unit * (pieces + (before.get(id) ?? 0));
  }, 0);
  const { paid } = await trx
    .selectFrom('order_returns')
    .select((eb) => eb.fn.sum<number>('refund_minor').as('paid'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const goods = { subTotalMinor: order.sub_total_minor, discountMinor: order.discount_minor };
  return refundShareMinor(returnedMinor, Number(paid ?? 0), goods);
}

async function piecesOf(trx: Kysely<Database>, returnId: string) {
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
