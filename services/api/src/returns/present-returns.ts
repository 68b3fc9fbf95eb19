import { toMajor } from '@dana/contracts/money';
import type { Kysely, Selectable } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import type { Database } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';

type OrderRow = Selectable<Database['orders']>;

/** The returns of an order, newest first. */
export async function presentReturns(db: Kysely<Database>, order: OrderRow, lang: Lang) {
  const [rows, lines] = await Promise.all([
    db
      .selectFrom('order_returns')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('order_return_items as r')
      .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
      .select(['r.return_id', 'i.id', 'i.name', 'r.quantity'])
      .where('i.order_id', '=', order.id)
      .orderBy('i.id')
      .execute(),
  ]);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    reason: row.reason,
    note: row.note,
    answer: row.answer,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    received_at: row.received_at?.toISOString() ?? null,
    refund: toMajor(row.refund_minor, order.currency),
    items: lines
      .filter((line) => line.return_id === row.id)
      .map(({ id, name, quantity }) => ({ item_id: id, name: localise(name, lang), quantity })),
  }));
}
