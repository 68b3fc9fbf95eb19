import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Product } from './buy-through.ts';

const stockAtStart = 100_000;

/** Gives every product plenty of stock and answers with some of them. */
export async function stockUp(db: Db, count: number): Promise<Product[]> {
  await db.updateTable('variations').set({ stock: stockAtStart }).execute();
  await db.updateTable('products').set({ stock: stockAtStart }).execute();
  const { rows } = await sql<Product>`
    select p.id as "productId", p.min_quantity as quantity,
      (select min(v.id) from variations v where v.product_id = p.id) as "variationId"
    from products p order by p.id limit ${count}`.execute(db);
  return rows;
}

/**
 * What an order must have brought with it, checked for all orders and all products. Answers with sentences about what
 * is wrong; none is right.
 */
export async function findWrongs(db: Db): Promise<string[]> {
  const checks: [wrong: string, query: ReturnType<typeof sql<{ id: unknown }>>][] = [
    [
      'stock and orders of a product differ',
      sql`select p.id from products p where ${stockAtStart} - p.stock <>
        (select coalesce(sum(i.quantity), 0) from order_items i where i.product_id = p.id)`,
    ],
    [
      'stock and orders of a variation differ',
      sql`select v.id from variations v where ${stockAtStart} - v.stock <>
        (select coalesce(sum(i.quantity), 0) from order_items i where i.variation_id = v.id)`,
    ],
    [
      'an order has no goods, or another sum than they have',
      sql`select o.id from orders o where o.sub_total_minor is distinct from
        (select sum(i.line_minor) from order_items i where i.order_id = o.id)`,
    ],
    [
      'an order left its cart open, or has no history',
      sql`select o.id from orders o join carts c on c.id = o.cart_id
        where c.closed_at is null or not exists (select from order_history h where h.order_id = o.id)`,
    ],
    [
      'a cart was closed without an order',
      sql`select c.id from carts c where c.closed_at is not null
        and not exists (select from orders o where o.cart_id = c.id)`,
    ],
    ['a key was kept without its answer', sql`select key as id from idempotency where status is null`],
  ];
  const wrongs: string[] = [];
  for (const [wrong, query] of checks) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) wrongs.push(`${wrong}: ${rows.map(({ id }) => id).join(', ')}`);
  }
  return wrongs;
}

/** Acknowledged orders that do not exist, or were acknowledged twice; and orders that were not acknowledged. */
export async function missingOrders(db: Db, acknowledged: string[]): Promise<string[]> {
  const rows = await db.selectFrom('orders').select('id').execute();
  const ids = new Set(rows.map(({ id }) => id));
  const known = new Set(acknowledged);
  return [
    ...acknowledged
      .filter((id) => !ids.has(id))
      .map((id) => `order ${id} was acknowledged and does not exist`),
    ...(known.size === acknowledged.length ? [] : ['an order was acknowledged twice']),
    ...[...ids].filter((id) => !known.has(id)).map((id) => `order ${id} exists and was not acknowledged`),
  ];
}
