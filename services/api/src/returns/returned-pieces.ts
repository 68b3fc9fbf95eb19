import type { ReturnStatus } from '@dana/contracts/api/return-rules';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const openStatuses: ReturnStatus[] = ['requested', 'accepted'];

/** Pieces of each line of an order that are in returns of these states, by the line's id. */
export async function returnedPieces(
  db: Kysely<Database>,
  orderId: string,
  statuses: ReturnStatus[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_return_items as i')
    .innerJoin('order_returns as r', 'r.id', 'i.return_id')
    .select(['i.order_item_id', sql<number>`sum(i.quantity)`.as('pieces')])
    .where('r.order_id', '=', orderId)
    .where('r.status', 'in', statuses)
    .groupBy('i.order_item_id')
    .execute();
  return new Map(rows.map((row) => [row.order_item_id, Number(row.pieces)]));
}

/** Whether a return waits for its decision or its goods. */
export async function hasOpenReturn(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return row !== undefined;
}

type Pieces = { productId: number; variationId: number | null; quantity: number };

/** What of an order never came back through a return. */
export async function keptPieces(db: Kysely<Database>, orderId: string): Promise<Pieces[]> {
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const received = await returnedPieces(db, orderId, ['received']);
  return items
    .map((item) => ({
      productId: item.product_id,
      variationId: item.variation_id,
      quantity: item.quantity - (received.get(item.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}
