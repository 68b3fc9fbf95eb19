import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Paging } from '../http/paging.ts';
import { countFacets } from './facets.ts';
import type { ListedIds } from './find-products.ts';
import { readPriceEnds } from './list-all.ts';
import { readCounts, type SentCount, withCells } from './listing-cells.ts';
import { readOptionFacets } from './option-facets.ts';
import { orderSql, type ProductOrder } from './product-order.ts';
import { admits, type ProductRequest } from './product-request.ts';
import { allOf, isChosen, isInCells, isInRange, isMatch } from './request-conditions.ts';

// Pages so near the beginning are found soon by going through an order, this far; for others all matches are sorted.
const walkedMax = 90;
const walkedRows = 3_000;

/**
 * A page of what finds more than `limit`: matches are counted so far and no further, and what is said about the list
 * comes from those. The page itself is that of the whole list.
 */
export async function listBroadly(
  db: Kysely<Database>,
  request: ProductRequest,
  order: ProductOrder,
  paging: Paging,
  limit: number,
): Promise<ListedIds> {
  const filters = allOf([isInRange(request), isInCells(request), isChosen(request)]);
  const wanted = allOf([isMatch(request), filters]);
  const [total, counted, everything, ids, options] = await Promise.all([
    countUpTo(db, wanted, limit),
    countCells(db, request, limit),
    readCounts(db),
    readPage(db, request, filters, order, paging, limit),
    readOptionFacets(db, allOf([isMatch(request), isInRange(request), isInCells(request)]), request, limit),
  ]);
  const { facets } = countFacets(counted, request);
  const admitted = everything.filter(({ cell }) => admits(request, cell));
  return {
    ids,
    total: Math.min(total, limit),
    isMore: total > limit,
    facets: { ...facets, ...options, isPartial: true },
    ...(await readPriceEnds(db, everything, admitted)),
  };
}

async function countUpTo(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (select from listings where ${condition} limit ${limit + 1}) as found`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function countCells(db: Kysely<Database>, request: ProductRequest, limit: number) {
  const condition = allOf([isMatch(request), isInRange(request), isChosen(request)]);
  const { rows } = await sql<{ counts: SentCount[] }>`
    select coalesce(json_agg(json_build_array(cell_id, count, null, null)), '[]') as counts from (
      select cell_id, count(*) from (select cell_id from listings where ${condition} limit ${limit}) as found
      group by cell_id) as counted`.execute(db);
  return withCells(db, rows[0]?.counts ?? []);
}

/** A page of the best tier first. Each tier but the last is what fits better than the rest. */
async function readPage(
  db: Kysely<Database>,
  request: ProductRequest,
  filters: RawBuilder<unknown>,
  order: ProductOrder,
  { offset, perPage }: Paging,
  limit: number,
): Promise<number[]> {
  const isRanked = order.some(({ column }) => column === 'rank');
  const inTier = order.filter(({ column }) => column !== 'rank');
  const { search } = request;
  const tiers =
    isRanked && search
      ? search.tiers.map((tier, index) => tierOf(tier, search.tiers[index - 1]))
      : [isMatch(request)];
  // Beyond what is counted there is no page.
  const last = Math.min(offset + perPage, limit);
  const ids: number[] = [];
  let before = 0;
  for (const tier of tiers) {
    const skipped = Math.max(0, offset - before);
    const missing = last - Math.max(offset, before);
    if (missing <= 0) break;
    const condition = allOf([tier, isMatch(request), filters]);
    const count = await countUpTo(db, condition, limit);
    if (count > skipped)
      ids.push(...(await readSorted(db, condition, inTier, { skipped, missing, isMany: count > limit })));
    before += count;
  }
  return ids;
}

const tierOf = (tier: string, better: string | undefined) =>
  better === undefined
    ? sql`document @@ ${tier}::tsquery`
    : sql`document @@ ${tier}::tsquery and not document @@ ${better}::tsquery`;

type Part = { skipped: number; missing: number; isMany: boolean };

async function readSorted(
  db: Kysely<Database>,
  condition: RawBuilder<unknown>,
  order: ProductOrder,
  { skipped, missing, isMany }: Part,
): Promise<number[]> {
  const pageOf = (source: RawBuilder<unknown>) =>
    sql<{ product_id: number }>`
    select product_id from ${source} as sorted where ${condition}
    order by ${orderSql(order)} limit ${missing} offset ${skipped}`.execute(db);
  if (isMany && skipped + missing <= walkedMax) {
    // The limit has PostgreSQL read the index of the order so far; it would else fetch and sort every match.
    const { rows } = await pageOf(
      sql`(select * from listings order by ${orderSql(order)} limit ${walkedRows})`,
    );
    if (rows.length === missing) return rows.map((row) => row.product_id);
  }
  const { rows } = await pageOf(sql`listings`);
  return rows.map((row) => row.product_id);
}
