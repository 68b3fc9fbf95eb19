import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ownShop } from '../shop/own-shop.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Until when the pieces of each line of an order may be given back, by the line's id. */
export type ReturnTimes = ReadonlyMap<number, Date>;

/**
 * Until when pieces of an order may be given back, as the shop says of their categories. Empty unless the order is with its
 * shopper; without the lines of what is not taken back.
 */
export async function returnTimes(
  db: Kysely<Database>,
  order: { id: string; status: string },
): Promise<ReturnTimes> {
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
