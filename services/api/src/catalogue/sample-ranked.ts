import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Page } from './page-of-many.ts';
import { orderSql, type ProductOrder } from './product-order.ts';
import type { ProductRequest } from './product-request.ts';
import { rankOf } from './rank-of.ts';
import { groupColumns, type SampledGroup } from './sample-matches.ts';

/**
 * At most `limit` + 1 of the listings that meet a condition, in groups, and the page of those where they are no more than
 * `limit`: the matches are read once for both.
 */
export async function sampleRanked(
  db: Kysely<Database>,
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
