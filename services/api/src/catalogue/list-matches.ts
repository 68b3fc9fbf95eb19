import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Paging } from '../http/read-input.ts';
import {
  countFacets,
  groupColumns,
  type ListedIds,
  optionsOf,
  readOptionFacets,
  type SampledGroup,
  sampleMatches,
} from './facets.ts';
import { type SentCount, withBuckets } from './facet-buckets.ts';
import { orderSql, type ProductOrder, rankOf } from './product-order.ts';
import {
  admits,
  allOf,
  isChosen,
  isInBuckets,
  isInRange,
  isMatch,
  type ProductRequest,
} from './product-request.ts';

type PricedCount = [...SentCount, pricedCount: number];

/**
 * A page of what a search, a tag, options or a list of ids find: the matches are read once, then counted and sorted.
 * Where there are more than `limit`, it is only a sample of them.
 */
export async function listMatches(
  db: Db,
  request: ProductRequest,
  order: ProductOrder,
  paging: Paging,
  limit: number,
): Promise<{ list: ListedIds } | { sample: SampledGroup[] }> {
  const columns = columnsFor(order).map((column) => sql.ref(column));
  const rank = order.some(({ column }) => column === 'rank') ? [sql`${rankOf(request)} as rank`] : [];
  const isMore = sql`(select count(*) from matched) > ${limit}`;
  const { rows } = await sql<{ sample: SampledGroup[]; counts: PricedCount[]; ids: number[] }>`
    with matched as materialized (
      select ${sql.join(columns)}, document from listings
      where ${isMatch(request)} limit ${limit + 1}),
    hits as materialized (
      select ${sql.join([...columns, ...rank])} from matched
      where not ${isMore} and ${isChosen(request)})
    select (select coalesce(json_agg(json_build_array(cell_id, option_ids, stars, count)), '[]') from (
        select ${groupColumns} from matched where ${isMore} group by 1, 2, 3) as sampled) as sample,
      (select coalesce(json_agg(json_build_array(cell_id, count, lowest, highest, priced)), '[]') from (
        select cell_id, count(*), min(price_minor) as lowest, max(price_minor) as highest,
          count(*) filter (where ${isInRange(request)}) as priced
        from hits group by cell_id) as counted) as counts,
      (select coalesce(json_agg(product_id), '[]') from (
        select product_id from hits where ${isInRange(request)} and ${isInBuckets(request)}
        order by ${orderSql(order)} limit ${paging.perPage} offset ${paging.offset}) as page) as ids`.execute(
    db,
  );
  const { sample = [], counts = [], ids = [] } = rows[0] ?? {};
  if (sample.length > 0) return { sample };
  const priced = counts.map(([id, , , , count]): SentCount => [id, count, null, null]);
  const all = await withBuckets(
    db,
    counts.map(([id, count, lowest, highest]) => [id, count, lowest, highest]),
  );
  const admitted = all.filter(({ bucket }) => admits(request, bucket));
  const { total, facets } = countFacets(await withBuckets(db, priced), request);
  const others = allOf([isMatch(request), isInRange(request), isInBuckets(request)]);
  const options = await readOptionFacets(
    db,
    optionsOf(await sampleMatches(db, others, limit + 1)),
    request,
    limit,
  );
  const list = {
    ids,
    total,
    isMore: false,
    facets: { ...facets, ...options },
    minPriceFils: admitted.length > 0 ? Math.min(...admitted.map(({ minFils }) => minFils ?? 0)) : 0,
    maxPriceFils: Math.max(0, ...admitted.map(({ maxFils }) => maxFils ?? 0)),
  };
  return { list };
}

/** What is counted, and what the order needs: nothing else is carried along. */
function columnsFor(order: ProductOrder): string[] {
  const sorted = order.map(({ column }) => column).filter((column) => column !== 'rank');
  return [...new Set(['product_id', 'cell_id', 'price_minor', 'option_ids', 'rating', ...sorted])];
}
