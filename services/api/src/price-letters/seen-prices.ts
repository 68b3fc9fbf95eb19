import { currencyDecimals } from '@dana/contracts/currency-decimals';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dinar } from '../money/currencies.ts';

/**
 * The price of a product `p` in the currency that a column names, in its minor units, rounded as `fromFils` rounds. Null for a
 * currency that the shop does not take any more.
 */
export async function priceIn(db: Kysely<Database>, column: string): Promise<RawBuilder<number | null>> {
  const currencies = await db
    .selectFrom('currencies')
    .select(['code', 'rate'])
    .where('active', '=', true)
    .where('code', '!=', dinar.code)
    .execute();
  const cases = currencies.map(({ code, rate }) => {
    const perFils = 10 ** (currencyDecimals(dinar.code) - currencyDecimals(code));
    return sql`when ${code} then round(p.price_minor * ${rate}::numeric / ${perFils}::numeric)::bigint`;
  });
  return sql<
    number | null
  >`case ${sql.ref(column)} when ${dinar.code} then p.price_minor ${sql.join(cases, sql` `)} end`;
}

/** Notes what a list's products cost now where nobody did: of lists that are older, or came through an older release. */
export async function noteSeenPrices(db: Kysely<Database>, userId?: string): Promise<void> {
  const price = await priceIn(db, 'w.currency');
  const whose = userId === undefined ? sql`` : sql`and f.user_id = ${userId}`;
  await sql`update favorites f set seen_currency = w.currency, seen_minor = ${price}
    from price_letters w, products p
    where w.user_id = f.user_id and p.id = f.product_id and f.seen_minor is null ${whose}`.execute(db);
}
