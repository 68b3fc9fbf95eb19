import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load/load-shop.ts';
import { filledTemplate } from './test-api.ts';

/** Where a process finds its database. */
export type Place = { databaseUrl?: string | undefined; dataDir: string };

/** Fills an empty database, which nobody has open, with the sample shop. */
export async function fillDatabase({ databaseUrl, dataDir }: Place): Promise<void> {
  if (databaseUrl === undefined) {
    mkdirSync(join(dataDir, 'db'), { recursive: true });
    const loadDataDir = await filledTemplate();
    return (await PGlite.create(join(dataDir, 'db/data'), { loadDataDir })).close();
  }
  // A busy machine reads the pictures for longer than a transaction may usually stand idle.
  const patient = `${databaseUrl}?idle_in_transaction_session_timeout=0`;
  const database = await openDatabase({ databaseUrl: patient, dataDir });
  await prepareDatabase(database, catalogueDir);
  await database.close();
}
