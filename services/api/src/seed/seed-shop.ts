import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedContent } from './seed-content.ts';
import { seedHome } from './seed-home.ts';
import { seedWaysToBuy } from './seed-ways-to-buy.ts';

/**
 * Fills an empty shop with the sample catalogue; does nothing when that was done before. Offers and coupons run
 * from `now`. Call under the start lock. Returns whether it filled the shop.
 */
export async function seedShop(trx: Kysely<Database>, now: Date): Promise<boolean> {
  const mark = await trx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'seeded')
    .executeTakeFirst();
  if (mark) return false;
  await seedCatalogue(trx, now);
  await seedHome(trx, now);
  await seedContent(trx, now);
  await seedWaysToBuy(trx, now);
  await trx.insertInto('settings').values({ key: 'seeded', value: now.toISOString() }).execute();
  return true;
}
