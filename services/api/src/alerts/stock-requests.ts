import { type SqlBool, sql } from 'kysely';
import { mayWriteTo, noteConfirmedAddress } from '../account/confirm-email.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { confirmationStandsMs, emailRow, queueForStranger } from '../emails/queue.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { sign } from '../http/signed-link.ts';
import { doAll } from '../schedule-job.ts';
import { confirmedWithinMs } from './mailed-links.ts';

/** What somebody waits for: a product, or one variation of it. */
type AwaitedItem = { productId: number; variationId: number | null };

/** How many units of it there are; undefined for what the shop does not have, or no longer sells. */
export async function stockOf(db: Db, { productId, variationId }: AwaitedItem): Promise<number | undefined> {
  const row =
    variationId === null
      ? await db
          .selectFrom('products')
          .select('stock')
          .where('id', '=', productId)
          .where('withdrawn_at', 'is', null)
          .executeTakeFirst()
      : await db
          .selectFrom('variations as v')
          .innerJoin('products as p', 'p.id', 'v.product_id')
          .select('v.stock')
          .where('v.id', '=', variationId)
          .where('p.id', '=', productId)
          .where('v.withdrawn_at', 'is', null)
          .where('p.withdrawn_at', 'is', null)
          .executeTakeFirst();
  return row?.stock;
}

/** The requests for it that nothing was written about yet. */
const waitsFor = ({ productId, variationId }: AwaitedItem) =>
  sql<SqlBool>`product_id = ${productId} and variation_id is not distinct from ${variationId}
    and confirmed_at is not null and letter_id is null`;

/** Names it in the facts of its emails. */
const itemText = ({ productId, variationId }: AwaitedItem): string => `${productId}:${variationId ?? ''}`;

type Asked = AwaitedItem & { email: string; lang: Lang; userId: string | null };

/**
 * Keeps who waits for an item. An email asks the owner of the address first – unless they are signed in and confirmed it
 * before: anybody can type an address. Asking again changes nothing, and a day later asks again when the first email was not answered.
 * @returns whether nothing has to be confirmed; only the owner of an account learns that.
 * Errors: 422 for an item that the shop does not have, or that is there.
 */
export async function askForStock(
  trx: Db,
  deps: ApiDeps,
  { productId, variationId, email, lang, userId }: Asked,
): Promise<boolean> {
  const stock = await stockOf(trx, { productId, variationId });
  if (stock === undefined)
    throw new ApiFailure(422, 'invalid_input', { fields: { product_id: 'validation.invalid' } });
  if (stock > 0) throw new ApiFailure(422, 'available_again');
  const isConfirmed = userId !== null && (await mayWriteTo(trx, userId, email));
  const now = deps.now();
  const standing = await trx
    .selectFrom('stock_requests')
    .select('key')
    .where('email', '=', email)
    .where('product_id', '=', productId)
    .where('variation_id', 'is not distinct from', variationId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - confirmationStandsMs))
    .executeTakeFirst();
  const request = await trx
    .insertInto('stock_requests')
    .values({
      key: deps.randomId(),
      email,
      address_key: await sign(trx, `stock requests of ${email}`),
      lang,
      product_id: productId,
      variation_id: variationId,
      user_id: userId,
      created_at: now,
      confirmed_at: isConfirmed ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['email', 'product_id', 'variation_id']).doUpdateSet({
        lang,
        // The email that asks counts from when it was written.
        ...(!standing && { created_at: now }),
        // Two who type one address are not one: what its owner confirms then counts for no account.
        user_id: sql`case when stock_requests.user_id = excluded.user_id then excluded.user_id end`,
        // One that is used up begins from the start.
        confirmed_at: isConfirmed
          ? now
          : sql`case when stock_requests.letter_id is null then stock_requests.confirmed_at end`,
        letter_id: null,
      }),
    )
    .returning(['key', 'confirmed_at'])
    .executeTakeFirstOrThrow();
  if (!request.confirmed_at && !standing)
    await queueForStranger(trx, deps, { kind: 'stock_confirm', lang, facts: { key: request.key }, email });
  return isConfirmed;
}

