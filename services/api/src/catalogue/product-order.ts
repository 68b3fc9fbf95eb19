import { type RawBuilder, sql } from 'kysely';
import type { ProductFilters, ProductRequest } from './product-request.ts';

type Column =
  | 'product_id'
  | 'price_minor'
  | 'in_stock'
  | 'popularity'
  | 'applied_discount_id'
  | 'rating'
  | 'reviews_count'
  /** How well a match fits; only matches have it. */
  | 'rank';
type Term = { column: Column; direction: 'asc' | 'desc'; nulls?: 'first' | 'last' };

/** The terms by which a list is sorted; the last one is always the id, so that no two products are equal. */
export type ProductOrder = readonly Term[];

const term = (column: Column, direction: 'asc' | 'desc'): Term => ({ column, direction });

// The shop's own order: what can be bought first, then what sells. Each order is the one of an index.
const shopOrder: ProductOrder = [
  term('in_stock', 'desc'),
  term('popularity', 'desc'),
  term('product_id', 'asc'),
];
const cheapestFirst: ProductOrder = [term('price_minor', 'asc'), term('product_id', 'asc')];
const oldestFirst: ProductOrder = [term('product_id', 'asc')];
const reducedFirst: ProductOrder = [
  { ...term('applied_discount_id', 'desc'), nulls: 'last' },
  term('product_id', 'asc'),
];
// Of two with the same stars the one that more people rated.
const lowestRatedFirst: ProductOrder = [
  term('rating', 'asc'),
  term('reviews_count', 'asc'),
  term('product_id', 'asc'),
];

/** The order that a query asks for. Matches that nobody asked for in an order begin with what fits best. */
export function orderOf(filters: ProductFilters, hasRank: boolean): ProductOrder {
  const isDescending = filters.order_dir === 'desc';
  if (filters.order_by === 'price') return isDescending ? reversed(cheapestFirst) : cheapestFirst;
  if (filters.order_by === 'id') return isDescending ? reversed(oldestFirst) : oldestFirst;
  if (filters.order_by === 'rating') return isDescending ? reversed(lowestRatedFirst) : lowestRatedFirst;
  if (filters.order_by === 'applied_discount_id') return isDescending ? reducedFirst : reversed(reducedFirst);
  return hasRank ? [term('rank', 'desc'), ...shopOrder] : shopOrder;
}

/** The same order from its other end. */
export function reversed(order: ProductOrder): ProductOrder {
  return order.map(({ column, direction, nulls }) => ({
    column,
    direction: direction === 'asc' ? 'desc' : 'asc',
    ...(nulls && { nulls: nulls === 'last' ? 'first' : 'last' }),
  }));
}

/** The order as the words after ORDER BY. */
export function orderSql(order: ProductOrder): RawBuilder<unknown> {
  const terms = order.map(({ column, direction, nulls }) => {
    const placed = nulls ? ` nulls ${nulls}` : '';
    return sql`${sql.ref(column)} ${sql.raw(`${direction}${placed}`)}`;
  });
  return sql.join(terms);
}

/** How well a product fits: the sum over the words of a search, those for things twice; listed ids as they were listed. */
export function rankOf({ search, productIds }: ProductRequest): RawBuilder<unknown> {
  if (productIds) return sql`-array_position(${productIds}::integer[], product_id)`;
  if (!search || search.units.length === 0) return sql`0`;
  const has = (condition: string) => sql`document @@ ${condition}::tsquery`;
  const terms = search.units.map(
    ({
      typed,
      named,
      grouped,
      meant,
      begun,
      isThing,
    }) => sql`${sql.lit(isThing ? 2 : 1)} * (case when ${has(named)} then 8 when ${has(grouped)} then 4
      when ${has(meant)} then 2 when ${has(begun)} then 1 else 0 end + (${has(typed)})::integer)`,
  );
  return sql.join(terms, sql` + `);
}
