import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { doAll } from '../rounds.ts';
import { letterRow } from '../emails/queue.ts';
import { type AwaitedItem, itemText, stockOf, waitsFor } from './awaited-item.ts';

/** So many are written to for each piece within a day: not everybody buys, and many more would read of what is gone. */
const lettersForAPiece = 3;
const windowMs = 24 * 60 * 60 * 1000;
/** In one transaction. */
const batch = 200;

/**
 * Writes to those who wait for what is there again, however it came back: those who confirmed first, each once. The others
 * wait on, for more pieces or for another day. Any number of processes may do so at once.
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
    where stock > 0 and stock * ${lettersForAPiece} > (
      select count(*) from letters where kind = 'back_in_stock' and created_at > ${writtenSince(deps)}
      and facts->>'item' = product_id || ':' || coalesce(variation_id::text, ''))`.execute(deps.db);
  return rows;
}

async function announce(trx: Kysely<Database>, deps: ApiDeps, item: AwaitedItem): Promise<void> {
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
  const room = Math.min(stock * lettersForAPiece - written, batch);
  if (room <= 0) return;
  const turn = await trx
    .updateTable('stock_requests')
    .set({ letter_id: sql`gen_random_uuid()::text` })
    .where('key', 'in', (eb) =>
      eb.selectFrom('stock_requests').select('key').where(waitsFor(item)).orderBy('confirmed_at').limit(room),
    )
    .returning(['key', 'lang', 'letter_id'])
    .execute();
  const letters = turn.flatMap(({ key, lang, letter_id: id }) =>
    id ? [{ ...letterRow(deps, { kind: 'back_in_stock', lang, facts: { item: name, key } }), id }] : [],
  );
  if (letters.length > 0) await trx.insertInto('letters').values(letters).execute();
}
