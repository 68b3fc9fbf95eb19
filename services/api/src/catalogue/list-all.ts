import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { Paging } from '../http/read-input.ts';
import { countFacets, type ListedIds, optionsOf, readOptionFacets, sampleMatches } from './facets.ts';
import { type BucketCount, readCounts } from './facet-buckets.ts';
import { orderSql, type ProductOrder, reversed } from './product-order.ts';
import { admits, type ProductRequest } from './product-request.ts';

// Buckets with more than a twentieth of all products count as a good part.
const walkedShare = 20;

/**
 * A page of the whole catalogue under filters that buckets cover, and under a price filter: maintained counts say
 * how much there is, an index that is already in order gives the page.
 */
export async function listAll(
  db: Db,
  request: ProductRequest,
  order: ProductOrder,
  paging: Paging,
  limit: number,
): Promise<ListedIds> {
  const everything = await readCounts(db);
  const priced = request.priceFils
    ? await countPriced(db, everything, request, request.priceFils)
    : everything;
  const { total, facets } = countFacets(priced, request);
  const requested = everything.filter(({ bucket }) => admits(request, bucket));
  // No condition at all where every bucket is requested: the planner then needs no estimate.
  const bucketIds = requested.map(({ bucket }) => bucket.id);
  const inBuckets =
    requested.length < everything.length ? sql`cell_id = any(${bucketIds}::integer[])` : sql`true`;
  const inRange = request.priceFils
    ? sql`price_minor between ${request.priceFils[0]} and ${request.priceFils[1]}`
    : sql`true`;
  const [prices, ids, sample] = await Promise.all([
    readPriceEnds(db, everything, requested),
    readPage(db, sql`${inBuckets} and ${inRange}`, order, total, paging),
    sampleMatches(db, sql`${inBuckets} and ${inRange}`, limit + 1),
  ]);
  const options = await readOptionFacets(db, optionsOf(sample), request, limit);
  return { ids, total, isMore: false, facets: { ...facets, ...options }, ...prices };
}

/** A page beyond the middle is read from the other end, where fewer rows are in the way. */
async function readPage(
  db: Db,
  condition: RawBuilder<unknown>,
  order: ProductOrder,
  total: number,
  { offset, perPage }: Paging,
): Promise<number[]> {
  const count = Math.min(perPage, total - offset);
  if (count <= 0) return [];
  const fromEnd = total - offset - count;
  const isNearEnd = fromEnd < offset;
  const { rows } = await sql<{ product_id: number }>`
    select product_id from listings where ${condition}
    order by ${orderSql(isNearEnd ? reversed(order) : order)}
    limit ${count} offset ${isNearEnd ? fromEnd : offset}`.execute(db);
  const ids = rows.map((row) => row.product_id);
  return isNearEnd ? ids.reverse() : ids;
}

/**
 * Lowest and highest price of some buckets. Where they hold a good part of the catalogue, walking in from both ends
 * of the prices soon meets one of them; else it is two looks into an index for each bucket.
 */
export async function readPriceEnds(db: Db, everything: BucketCount[], requested: BucketCount[]) {
  const sumOf = (counts: BucketCount[]) => counts.reduce((sum, { count }) => sum + count, 0);
  const bucketIds = requested.map(({ bucket }) => bucket.id);
  type Ends = { lowest: number | null; highest: number | null };
  if (sumOf(requested) * walkedShare > sumOf(everything)) {
    const end = (direction: 'asc' | 'desc') => sql`(select price_minor from listings
      where ${requested.length < everything.length ? sql`cell_id = any(${bucketIds}::integer[])` : sql`true`}
      order by price_minor ${sql.raw(direction)} limit 1)`;
    return endsOf(await sql<Ends>`select ${end('asc')} as lowest, ${end('desc')} as highest`.execute(db));
  }
  return endsOf(
    await sql<Ends>`
      select min(ends.lowest) as lowest, max(ends.highest) as highest
      from unnest(${bucketIds}::integer[]) as requested(cell_id), lateral (
        select min(price_minor) as lowest, max(price_minor) as highest
        from listings where listings.cell_id = requested.cell_id) as ends`.execute(db),
  );
}

function endsOf({ rows }: { rows: { lowest: number | null; highest: number | null }[] }) {
  return { minPriceFils: rows[0]?.lowest ?? 0, maxPriceFils: rows[0]?.highest ?? 0 };
}

// Below this many products the shorter way is not worth looking for.
const largeCatalogue = 5_000;
const sampledPercent = 1;
const filters = ['categories', 'brands', 'stock', 'sale'] as const;

/**
 * The counts of buckets within a price range. Products are counted one by one, so only those that matter: of buckets that
 * some filter's count is made of, and on the side of the range where there are fewer – what lies outside is taken from
 * the maintained counts.
 */
async function countPriced(
  db: Db,
  everything: BucketCount[],
  request: ProductRequest,
  range: [from: number, to: number],
): Promise<BucketCount[]> {
  // A bucket that two filters refuse is in no total and beside no filter.
  const concerned = everything.filter(({ bucket }) =>
    [undefined, ...filters].some((except) => admits(request, bucket, except)),
  );
  const isMostWithin = sumOf(everything) > largeCatalogue && (await shareWithin(db, range)) > 0.5;
  const buckets = concerned.length < everything.length ? concerned.map(({ bucket }) => bucket.id) : null;
  return countBy(isMostWithin ? 'what lies outside' : 'what lies within', db, concerned, buckets, range);
}

/** Counts in one of two ways, which give the same; `buckets` null means that all of them are counted. */
export async function countBy(
  way: 'what lies within' | 'what lies outside',
  db: Db,
  counts: BucketCount[],
  buckets: number[] | null,
  range: [from: number, to: number],
): Promise<BucketCount[]> {
  const isOutside = way === 'what lies outside';
  const counted = await countRows(db, isOutside ? outsideOf(range) : [within(range)], buckets);
  return counts.map((each) => {
    const count = counted.get(each.bucket.id) ?? 0;
    // An order may move a product to another bucket between the two statements.
    return { ...each, count: isOutside ? Math.max(0, each.count - count) : count };
  });
}

const within = ([from, to]: [number, number]) => sql`price_minor between ${from} and ${to}`;
const outsideOf = ([from, to]: [number, number]) => [sql`price_minor < ${from}`, sql`price_minor > ${to}`];
const sumOf = (counts: BucketCount[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Which part of all products lies within the range, about: by a few pages of the table, always the same. */
async function shareWithin(db: Db, range: [number, number]): Promise<number> {
  const { rows } = await sql<{ share: number | null }>`
    select avg((${within(range)})::integer)::double precision as share
    from listings tablesample system (${sql.lit(sampledPercent)}) repeatable (1)`.execute(db);
  return rows[0]?.share ?? 0;
}

/** Counts the rows of each of these parts of the prices, together: each part is read from an index alone. */
async function countRows(
  db: Db,
  parts: RawBuilder<unknown>[],
  bucketIds: number[] | null,
): Promise<Map<number, number>> {
  const inBuckets = bucketIds ? sql`cell_id = any(${bucketIds}::integer[])` : sql`true`;
  const selects = parts.map((part) => sql`select cell_id from listings where ${part} and ${inBuckets}`);
  const { rows } = await sql<{ counts: [number, number][] }>`
    select coalesce(json_agg(json_build_array(cell_id, count)), '[]') as counts
    from (select cell_id, count(*) from (${sql.join(selects, sql` union all `)}) as parts group by cell_id) as counted`.execute(
    db,
  );
  return new Map(rows[0]?.counts ?? []);
}
