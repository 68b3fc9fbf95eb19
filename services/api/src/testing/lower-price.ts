import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open-database.ts';

/*
 * node services/api/src/testing/lower-price.ts <data folder> <slug>: takes a tenth off the price of a product, in the
 * embedded database of a shop that does not run. There is no other way to a price but loading a catalogue, which a shop with
 * accounts refuses.
 */

const [dataDir, slug] = parseArgs({ allowPositionals: true }).positionals;
if (!dataDir || !slug) throw new Error('Give the data folder and the slug of a product.');
const database = await openDatabase({ dataDir });
const { numUpdatedRows } = await database.db
  .updateTable('products')
  .set((eb) => ({ price_minor: eb('price_minor', '-', eb('price_minor', '/', 10)) }))
  .where('slug', '=', slug)
  .executeTakeFirstOrThrow();
await database.close();
if (numUpdatedRows !== 1n) throw new Error(`There is no product ${slug}.`);
