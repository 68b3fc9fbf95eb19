import type { WholeShop } from '@dana/contracts/api/shop';
import type { Locale } from '@dana/contracts/locale';
import { namelessShop } from '@dana/contracts/shop/shop-facts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';

/** Where it is kept among the settings. */
export const shopSetting = 'shop';

/** What the shop says of itself, as it was loaded; undefined where it never said it. */
export async function readOwnShop(db: Db): Promise<WholeShop | undefined> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', shopSetting)
    .executeTakeFirst();
  // Checked when it was loaded.
  return row && (JSON.parse(row.value) as WholeShop);
}

/** The same, for those who have to call the shop something. */
export const ownShop = async (db: Db): Promise<WholeShop['shop']> =>
  (await readOwnShop(db))?.shop ?? namelessShop.shop;

/** Keeps what the shop says of itself. Call in a transaction. */
export async function writeOwnShop(trx: Db, shop: WholeShop): Promise<void> {
  const value = JSON.stringify(shop);
  await trx
    .insertInto('settings')
    .values({ key: shopSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  // Pages are made again, as after any change of the catalogue.
  await trx.insertInto('catalogue_changes').values({ changes: 1 }).execute();
}

type Shop = WholeShop['shop'];

/** Words of the shop's emails, pages and invoices call it `{{shop}}`: here its name takes that place. */
export const fillShop = (text: string, shop: Shop, lang: Locale): string =>
  text.replaceAll('{{shop}}', shop.name[lang]);

/** Who an invoice is from, below the name: address, registration and tax number, as far as the shop says them. */
export function shopLines(
  { contact, registration, taxNumber }: Pick<Shop, 'contact' | 'registration' | 'taxNumber'>,
  lang: Locale,
): string[] {
  const words = [contact?.address?.[lang], registration?.[lang], taxNumber?.[lang]];
  return words.flatMap((text) => (text ? [text] : []));
}

/** The line that says who sent an email and from where: name, address and registration, as far as the shop says them. */
export const shopLine = (shop: Shop, lang: Locale): string =>
  [shop.name[lang], shop.contact?.address?.[lang], shop.registration?.[lang]]
    .filter(Boolean)
    .join(lang === 'ar' ? '، ' : ', ');

/** Where the shop's own people read mail: `MAIL_SHOP`, else the address of `shop.json`; undefined where nobody said. */
export const shopMailbox = async ({
  db,
  shopMail,
}: Pick<ApiDeps, 'db' | 'shopMail'>): Promise<string | undefined> =>
  shopMail ?? (await ownShop(db)).contact?.email;
