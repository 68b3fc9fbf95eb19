import type { WholeShop } from '@dana/contracts/api/shop';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Where it is kept among the settings. */
export const shopSetting = 'shop';

/** What the shop says of itself, as it was loaded; undefined where it never said it. */
export async function readOwnShop(db: Kysely<Database>): Promise<WholeShop | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', shopSetting)
    .executeTakeFirst();
  // Checked when it was loaded.
  return row && (JSON.parse(row.value) as WholeShop);
}

/** The same, for those who have to call the shop something. */
export const ownShop = async (db: Kysely<Database>): Promise<WholeShop['shop']> =>
  (await readOwnShop(db))?.shop ?? namelessShop.shop;

/** Keeps what the shop says of itself. Call in a transaction. */
export async function writeOwnShop(trx: Kysely<Database>, shop: WholeShop): Promise<void> {
  const value = JSON.stringify(shop);
  await trx
    .insertInto('settings')
    .values({ key: shopSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  // Pages are made again, as after any change of the catalogue.
  await trx.insertInto('catalogue_changes').values({ changes: 1 }).execute();
}
