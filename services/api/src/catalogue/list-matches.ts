import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/paging.ts';
import { countFacets } from './facets.ts';
import type { ListedIds } from './find-products.ts';
import { type SentCount, withCells } from './listing-cells.ts';
import { readOptionFacets } from './option-facets.ts';
import { orderSql, type ProductOrder } from './product-order.ts';
import { admits, type ProductRequest } from './product-request.ts';
import { allOf, isChosen, isInCells, isInRange, isMatch } from './request-conditions.ts';

type PricedCount = [...SentCount, pricedCount: number];

/**
 * A page of what a search, a tag, options or a list of ids find: the matches are read once, then counted and sorted.
 * Null where there are more than `limit`.
 */
export async function listMatches(
  db: Kysely<Database>,
  request: ProductRequest,
  order: ProductOrder,
  paging: Paging,
  limit: number,
): Promise<ListedIds | null> {
  const columns = columnsFor(order).map((column) => sql.ref(column));
  const rank = order.some(({ column }) => column === 'rank') ? [sql`${rankOf(request)} as rank`] : [];
  const { rows } = await sql<{ matched: number; counts: PricedCount[]; ids: number[] }>`
    with matched as materialized (
      select ${sql.join(columns)}, document, option_ids, rating as stars from listings
      where ${isMatch(request)} limit ${limit + 1}),
    hits as materialized (
      select ${sql.join([...columns, ...rank])} from matched
      where (select count(*) from matched) <= ${limit} and ${isChosen(request, 'stars')})
    select (select count(*) from matched)::integer as matched,
      (select coalesce(json_agg(json_build_array(cell_id, count, lowest, highest, priced)), '[]') from (
        select cell_id, count(*), min(price_minor) as lowest, max(price_minor) as highest,
          count(*) filter (where ${isInRange(request)}) as priced
        from hits group by cell_id) as counted) as counts,
      (select coalesce(json_agg(product_id), '[]') from (
        select product_id from hits where ${isInRange(request)} and ${isInCells(request)}
        order by ${orderSql(order)} limit ${paging.perPage} offset ${paging.offset}) as page) as ids`.execute(
    db,
  );
  const { matched = 0, counts = [], ids = [] } = rows[0] ?? {};
  if (matched > limit) return null;
  const priced = counts.map(([id, , , , count]): SentCount => [id, count, null, null]);
  const all = await withCells(
    db,
    counts.map(([id, count, lowest, highest]) => [id, count, lowest, highest]),
  );
  const admitted = all.filter(({ cell }) => admits(request, cell));
  const { total, facets } = countFacets(await withCells(db, priced), request);
  const others = allOf([isMatch(request), isInRange(request), isInCells(request)]);
  const options = await readOptionFacets(db, others, request, limit);
  return {
    ids,
    total,
    isMore: false,
    facets: { ...facets, ...options },
    minPriceFils: admitted.length > 0 ? Math.min(...admitted.map(({ minFils }) => minFils ?? 0)) : 0,
    maxPriceFils: Math.max(0, ...admitted.map(({ maxFils }) => maxFils ?? 0)),
  };
}

/** What is counted, and what the order needs: nothing else is carried along. */
function columnsFor(order: ProductOrder): string[] {
  const sorted = order.map(({ column }) => column).filter((column) => column !== 'rank');
  return [...new Set(['product_id', 'cell_id', 'price_minor', ...sorted])];
}

/** How well a product fits: the sum over the words of a search; listed ids as they were listed. */
function rankOf({ search, productIds }: ProductRequest): RawBuilder<unknown> {
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
    }) => sql`(case when ${has(named)} then 8 when ${has(grouped)} then 4
      when ${has(meant)} then 2 when ${has(begun)} then 1 else 0 end + (${has(typed)})::integer)`,
  );
  return sql.join(terms, sql` + `);
}
