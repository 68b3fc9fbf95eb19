import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Paging } from '../http/read-input.ts';
import {
  bucketsOf,
  countFacets,
  groupColumns,
  type ListedIds,
  optionsOf,
  readOptionFacets,
  type SampledGroup,
  sampleMatches,
  sizeOf,
} from './facets.ts';
import { readPriceEnds } from './list-all.ts';
import { type BucketCount, withBuckets } from './facet-buckets.ts';
import { orderSql, type ProductOrder, rankOf } from './product-order.ts';
import {
  admits,
  allOf,
  isChosen,
  isInBucketsOf,
  isInRange,
  isMatch,
  type ProductRequest,
} from './product-request.ts';

/** What a broad list needs beside its search: its filters, and what they leave of it. */
type Narrowed = {
  everything: BucketCount[];
  admitted: BucketCount[];
  range: Condition | null;
  buckets: Condition | null;
  chosen: Condition | null;
  filters: Condition[];
  page: Page;
  /** At most `limit` + 1 of what the filters leave, and their page; null where nothing is filtered. */
  found: Awaited<ReturnType<typeof sampleRanked>> | null;
};
type Condition = RawBuilder<unknown>;

/**
 * Reads what the filters leave of a search. It takes as long as reading what the search finds without them, so that the
 * two are read beside each other.
 */
export async function readNarrowed(
  db: Db,
  request: ProductRequest,
  order: ProductOrder,
  { offset, perPage }: Paging,
  limit: number,
  everything: BucketCount[],
): Promise<Narrowed> {
  const admitted = everything.filter(({ bucket }) => admits(request, bucket));
  const buckets = admitted.length < everything.length ? isInBucketsOf(admitted) : null;
  const isNarrowed = request.options.length > 0 || request.ratingFrom !== null;
  const chosen = isNarrowed ? isChosen(request) : null;
  const range = request.priceFils ? isInRange(request) : null;
  const filters = [range, buckets, chosen].filter((each) => each !== null);
  // Beyond what is counted there is no page.
  const page = { offset, perPage: Math.min(perPage, Math.max(0, limit - offset)) };
  const condition = allOf([...filters, isMatch(request)]);
  const found = filters.length === 0 ? null : await sampleRanked(db, request, condition, order, page, limit);
  return { everything, admitted, range, buckets, chosen, filters, page, found };
}

/**
 * A page of what finds more than `limit`: matches are counted so far and no further, and what is said about the list
 * comes from those. The page itself is that of the whole list.
 * @param unfiltered – more than `limit` of what the search finds, whatever else is asked for.
 */
export async function listBroadly(
  db: Db,
  request: ProductRequest,
  order: ProductOrder,
  limit: number,
  narrowed: Narrowed,
  unfiltered: SampledGroup[],
): Promise<ListedIds> {
  const { everything, admitted, range, buckets, chosen, filters, page } = narrowed;
  // What differs in nothing is read once.
  const found = narrowed.found ?? { groups: unfiltered, ids: [] };
  const sample = async (other: Condition | null) => {
    const conditions = [range, other].filter((each) => each !== null);
    if (conditions.length === filters.length) return found.groups;
    if (conditions.length === 0) return unfiltered;
    return sampleMatches(db, allOf([...conditions, isMatch(request)]), limit + 1);
  };
  const total = sizeOf(found.groups);
  const isMore = total > limit;
  const [ids, options, counted, prices] = await Promise.all([
    isMore ? pageOfMany(db, request, filters, order, page) : found.ids,
    sample(buckets).then((groups) => readOptionFacets(db, optionsOf(groups), request, limit)),
    sample(chosen).then((groups) => withBuckets(db, bucketsOf(groups))),
    readPriceEnds(db, everything, admitted),
  ]);
  const { facets } = countFacets(counted, request);
  return {
    ids,
    total: Math.min(total, limit),
    isMore,
    facets: { ...facets, ...options, isPartial: true },
    ...prices,
  };
}

/**
 * At most `limit` + 1 of the listings that meet a condition, in groups, and the page of those where they are no more than
 * `limit`: the matches are read once for both.
 */
