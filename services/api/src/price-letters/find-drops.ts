import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { priceIn } from './seen-prices.ts';

/** A product of somebody's list that costs less than they saw. Amounts are minor units of `currency`. */
export type Drop = {
  userId: string;
  productId: number;
  currency: string;
  seenMinor: number;
  nowMinor: number;
};

type Asked = {
  /** Of this shopper alone, and these products; without it of all who may be written to. */
  of?: { userId: string; productIds: readonly number[] };
  /** Nobody who was written to since then. */
  notSince?: Date;
  /** None of these shoppers. */
  without?: readonly string[];
};

/** At once; the others' turn comes with the next round. */
const batch = 500;

/**
 * What costs less than when it came to the list, in the currency that the shopper saw, is in stock, and was not bought since.
 * Only of those who agreed and whose e-mail is confirmed. Without `of`, only below what was written about already.
 */
export async function findDrops(
  db: Kysely<Database>,
  { of, notSince, without = [] }: Asked,
): Promise<Drop[]> {
  const price = await priceIn(db, 'f.seen_currency');
  const which = of
    ? sql`f.user_id = ${of.userId} and f.product_id = any(${of.productIds}::integer[]) and now_minor < f.seen_minor`
    : sql`now_minor < least(f.seen_minor, f.told_minor)`;
  const rested = notSince
    ? sql`and not exists (select from letters l where l.kind = 'price_drop' and l.facts->>'item' = f.user_id
        and l.created_at > ${notSince})`
    : sql``;
  const { rows } = await sql<Drop>`
    select f.user_id as "userId", f.product_id as "productId", f.seen_currency as currency,
      f.seen_minor as "seenMinor", now_minor as "nowMinor"
    from price_letters w
    join users u on u.id = w.user_id and u.deletes_at is null
    join letter_addresses e on e.user_id = u.id and e.email = u.email
    join favorites f on f.user_id = u.id
    join products p on p.id = f.product_id and p.stock > 0 and p.withdrawn_at is null
    cross join lateral (select ${price} as now_minor) as priced
    where ${which} ${rested} and f.user_id <> all(${without}::text[]) and not exists (
      select from order_items i join orders o on o.id = i.order_id
      where o.user_id = f.user_id and i.product_id = f.product_id and o.created_at >= f.created_at
        and o.status not in ('cancelled', 'refunded'))
    order by f.user_id, f.id limit ${batch}`.execute(db);
  return rows;
}
