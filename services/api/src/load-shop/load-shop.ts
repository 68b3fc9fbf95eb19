import type { WholeShop } from '@dana/contracts/api/shop';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { checkReferences } from './check/check-references.ts';
import { readOwnShop, writeOwnShop } from '../shop/own-shop.ts';
import { CatalogueRefused, type Fault } from './read/faults.ts';
import { type Catalogue, type CatalogueTexts, readTexts, textsOf, unknownFiles } from './read/read-folder.ts';
import { type CataloguePicture, readPictures } from './read/read-pictures.ts';
import { valuesOf } from './write/catalogue-lists.ts';
import { entriesOf, writeEntries } from './write/write-entries.ts';
import { writeComments } from './write/write-comments.ts';
import { writeContent } from './write/write-content.ts';
import { writeHome } from './write/write-home.ts';
import { writeProducts } from './write/write-products.ts';
import { writePictures } from './write/write-pictures.ts';
import { writeReviews } from './write/write-reviews.ts';
import { insertsInto } from './write/write-rows.ts';
import { writeWaysToBuy } from './write/write-ways-to-buy.ts';

/** Set once a catalogue is in the shop; its value is when. */
export const loadedSetting = 'seeded';

export type CheckedCatalogue = {
  catalogue: Catalogue;
  /** What the shop says of itself; undefined where the folder does not say it. */
  shop: WholeShop | undefined;
  pictures: CataloguePicture[];
  /** What it was read from. */
  texts: CatalogueTexts;
};

/** Reads and checks a catalogue's folder. Errors: throws `CatalogueRefused` with every fault that it has. */
export async function checkCatalogue(folder: string): Promise<CheckedCatalogue> {
  const texts = textsOf(folder);
  const { pictures, faults } = await readPictures(folder);
  return checkTexts(folder, texts, pictures, [...unknownFiles(folder), ...faults]);
}

/**
 * Checks a catalogue whose files and pictures were read. @param name – what its faults call it. @param others – faults that
 * were found before. Errors: throws `CatalogueRefused` with every fault that it has.
 */
export function checkTexts(
  name: string,
  texts: CatalogueTexts,
  pictures: CataloguePicture[],
  others: readonly Fault[] = [],
): CheckedCatalogue {
  const read = readTexts(texts);
  const all = [
    ...read.faults,
    ...others,
    ...checkReferences(read, new Set(pictures.map(({ file }) => file))),
  ];
  if (all.length > 0) throw new CatalogueRefused(name, all);
  return { catalogue: read.catalogue, shop: read.shop, pictures, texts };
}

/** Whether a catalogue was loaded into this shop. */
export async function hasCatalogue(db: Kysely<Database>): Promise<boolean> {
  const mark = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', loadedSetting)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Fills an empty shop. Offers and coupons that count in days run from `now`. Call in a transaction. */
export async function writeCatalogue(
  trx: Kysely<Database>,
  { catalogue, shop, pictures }: CheckedCatalogue,
  now: Date,
): Promise<void> {
  if (shop) await writeOwnShop(trx, shop);
  const write = insertsInto(trx);
  await writePictures(trx, pictures);
  await writeProducts(write, catalogue, pictures, now);
  await writeReviews(trx, valuesOf(catalogue, 'products'), now);
  await writeHome(write, catalogue, now);
  await writeContent(write, catalogue, now);
  await writeComments(
    trx,
    { posts: valuesOf(catalogue, 'posts'), comments: valuesOf(catalogue, 'comments') },
    now,
  );
  await writeWaysToBuy(write, catalogue, now);
  await writeEntries(
    trx,
    entriesOf(catalogue).map((entry) => ({ ...entry, loadedAt: now })),
  );
  await trx.insertInto('settings').values({ key: loadedSetting, value: now.toISOString() }).execute();
}

/** Gives what a folder says of the shop to one that was filled before it said so. Does nothing where there is something. */
export async function addMissingShop(trx: Kysely<Database>, folder: string): Promise<void> {
  if (await readOwnShop(trx)) return;
  const { shop } = readTexts(textsOf(folder));
  if (shop) await writeOwnShop(trx, shop);
}

/**
 * Gives the pictures of a folder to a shop that was filled when pictures were no part of the database. Does nothing
 * where there are some. Call under the start lock.
 */
export async function addMissingPictures(trx: Kysely<Database>, folder: string): Promise<void> {
  const { rows } = await sql`select from pictures limit 1`.execute(trx);
  if (rows.length > 0) return;
  const { pictures } = await readPictures(folder);
  await writePictures(trx, pictures);
}
