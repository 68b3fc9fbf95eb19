import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';

/** Where a process finds its database. */
export type Place = { databaseUrl?: string | undefined; dataDir: string };

/** Fills an empty database, which nobody has open, with the sample shop. */
export async function fillDatabase({ databaseUrl, dataDir }: Place): Promise<void> {
  // A busy machine reads the pictures for longer than a transaction may usually stand idle.
  const patient = databaseUrl && `${databaseUrl}?idle_in_transaction_session_timeout=0`;
  const database = await openDatabase({ databaseUrl: patient, dataDir });
  await prepareDatabase(database, new Date(), catalogueDir);
  await database.close();
}
