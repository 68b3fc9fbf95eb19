import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { packPicture } from '../pictures/pack-picture.ts';
import { checkReferences } from './check/check-references.ts';
import { CatalogueRefused } from './read/faults.ts';
import { type Catalogue, readFolder } from './read/read-folder.ts';
import { type CataloguePicture, readPictures } from './read/read-pictures.ts';
import { writeContent } from './write/write-content.ts';
import { writeHome } from './write/write-home.ts';
import { writeProducts } from './write/write-products.ts';
import { writeRows } from './write/write-rows.ts';
import { writeWaysToBuy } from './write/write-ways-to-buy.ts';

/** Set once a catalogue is in the shop; its value is when. */
export const loadedSetting = 'seeded';

export type CheckedCatalogue = { catalogue: Catalogue; pictures: CataloguePicture[] };

/** Reads and checks a catalogue's folder. Errors: throws `CatalogueRefused` with every fault that it has. */
export async function checkCatalogue(folder: string): Promise<CheckedCatalogue> {
  const read = readFolder(folder);
  const { pictures, faults } = await readPictures(folder);
  const all = [
    ...read.faults,
    ...faults,
    ...checkReferences(read, new Set(pictures.map(({ file }) => file))),
  ];
  if (all.length > 0) throw new CatalogueRefused(folder, all);
  return { catalogue: read.catalogue, pictures };
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
  { catalogue, pictures }: CheckedCatalogue,
  now: Date,
): Promise<void> {
  await writePictures(trx, pictures);
  await writeProducts(trx, catalogue, pictures, now);
  await writeHome(trx, catalogue, now);
  await writeContent(trx, catalogue, now);
  await writeWaysToBuy(trx, catalogue, now);
  await trx.insertInto('settings').values({ key: loadedSetting, value: now.toISOString() }).execute();
}

// A statement for each would take longer than all else; all in one might not fit into memory.
const picturesAtOnce = 20;

async function writePictures(trx: Kysely<Database>, pictures: readonly CataloguePicture[]): Promise<void> {
  for (let start = 0; start < pictures.length; start += picturesAtOnce) {
    const some = pictures.slice(start, start + picturesAtOnce);
    await writeRows(
      trx,
      'pictures',
      some.map(({ path, absolutePath, kind, sha256 }) => ({
        path,
        kind,
        sha256,
        content: packPicture(kind, readFileSync(absolutePath)),
      })),
    );
  }
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