/** Confirms a request, and with it the e-mail of the account that asked. A second time changes nothing. */
export async function confirmStockRequest(deps: ApiDeps, key: string): Promise<void> {
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const request = await trx
      .updateTable('stock_requests')
      .set({ confirmed_at: now })
      .where('key', '=', key)
      .where('confirmed_at', 'is', null)
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    if (request?.user_id) await noteConfirmedAddress(trx, request.user_id, request.email, now);
  });
}

/** Ends all requests of an address; nothing of them is kept. */
export async function leaveStockRequests(deps: ApiDeps, addressKey: string): Promise<void> {
  await deps.db.deleteFrom('stock_requests').where('address_key', '=', addressKey).execute();
}

/** So many are written to for each unit within a day: not everybody buys, and many more would read of what is gone. */
const emailsForAUnit = 3;
const windowMs = 24 * 60 * 60 * 1000;
/** In one transaction. */
const batch = 200;

/**
 * Writes to those who wait for what is there again, however it came back: those who confirmed first, each once. The others
 * wait on, for more units or for another day. Any number of processes may do so at once.
 */
export async function announceStock(deps: ApiDeps): Promise<void> {
  const items = await itemsToAnnounce(deps);
  await doAll(items.map((item) => () => deps.db.transaction().execute((trx) => announce(trx, deps, item))));
}

const writtenSince = (deps: ApiDeps) => new Date(deps.now().getTime() - windowMs);

async function itemsToAnnounce(deps: ApiDeps): Promise<AwaitedItem[]> {
  const { rows } = await sql<AwaitedItem>`
    select product_id as "productId", variation_id as "variationId" from (
      select distinct r.product_id, r.variation_id, case when r.variation_id is null then p.stock else v.stock end as stock
      from stock_requests r join products p on p.id = r.product_id
      left join variations v on v.id = r.variation_id and v.product_id = p.id
      where r.confirmed_at is not null and r.letter_id is null
        and p.withdrawn_at is null and v.withdrawn_at is null) as awaited
    where stock > 0 and stock * ${emailsForAUnit} > (
      select count(*) from letters where kind = 'back_in_stock' and created_at > ${writtenSince(deps)}
      and facts->>'item' = product_id || ':' || coalesce(variation_id::text, ''))`.execute(deps.db);
  return rows;
}

async function announce(trx: Db, deps: ApiDeps, item: AwaitedItem): Promise<void> {
  const name = itemText(item);
  // Two processes that count at once would both find room.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`stock of ${name}`}, 0))`.execute(trx);
  const stock = (await stockOf(trx, item)) ?? 0;
  const { written } = await trx
    .selectFrom('letters')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .where('kind', '=', sql.lit('back_in_stock'))
    .where(sql`facts->>'item'`, '=', name)
    .where('created_at', '>', writtenSince(deps))
    .executeTakeFirstOrThrow();
  const room = Math.min(stock * emailsForAUnit - written, batch);
  if (room <= 0) return;
  const turn = await trx
    .updateTable('stock_requests')
    .set({ letter_id: sql`gen_random_uuid()::text` })
    .where('key', 'in', (eb) =>
      eb.selectFrom('stock_requests').select('key').where(waitsFor(item)).orderBy('confirmed_at').limit(room),
    )
    .returning(['key', 'lang', 'letter_id'])
    .execute();
  const emails = turn.flatMap(({ key, lang, letter_id: id }) =>
    id ? [{ ...emailRow(deps, { kind: 'back_in_stock', lang, facts: { item: name, key } }), id }] : [],
  );
  if (emails.length > 0) await trx.insertInto('letters').values(emails).execute();
}

/** How long a shopper waits. */
const waitingMs = 90 * windowMs;

/** Forgets the addresses of those who did not confirm, waited long enough, or have got their email. */
export async function dropStockRequests(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db
    .deleteFrom('stock_requests')
    .where('letter_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('confirmed_at', '<', before(waitingMs)),
        eb('confirmed_at', 'is', null).and('created_at', '<', before(confirmedWithinMs)),
      ]),
    )
    .execute();
  await sql`delete from stock_requests r where r.letter_id is not null and not exists (
    select from letters l where l.id = r.letter_id and l.sent_at is null and l.given_up_at is null)`.execute(
    db,
  );
}
