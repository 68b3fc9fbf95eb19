import type { ReturnStatus } from '@dana/contracts/api/return-rules';
import { toMajor } from '@dana/contracts/money';
import { type Selectable, sql } from 'kysely';
import { localise } from '../catalogue/localise.ts';
import type { Database, Db } from '../database/schema.ts';
import type { Lang } from '../http/context.ts';
import { ownShop } from '../shop/own-shop.ts';

type OrderRow = Selectable<Database['orders']>;

/** The returns of an order, newest first. */
export async function presentReturns(db: Db, order: OrderRow, lang: Lang) {
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

const openStatuses: ReturnStatus[] = ['requested', 'accepted'];

/** Units of each line of an order that are in returns of these states, by the line's id. */
export async function returnedUnits(
  db: Db,
  orderId: string,
  statuses: ReturnStatus[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('order_return_items as i')
    .innerJoin('order_returns as r', 'r.id', 'i.return_id')
    .select(['i.order_item_id', sql<number>`sum(i.quantity)`.as('units')])
    .where('r.order_id', '=', orderId)
    .where('r.status', 'in', statuses)
    .groupBy('i.order_item_id')
    .execute();
  return new Map(rows.map((row) => [row.order_item_id, Number(row.units)]));
}

/** Whether a return waits for its decision or its goods. */
export async function hasOpenReturn(db: Db, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', openStatuses)
    .executeTakeFirst();
  return row !== undefined;
}

type Units = { productId: number; variationId: number | null; quantity: number };

/** What of an order never came back through a return. */
export async function keptUnits(db: Db, orderId: string): Promise<Units[]> {
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const received = await returnedUnits(db, orderId, ['received']);
  return items
    .map((item) => ({
      productId: item.product_id,
      variationId: item.variation_id,
      quantity: item.quantity - (received.get(item.id) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Until when the units of each line of an order may be given back, by the line's id. */
export type ReturnTimes = ReadonlyMap<number, Date>;

/**
 * Until when units of an order may be given back, as the shop says of their categories. Empty unless the order is with its
 * shopper; without the lines of what is not taken back.
 */
export async function returnTimes(db: Db, order: { id: string; status: string }): Promise<ReturnTimes> {
  if (order.status !== 'delivered') return new Map();
  const [{ returnDays }, delivered, lines] = await Promise.all([
    ownShop(db),
    db
      .selectFrom('order_history')
      .select('at')
      .where('order_id', '=', order.id)
      .where('status', '=', 'delivered')
      .orderBy('id', 'desc')
      .executeTakeFirst(),
    // Of a product's categories its own is the first.
    db
      .selectFrom('order_items as i')
      .leftJoin('product_categories as pc', 'pc.product_id', 'i.product_id')
      .leftJoin('categories as c', 'c.id', 'pc.category_id')
      .select(['i.id', 'c.slug'])
      .where('i.order_id', '=', order.id)
      .orderBy('i.id')
      .orderBy('pc.position')
      .execute(),
  ]);
  if (!delivered || !returnDays) return new Map();
  const daysOf = new Map<number, number>();
  for (const { id, slug } of lines) {
    const own = slug === null ? undefined : returnDays.categories?.[slug];
    if (own !== undefined && !daysOf.has(id)) daysOf.set(id, own);
  }
  return new Map(
    lines.flatMap(({ id }) => {
      const days = daysOf.get(id) ?? returnDays.days;
      return days > 0 ? [[id, new Date(delivered.at.getTime() + days * dayMs)] as const] : [];
    }),
  );
}

/** When the last of them ends; null where there is none. */
export const lastReturn = (times: ReturnTimes): Date | null =>
  times.size > 0 ? new Date(Math.max(...[...times.values()].map((until) => until.getTime()))) : null;

type Goods = { subTotalMinor: number; discountMinor: number };

/**
 * What returned goods are worth: their share of what the goods cost after the discount. Counted over everything that
 * came back so far, so that returns one by one sum to what one of all would give. Delivery and fees stay.
 * @param returnedMinor price of all units that came back, with those that come now. Minor units throughout.
 * @param refundedMinor what returns gave back before.
 */
export function refundShareMinor(
  returnedMinor: number,
  refundedMinor: number,
  { subTotalMinor, discountMinor }: Goods,
): number {
  if (subTotalMinor <= 0) return 0;
  const worth = Math.floor((returnedMinor * (subTotalMinor - discountMinor)) / subTotalMinor);
  return Math.max(0, worth - refundedMinor);
}
