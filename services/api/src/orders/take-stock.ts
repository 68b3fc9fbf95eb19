import type { Db } from '../database/schema.ts';
import { ApiFailure } from '../http/failure.ts';

type StockRequest = { productId: number; variationId: number | null; quantity: number };

/**
 * Takes stock for an order: each row only if it still has enough, in ascending order of ids so that two orders
 * never deadlock. Call last in the transaction, so that the rows are locked for the shortest time. Throws 422 when
 * something was sold or withdrawn meanwhile; the transaction then undoes the rest.
 */
export async function takeStock(trx: Db, requests: StockRequest[]): Promise<void> {
  for (const [productId, quantity] of sumBy(requests, (request) => request.productId)) {
    const taken = await trx
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '-', quantity), sell_count: eb('sell_count', '+', quantity) }))
      .where('id', '=', productId)
      .where('withdrawn_at', 'is', null)
      .where('stock', '>=', quantity)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw soldOut();
  }
  const ofVariations = requests.filter((request) => request.variationId !== null);
  for (const [variationId, quantity] of sumBy(ofVariations, (request) => request.variationId ?? 0)) {
    const taken = await trx
      .updateTable('variations')
      .set((eb) => ({ stock: eb('stock', '-', quantity) }))
      .where('id', '=', variationId)
      .where('withdrawn_at', 'is', null)
      .where('stock', '>=', quantity)
      .returning('id')
      .executeTakeFirst();
    if (!taken) throw soldOut();
  }
}

/** What an order that was written holds, for taking its stock again. */
export async function requestsOf(trx: Db, orderId: string): Promise<StockRequest[]> {
  const items = await trx
    .selectFrom('order_items')
    .select(['product_id', 'variation_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  return items.map((item) => ({
    productId: item.product_id,
    variationId: item.variation_id,
    quantity: item.quantity,
  }));
}

/** Gives an order's stock back, in the order it was taken in. Call last in the transaction, and once. */
export async function giveBackStock(trx: Db, orderId: string): Promise<void> {
  await giveUnitsBack(trx, await requestsOf(trx, orderId));
}

/** Puts units back on the shelf, in the order that stock is taken in. Call last in the transaction, and once. */
export async function giveUnitsBack(trx: Db, requests: StockRequest[]): Promise<void> {
  for (const [productId, quantity] of sumBy(requests, (request) => request.productId)) {
    await trx
      .updateTable('products')
      .set((eb) => ({ stock: eb('stock', '+', quantity), sell_count: eb('sell_count', '-', quantity) }))
      .where('id', '=', productId)
      .execute();
  }
  const ofVariations = requests.filter((request) => request.variationId !== null);
  for (const [variationId, quantity] of sumBy(ofVariations, (request) => request.variationId ?? 0)) {
    await trx
      .updateTable('variations')
      .set((eb) => ({ stock: eb('stock', '+', quantity) }))
      .where('id', '=', variationId)
      .execute();
  }
}

/** The refusal of an order whose goods are not all there. */
export function soldOut(params: Record<string, string | number> = {}): ApiFailure {
  return new ApiFailure(422, 'no_available_quantity', { params, fields: { items: 'no_available_quantity' } });
}

function sumBy(requests: StockRequest[], idOf: (request: StockRequest) => number): [number, number][] {
  const sums = new Map<number, number>();
  for (const request of requests) sums.set(idOf(request), (sums.get(idOf(request)) ?? 0) + request.quantity);
  return [...sums].sort(([a], [b]) => a - b);
}
