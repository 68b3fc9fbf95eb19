import { mkdirSync } from 'node:fs';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { CatalogueRefused, faultLines } from './read/faults.ts';
import { prepareDatabase } from './load-shop.ts';

/*
 * `migrate.js` of the bundle: brings the database to the newest form and ends. Each API does the same when it starts; this is for a
 * job that runs before many of them are replaced.
 */

async function run(): Promise<void> {
  const environment = readEnvironment(process.env);
  mkdirSync(environment.dataDir, { recursive: true });
  const database = await openDatabase(environment);
  try {
    const { migrations, catalogue } = await prepareDatabase(database, environment.catalogueDir);
    const made = migrations.length === 0 ? 'Nothing was to be done' : `Made: ${migrations.join(', ')}`;
    console.log(`${made}. Catalogue: ${catalogue}.`);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  if (error instanceof CatalogueRefused) console.error(faultLines(error.faults).join('\n'));
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