async function sampleRanked(
  db: Db,
  request: ProductRequest,
  condition: RawBuilder<unknown>,
  order: ProductOrder,
  { offset, perPage }: Page,
  limit: number,
): Promise<{ groups: SampledGroup[]; ids: number[] }> {
  const rank = order.some(({ column }) => column === 'rank') ? sql`, ${rankOf(request)} as rank` : sql``;
  const { rows } = await sql<{ groups: SampledGroup[]; ids: number[] }>`
    with matched as materialized (select * from listings where ${condition} limit ${limit + 1})
    select (select coalesce(json_agg(json_build_array(cell_id, option_ids, stars, count)), '[]') from (
        select ${groupColumns} from matched group by 1, 2, 3) as grouped) as groups,
      (select coalesce(json_agg(product_id), '[]') from (
        select product_id from (select *${rank} from matched where (select count(*) from matched) <= ${limit}) as ranked
        order by ${orderSql(order)} limit ${perPage} offset ${offset}) as page) as ids`.execute(db);
  return rows[0] ?? { groups: [], ids: [] };
}

type Page = { offset: number; perPage: number };

/*
 * An order is gone through along its index while matches lie close together, which they do in what is found by the
 * thousand: so many rows for each that is shown. What is rarer is looked up by its words instead, and sorted.
 */
const walkedRowsEach = 40;

/**
 * A page of more products than are counted, the best tier first. Each tier but the last is what fits better than the
 * rest; within one the order decides.
 * @param filters – everything but the search, as conditions on `listings`.
 */
async function pageOfMany(
  db: Db,
  request: ProductRequest,
  filters: RawBuilder<unknown>[],
  order: ProductOrder,
  { offset, perPage }: Page,
): Promise<number[]> {
  const isRanked = order.some(({ column }) => column === 'rank');
  const inTier = order.filter(({ column }) => column !== 'rank');
  const tiers = isRanked && request.search ? request.search.tiers : [null];
  const ids: number[] = [];
  let before = 0;
  for (const [index, tier] of tiers.entries()) {
    const missing = perPage - ids.length;
    if (missing === 0) break;
    const better = tiers[index - 1];
    const fits =
      tier === null
        ? isMatch(request)
        : allOf([
            isMatch({ ...request, search: null }),
            sql`document @@ ${better ? `${tier} & !${better}` : tier}::tsquery`,
          ]);
    const part = { offset: Math.max(0, offset - before), perPage: missing };
    const found = await pageOfTier(db, { filters: allOf(filters), fits }, inTier, part);
    ids.push(...found.ids);
    before += found.count;
  }
  return ids;
}

/** `fits` may have to open a document, which costs more than all filters together. */
type Conditions = Record<'filters' | 'fits', RawBuilder<unknown>>;

/** A page of a tier. `count` is how many it has where the page is not full. */
async function pageOfTier(
  db: Db,
  conditions: Conditions,
  order: ProductOrder,
  page: Page,
): Promise<{ ids: number[]; count: number }> {
  const near = await walk(db, conditions, order, page);
  if (near.length === page.perPage) return { ids: near, count: 0 };
  const columns = order.map(({ column }) => sql.ref(column));
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with matched as materialized (select ${sql.join(columns)} from listings
      where ${allOf([conditions.filters, conditions.fits])})
    select (select count(*) from matched)::integer as count,
      (select coalesce(json_agg(product_id), '[]') from (
        select product_id from matched
        order by ${orderSql(order)} limit ${page.perPage} offset ${page.offset}) as page) as ids`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
}

/** What meets the conditions among the first rows of an order: documents are opened only of what meets the filters. */
async function walk(
  db: Db,
  { filters, fits }: Conditions,
  order: ProductOrder,
  { offset, perPage }: Page,
): Promise<number[]> {
  const walkedRows = walkedRowsEach * (offset + perPage);
  const { rows } = await sql<{ product_id: number }>`
    select product_id from (select * from listings order by ${orderSql(order)} limit ${walkedRows}) as walked
    where case when ${filters} then ${fits} else false end
    order by ${orderSql(order)} limit ${perPage} offset ${offset}`.execute(db);
  return rows.map((row) => row.product_id);
}
