import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/paging.ts';
import { countFacets } from './facets.ts';
import type { ListedIds } from './find-products.ts';
import { type SentCount, withCells } from './listing-cells.ts';
import { orderSql, type ProductOrder } from './product-order.ts';
import { admits, type ProductRequest } from './product-request.ts';

type PricedCount = [...SentCount, pricedCount: number];

/** A page of what a search, a tag or a list of ids finds: the matches are read once, then counted and sorted. */
export async function listMatches(
  db: Kysely<Database>,
  request: ProductRequest,
  order: ProductOrder,
  paging: Paging,
): Promise<ListedIds> {
  const inRange = request.priceFils
    ? sql`price_minor between ${request.priceFils[0]} and ${request.priceFils[1]}`
    : sql`true`;
  const { rows } = await sql<{ counts: PricedCount[]; ids: number[] }>`
    with hits as materialized (
      select ${sql.join(columnsFor(order, request))} from listings where ${conditionOf(request)})
    select
      (select coalesce(json_agg(json_build_array(cell_id, count, lowest, highest, priced)), '[]') from (
        select cell_id, count(*), min(price_minor) as lowest, max(price_minor) as highest,
          count(*) filter (where ${inRange}) as priced
        from hits group by cell_id) as counted) as counts,
      (select coalesce(json_agg(product_id), '[]') from (
        select product_id from hits where ${inRange} and ${inCells(request)}
        order by ${orderSql(order)} limit ${paging.perPage} offset ${paging.offset}) as page) as ids`.execute(
    db,
  );
  const { counts = [], ids = [] } = rows[0] ?? {};
  const priced = counts.map(([id, , , , count]): SentCount => [id, count, null, null]);
  const all = await withCells(
    db,
    counts.map(([id, count, lowest, highest]) => [id, count, lowest, highest]),
  );
  const admitted = all.filter(({ cell }) => admits(request, cell));
  return {
    ids,
    ...countFacets(await withCells(db, priced), request),
    minPriceFils: admitted.length > 0 ? Math.min(...admitted.map(({ minFils }) => minFils ?? 0)) : 0,
    maxPriceFils: Math.max(0, ...admitted.map(({ maxFils }) => maxFils ?? 0)),
  };
}

/** What is counted, and what the order needs: a search may find thousands, so nothing else is carried along. */
function columnsFor(order: ProductOrder, request: ProductRequest): RawBuilder<unknown>[] {
  const columns = new Set(['product_id', 'cell_id', 'price_minor', ...order.map(({ column }) => column)]);
  return [...columns].map((column) =>
    column === 'rank' ? sql`${rankOf(request)} as rank` : sql`${sql.ref(column)}`,
  );
}

function conditionOf({ search, tagIds, productIds }: ProductRequest): RawBuilder<unknown> {
  return sql.join(
    [
      ...(search ? [sql`document @@ ${search.matches}::tsquery`] : []),
      ...(tagIds ? [sql`tag_ids && ${tagIds}::integer[]`] : []),
      ...(productIds ? [sql`product_id = any(${productIds}::integer[])`] : []),
    ],
    sql` and `,
  );
}

/** Words as typed before prefixes and corrections, in names before elsewhere; listed ids as they were listed. */
function rankOf({ search, productIds }: ProductRequest): RawBuilder<unknown> {
  if (search) {
    const { hasWords, hasWordsInName } = search;
    return sql`(document @@ ${hasWords}::tsquery)::integer + (document @@ ${hasWordsInName}::tsquery)::integer`;
  }
  return productIds ? sql`-array_position(${productIds}::integer[], product_id)` : sql`0`;
}

function inCells(request: ProductRequest): RawBuilder<unknown> {
  const conditions = [
    ...(request.categoryIds ? [sql`category_ids && ${request.categoryIds}::integer[]`] : []),
    ...(request.brandIds ? [sql`brand_id = any(${request.brandIds}::integer[])`] : []),
    ...(request.productType ? [sql`product_type = ${request.productType}`] : []),
    ...(request.isOnSale ? [sql`on_sale`] : []),
    ...(request.isInStock ? [sql`in_stock`] : []),
  ];
  if (conditions.length === 0) return sql`true`;
  return sql`cell_id in (select id from listing_cells where ${sql.join(conditions, sql` and `)})`;
}
