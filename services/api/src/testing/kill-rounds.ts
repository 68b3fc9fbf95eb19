import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { type ApiProcess, startProcess } from './start-process.ts';
import { orderUntilCut, placeOrder, type SentOrder, untilBusy, type Product } from './shopper.ts';

const stockAtStart = 100_000;
const clientCount = 6;
const lateMsMax = 120;

/** Gives every product plenty of stock and answers with one product for each of the rounds. */
export async function stockUp(db: Kysely<Database>, rounds: number): Promise<Product[]> {
  await db.updateTable('variations').set({ stock: stockAtStart }).execute();
  await db.updateTable('products').set({ stock: stockAtStart }).execute();
  const { rows } = await sql<Product>`
    select p.id as "productId", p.min_quantity as quantity,
      (select min(v.id) from variations v where v.product_id = p.id) as "variationId"
    from products p order by p.id limit ${rounds}`.execute(db);
  return rows;
}

/**
 * Kills an API in the middle of orders, again and again. Each round buys another product, so that what one round did
 * cannot hide what another left undone. What was cut off is sent again to the next process, under its key.
 */
export async function killRounds(environment: Record<string, string>, products: Product[]) {
  const acknowledged: string[] = [];
  let cutOff: SentOrder[] = [];
  let cutOffCount = 0;
  for (const [round, product] of products.entries()) {
    const api = await startProcess(environment);
    await Promise.all(cutOff.map(async (order) => acknowledged.push(await placeOrder(api.baseUrl, order))));
    const sent = await ordersUntilKill(api, product, round);
    acknowledged.push(...sent.flatMap(({ orderId }) => orderId ?? []));
    cutOff = sent.filter(({ orderId }) => orderId === null);
    cutOffCount += cutOff.length;
  }
  return { acknowledged, cutOff, cutOffCount };
}

async function ordersUntilKill(api: ApiProcess, product: Product, round: number): Promise<SentOrder[]> {
  const sent: SentOrder[] = [];
  const clients = Array.from({ length: clientCount }, (_, index) =>
    orderUntilCut(api.baseUrl, product, `round-${round}-client-${index}`, sent),
  );
  // Another moment in each round, the same in every run.
  await untilBusy(sent, (round * 37) % lateMsMax);
  await api.stop('SIGKILL');
  await Promise.all(clients);
  return sent;
}

/**
 * What an order must have brought with it, checked for all orders and all products. Answers with sentences about what
 * is wrong; none is right.
 */
export async function findWrongs(db: Kysely<Database>): Promise<string[]> {
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
