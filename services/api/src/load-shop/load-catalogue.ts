import { mkdirSync } from 'node:fs';
import { refreshSearchIndex } from '../catalogue/search-index.ts';
import { databaseNow } from '../database/database-clock.ts';
import { migrate, underStartLock } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { clearCatalogue } from './clear-catalogue.ts';
import { type CheckedCatalogue, hasCatalogue, writeCatalogue } from './load-shop.ts';

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
