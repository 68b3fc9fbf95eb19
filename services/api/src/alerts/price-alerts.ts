import { currencyDecimals } from '@dana/contracts/currency-decimals';
import { type RawBuilder, sql } from 'kysely';
import { mayWriteTo } from '../account/confirm-email.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueForStranger, queueEmail } from '../emails/queue.ts';
import type { Lang } from '../http/context.ts';
import { type Currency, dinar } from '../money/currencies.ts';
import { confirmedWithinMs } from './mailed-links.ts';

/** Whether a shopper agreed to emails about lower prices, since when, and whether their address is confirmed. */
export async function readConsent(db: Db, userId: string) {
  const { email, consented_at: since } = await db
    .selectFrom('users as u')
    .leftJoin('price_letters as p', 'p.user_id', 'u.id')
    .select(['u.email', 'p.consented_at'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
  const isConfirmed = await mayWriteTo(db, userId, email);
  return { is_on: since !== null, is_confirmed: isConfirmed, email, since: since?.toISOString() ?? null };
}

type Agreed = { userId: string; lang: Lang; currency: Currency };

/**
 * Notes that a shopper agrees, and asks them to confirm an address that nobody confirmed; saying so again sends that email
 * again. Prices count from now for what nobody saw the price of.
 */
export async function agree(trx: Db, deps: ApiDeps, { userId, lang, currency }: Agreed): Promise<void> {
  const { is_confirmed: isConfirmed, email } = await readConsent(trx, userId);
  const now = deps.now();
  const askedAt = isConfirmed ? null : now;
  const { key } = await trx
    .insertInto('price_letters')
    .values({
      user_id: userId,
      key: deps.randomId(),
      lang,
      currency: currency.code,
      consented_at: now,
      asked_at: askedAt,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ lang, currency: currency.code, asked_at: askedAt }),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  await noteSeenPrices(trx, userId);
  if (!isConfirmed) await queueForStranger(trx, deps, { kind: 'price_confirm', lang, facts: { key }, email });
}

/** Ends the emails of a shopper; nothing of the consent is kept. */
export async function disagree(db: Db, who: { userId: string } | { key: string }): Promise<void> {
  const all = db.deleteFrom('price_letters');
  await ('key' in who ? all.where('key', '=', who.key) : all.where('user_id', '=', who.userId)).execute();
}

/** Ends what nobody confirmed in time; so does a new e-mail that is not confirmed. */
export async function dropUnconfirmedConsents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('price_letters as p')
    .where(sql`coalesce(p.asked_at, p.consented_at)`, '<', new Date(now.getTime() - confirmedWithinMs))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('letter_addresses as e')
            .innerJoin('users as u', (join) =>
              join.onRef('u.id', '=', 'e.user_id').onRef('u.email', '=', 'e.email'),
            )
            .select('e.user_id')
            .whereRef('e.user_id', '=', 'p.user_id'),
        ),
      ),
    )
    .execute();
}

/**
 * The price of a product `p` in the currency that a column names, in its minor units, rounded as `fromFils` rounds. Null for a
 * currency that the shop does not take any more.
 */
async function priceIn(db: Db, column: string): Promise<RawBuilder<number | null>> {
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
async function noteSeenPrices(db: Db, userId?: string): Promise<void> {
  const price = await priceIn(db, 'w.currency');
  const whose = userId === undefined ? sql`` : sql`and f.user_id = ${userId}`;
  await sql`update favorites f set seen_currency = w.currency, seen_minor = ${price}
    from price_letters w, products p
    where w.user_id = f.user_id and p.id = f.product_id and f.seen_minor is null ${whose}`.execute(db);
}

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

/** At once; the others' turn comes with the next run. */
const batch = 500;

/**
 * What costs less than when it came to the list, in the currency that the shopper saw, is in stock, and was not bought since.
 * Only of those who agreed and whose e-mail is confirmed. Without `of`, only below what was written about already.
 */
export async function findDrops(db: Db, { of, notSince, without = [] }: Asked): Promise<Drop[]> {
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

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Writes to those whose list has lower prices: one email with all of them, at most one a day, and about a price only once.
 * Any number of processes may do so at once. A reader for whom none can be written is said, and holds up no other.
 */
export async function announcePrices(deps: ApiDeps): Promise<void> {
  await noteSeenPrices(deps.db);
  const failed: string[] = [];
  while ((await announceSome(deps, failed)) > 0);
}

/** How many prices were looked at. @param failed – readers who are left out, and those of whom this turns out. */
function announceSome(deps: ApiDeps, failed: string[]): Promise<number> {
  return deps.db.transaction().execute(async (trx) => {
    // Two processes would each find that nobody was written to today.
    await sql`select pg_advisory_xact_lock(hashtextextended('price letters', 0))`.execute(trx);
    const notSince = new Date(deps.now().getTime() - dayMs);
    const drops = await findDrops(trx, { notSince, without: failed });
    for (const [userId, own] of Map.groupBy(drops, (drop) => drop.userId)) {
      await sql`savepoint reader`.execute(trx);
      try {
        await write(trx, deps, userId, own);
      } catch (error) {
        await sql`rollback to savepoint reader`.execute(trx);
        deps.log.error({ err: error, account: userId }, 'an e-mail about lower prices could not be written');
        failed.push(userId);
      }
      await sql`release savepoint reader`.execute(trx);
    }
    return drops.length;
  });
}

async function write(trx: Db, deps: ApiDeps, userId: string, drops: Drop[]): Promise<void> {
  const reader = await trx
    .selectFrom('price_letters')
    .select('lang')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!reader) return;
  for (const { productId, nowMinor } of drops)
    await trx
      .updateTable('favorites')
      .set({ told_minor: nowMinor })
      .where('user_id', '=', userId)
      .where('product_id', '=', productId)
      .execute();
  const facts = { item: userId, products: drops.map(({ productId }) => productId) };
  await queueEmail(trx, deps, { kind: 'price_drop', lang: reader.lang, facts });
}
