import type { Kysely } from 'kysely';
import { refreshSearchIndex } from '../catalogue/search-index.ts';
import { databaseNow } from '../database/database-clock.ts';
import { migrate, underStartLock } from '../database/migrate.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import {
  addMissingPictures,
  addMissingShop,
  checkCatalogue,
  hasCatalogue,
  writeCatalogue,
} from './load-shop.ts';

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

async function fillShop(
  trx: Kysely<Database>,
  catalogueDir: string | undefined,
): Promise<'loaded' | 'there' | 'none'> {
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
