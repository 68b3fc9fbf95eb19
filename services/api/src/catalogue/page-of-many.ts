import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { orderSql, type ProductOrder } from './product-order.ts';
import type { ProductRequest } from './product-request.ts';
import { allOf, isMatch } from './request-conditions.ts';

export type Page = { offset: number; perPage: number };

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
export async function pageOfMany(
  db: Kysely<Database>,
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
  db: Kysely<Database>,
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
  db: Kysely<Database>,
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
