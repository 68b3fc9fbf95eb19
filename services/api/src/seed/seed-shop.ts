import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

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
  // The sample is read by the first start alone; all others go without it.
  const [{ seedCatalogue }, { seedHome }, { seedContent }, { seedWaysToBuy }] = await Promise.all([
    import('./seed-catalogue.ts'),
    import('./seed-home.ts'),
    import('./seed-content.ts'),
    import('./seed-ways-to-buy.ts'),
  ]);
  await seedCatalogue(trx, now);
  await seedHome(trx, now);
  await seedContent(trx, now);
  await seedWaysToBuy(trx, now);
  await trx.insertInto('settings').values({ key: 'seeded', value: now.toISOString() }).execute();
  return true;
}
