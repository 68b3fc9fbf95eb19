import { mkdirSync } from 'node:fs';
import type { WholeShop } from '@dana/contracts/api/shop';
import { sql } from 'kysely';
import { refreshSearchIndex } from '../catalogue/search-index.ts';
import { databaseNow } from '../database/database-clock.ts';
import { migrate, underStartLock } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import type { Db } from '../database/schema.ts';
import { readEnvironment } from '../environment.ts';
import { readOwnShop, shopSetting, writeOwnShop } from '../shop/own-shop.ts';
import { checkReferences } from './check/check-references.ts';
import { CatalogueRefused, type Fault } from './read/faults.ts';
import { type Catalogue, type CatalogueTexts, readTexts, textsOf, unknownFiles } from './read/read-folder.ts';
import { type CataloguePicture, readPictures } from './read/read-pictures.ts';
import { writeContent, writeHome } from './write/write-content.ts';
import { writePictures } from './write/write-pictures.ts';
import { writeProducts } from './write/write-products.ts';
import { entriesOf, insertsInto, valuesOf, writeEntries } from './write/write-rows.ts';
import { writeWaysToBuy } from './write/write-ways-to-buy.ts';
import { writeComments, writeReviews } from './write/write-words.ts';

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
async function hasCatalogue(db: Db): Promise<boolean> {
  const mark = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', loadedSetting)
    .executeTakeFirst();
  return mark !== undefined;
}

/** Fills an empty shop. Offers and coupons that count in days run from `now`. Call in a transaction. */
export async function writeCatalogue(
  trx: Db,
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
async function addMissingShop(trx: Db, folder: string): Promise<void> {
  if (await readOwnShop(trx)) return;
  const { shop } = readTexts(textsOf(folder));
  if (shop) await writeOwnShop(trx, shop);
}

/**
 * Gives the pictures of a folder to a shop that was filled when pictures were no part of the database. Does nothing
 * where there are some. Call under the start lock.
 */
async function addMissingPictures(trx: Db, folder: string): Promise<void> {
  const { rows } = await sql`select from pictures limit 1`.execute(trx);
  if (rows.length > 0) return;
  const { pictures } = await readPictures(folder);
  await writePictures(trx, pictures);
}

/**
 * Loads a catalogue into the shop that the settings name, which must have none; all of it or nothing.
 * Errors: throws where there is one and it is not to be replaced, or may not be, or where another process has the embedded
 * database open.
 */
export async function loadCatalogue(
  checked: CheckedCatalogue,
  { isReplacing }: { isReplacing: boolean },
): Promise<void> {
  const environment = readEnvironment(process.env);
  mkdirSync(environment.dataDir, { recursive: true });
  const database = await openDatabase(environment);
  try {
    await underStartLock(database.startDb, async (trx) => {
      await migrate(trx);
      if (await hasCatalogue(trx)) {
        if (!isReplacing)
          throw new Error(
            'This database has a catalogue already. Add --replace to load this one in its place.',
          );
        await clearCatalogue(trx);
      }
      await writeCatalogue(trx, checked, await databaseNow(trx));
      await refreshSearchIndex(trx);
    });
  } finally {
    await database.close();
  }
}

/** Everything that `writeCatalogue` writes. */
const tables = [
  'pictures',
  'categories',
  'brands',
  'tags',
  'products',
  'sliders',
  'banners',
  'testimonials',
  'collections',
  'adverts',
  'pages',
  'posts',
  'comments',
  'currencies',
  'countries',
  'cities',
  'country_shipping',
  'country_payments',
  'holidays',
  'shipping_methods',
  'payment_methods',
  'installment_packages',
  'coupons',
  'catalogue_entries',
  // Made from products; and carts of guests, which hold them.
  'listing_cells',
  'listing_options',
  'search_words',
  'search_typos',
  'carts',
] as const;

/**
 * Takes the catalogue out of a shop, with the carts of guests. Call in a transaction.
 * Errors: throws where somebody ordered or has an account, which refer to products and places; nothing is changed then.
 */
export async function clearCatalogue(trx: Db): Promise<void> {
  // Nobody orders between the question and the answer.
  await sql`lock table orders, users in exclusive mode`.execute(trx);
  const { rows } = await sql<{ orders: number; accounts: number }>`
    select (select count(*)::integer from orders) as orders, (select count(*)::integer from users) as accounts`.execute(
    trx,
  );
  const { orders = 0, accounts = 0 } = rows[0] ?? {};
  if (orders + accounts > 0)
    throw new Error(
      `This shop has ${orders} ${orders === 1 ? 'order' : 'orders'} and ${accounts} ${accounts === 1 ? 'account' : 'accounts'}, which refer to its catalogue. Load the other ` +
        'catalogue into a database of its own: set DATA_DIR or DATABASE_URL.',
    );
  // What refers to these tables holds parts of the catalogue, or belongs to orders and accounts, of which there are none.
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(
    trx,
  );
  await trx.deleteFrom('settings').where('key', 'in', [loadedSetting, shopSetting]).execute();
}

/**
 * Brings a database to the newest form, fills an empty shop with the catalogue in `catalogueDir`, if one is named, and
 * makes missing search documents. Several instances may do so at once: they take turns, and the later ones find it done.
 * Errors: throws `CatalogueRefused`, and leaves the database as it was.
 */
export function prepareDatabase({ startDb }: Pick<OpenDatabase, 'startDb'>, catalogueDir?: string) {
  return underStartLock(startDb, async (trx) => ({
    migrations: await migrate(trx),
    catalogue: await fillShop(trx, catalogueDir),
    indexedCount: await refreshSearchIndex(trx),
  }));
}

async function fillShop(trx: Db, catalogueDir: string | undefined): Promise<'loaded' | 'there' | 'none'> {
  if (await hasCatalogue(trx)) {
    if (catalogueDir) {
      await addMissingPictures(trx, catalogueDir);
      await addMissingShop(trx, catalogueDir);
    }
    return 'there';
  }
  if (!catalogueDir) return 'none';
  await writeCatalogue(trx, await checkCatalogue(catalogueDir), await databaseNow(trx));
  return 'loaded';
}
