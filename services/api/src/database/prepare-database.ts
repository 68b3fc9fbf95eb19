import { refreshSearchIndex } from '../catalogue/search-index.ts';
import { seedShop } from '../seed/seed-shop.ts';
import { migrate, underStartLock } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

/**
 * Brings a database to the newest form, fills an empty shop with the sample, and makes missing search documents.
 * Several instances may do so at once: they take turns, and the later ones find it done.
 */
export function prepareDatabase({ patientDb }: Pick<OpenDatabase, 'patientDb'>, now: Date) {
  return underStartLock(patientDb, async (trx) => ({
    migrations: await migrate(trx),
    wasSeeded: await seedShop(trx, now),
    indexedCount: await refreshSearchIndex(trx),
  }));
}
