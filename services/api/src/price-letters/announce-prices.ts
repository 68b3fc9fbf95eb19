import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { queueLetter } from '../emails/queue.ts';
import { type Drop, findDrops } from './find-drops.ts';
import { noteSeenPrices } from './seen-prices.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Writes to those whose list has lower prices: one letter with all of them, at most one a day, and about a price only once.
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

async function write(trx: Kysely<Database>, deps: ApiDeps, userId: string, drops: Drop[]): Promise<void> {
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
  await queueLetter(trx, deps, { kind: 'price_drop', lang: reader.lang, facts });
}
