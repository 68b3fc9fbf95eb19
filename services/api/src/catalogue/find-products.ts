import type { productsQuerySchema } from '@dana/contracts/api/listing';
import { toMinor } from '@dana/contracts/money';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/paging.ts';
import { type Currency, toFils } from './currencies.ts';
import { loadProducts, rowId } from './product-rows.ts';
import { searchAlternatives } from './search-words.ts';

export type ProductFilters = z.output<typeof productsQuerySchema>;
type ProductIds = SelectQueryBuilder<Database & { p: Database['products'] }, 'p', object>;

// Beyond any price in any currency of ours, and far from where integers stop being exact.
const priceMax = 1_000_000_000;

/**
 * One page of the products that the filters match, how many match, and the lowest and highest price (fils)
 * among everything but the price filter itself, so that a price slider keeps its ends.
 */
export async function findProducts(
  db: Kysely<Database>,
  filters: ProductFilters,
  paging: Paging,
  currency: Currency,
) {
  const matching = () => applyFilters(db.selectFrom('products as p') as ProductIds, filters);
  const [priceFrom, priceTo] = priceRange(filters, currency);
  const inRange =
    priceFrom === null ? sql<boolean>`true` : sql<boolean>`p.price_minor between ${priceFrom} and ${priceTo}`;

  const [summary, page] = await Promise.all([
    matching()
      .select([
        sql<number>`count(*) filter (where ${inRange})`.as('total'),
        sql<number | null>`min(p.price_minor)`.as('min_price'),
        sql<number | null>`max(p.price_minor)`.as('max_price'),
      ])
      .executeTakeFirstOrThrow(),
    applyOrder(matching().select('p.id').where(inRange), filters)
      .limit(paging.perPage)
      .offset(paging.offset)
      .execute(),
  ]);
  const rows = await loadProducts(
    db,
    page.map((row) => row.id),
  );
  return {
    rows,
    total: summary.total,
    minPriceFils: summary.min_price ?? 0,
    maxPriceFils: summary.max_price ?? 0,
  };
}

function applyFilters(query: ProductIds, filters: ProductFilters): ProductIds {
  let filtered = query;
  if (filters.category_id !== undefined) {
    const categoryId = rowId(filters.category_id);
    filtered = filtered.where(
      sql<boolean>`exists (select from product_categories pc where pc.product_id = p.id and pc.category_id = ${categoryId})`,
    );
  }
  // An id that no row can have is null here, and null equals nothing.
  if (filters.brand_id !== undefined)
    filtered = filtered.where(sql<boolean>`p.brand_id = ${rowId(filters.brand_id)}`);
  if (filters.sale !== undefined) filtered = filtered.where('p.old_price_minor', 'is not', null);
  if (filters.stock !== undefined) filtered = filtered.where('p.stock', '>', 0);
  for (const alternatives of searchAlternatives(filters.search ?? '')) {
    filtered = filtered.where((eb) =>
      eb.or(alternatives.map((word) => eb('p.search_text', 'like', `% ${word}%`))),
    );
  }
  return filtered;
}

function applyOrder<Output>(
  query: SelectQueryBuilder<Database & { p: Database['products'] }, 'p', Output>,
  filters: ProductFilters,
) {
  const direction = filters.order_dir === 'desc' ? 'desc' : 'asc';
  if (filters.order_by === 'price') return query.orderBy('p.price_minor', direction).orderBy('p.id');
  if (filters.order_by === 'id') return query.orderBy('p.id', direction);
  // Of two with the same stars the one that more people rated.
  if (filters.order_by === 'rating')
    return query.orderBy('p.rating', direction).orderBy('p.reviews_count', direction).orderBy('p.id');
  if (filters.order_by === 'applied_discount_id') {
    return query
      .orderBy('p.applied_discount_id', (order) =>
        direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst(),
      )
      .orderBy('p.id');
  }
  // The shop's own order: what can be bought first, then what sells.
  return query.orderBy(sql`p.stock > 0`, 'desc').orderBy('p.sell_count', 'desc').orderBy('p.id');
}

// Both ends or none (docs/shop-rules.md); reversed ends are put right.
function priceRange(
  { price_from: from, price_to: to }: ProductFilters,
  currency: Currency,
): [number | null, number | null] {
  if (from === undefined || to === undefined) return [null, null];
  const ends = [from, to]
    .map((major) => Math.min(Math.max(major, 0), priceMax))
    .map((major) => toFils(toMinor(major, currency.code), currency))
    .sort((a, b) => a - b);
  return [ends[0] ?? null, ends[1] ?? null];
}
