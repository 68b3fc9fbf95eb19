import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { refreshSearchIndex } from '../catalogue/search-index.ts';
import { migrate, underStartLock } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { clearCatalogue } from './clear-catalogue.ts';
import { CatalogueRefused, faultLines } from './read/faults.ts';
import { type CheckedCatalogue, checkCatalogue, hasCatalogue, writeCatalogue } from './load-shop.ts';

/* pnpm api:load <folder> [--replace] [--check]: loads a catalogue into the API's database. */

const usage = `pnpm api:load <folder> [--replace] [--check]

Loads the catalogue in <folder> into the API's database: the PostgreSQL server of DATABASE_URL, or the embedded one in
DATA_DIR (.data). The shop that uses the embedded one must be stopped. docs/catalogue.md says what the folder holds.

  --replace  take the catalogue out that is there, with the carts of guests; refused once there are orders or accounts
  --check    only read the folder and say what is wrong with it`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean' },
      check: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [folder, ...more] = positionals;
  if (values.help || !folder || more.length > 0) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  // pnpm runs scripts in the package's folder, whatever folder they were called in.
  const checked = await checkCatalogue(resolve(process.env.INIT_CWD ?? '.', folder));
  if (!values.check) await load(checked, { isReplacing: values.replace ?? false });
  const { catalogue, pictures } = checked;
  console.log(
    `${values.check ? 'Nothing is wrong with it' : 'Loaded'}: ${catalogue.products.length} products, ${catalogue.posts.length} posts, ${catalogue.pages.length} pages, ${pictures.length} pictures.`,
  );
}

async function load(checked: CheckedCatalogue, { isReplacing }: { isReplacing: boolean }): Promise<void> {
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
      await writeCatalogue(trx, checked, new Date());
      await refreshSearchIndex(trx);
    });
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
