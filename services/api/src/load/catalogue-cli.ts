import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { commandsHere } from '@dana/server/commands-here';
import { warningsOf } from './check/warn-of.ts';
import { checkCatalogue, type CheckedCatalogue, loadCatalogue } from './load-shop.ts';
import { CatalogueRefused, faultLines } from './read/faults.ts';
import { stockShop, updateShop } from './shop-at-work.ts';
import { reportLines } from './update/report-lines.ts';

/*
 * pnpm catalogue check|load|update|stock: what an owner does with the folder that a shop's catalogue stands in, and with
 * what a till says of stock and prices.
 */

const usage = `pnpm catalogue check <folder>
pnpm catalogue load <folder> [--replace]
pnpm catalogue update <folder> [--dry-run] [--api http://127.0.0.1:8081]
pnpm catalogue stock <file.csv> [--api http://127.0.0.1:8081]

check   only reads the folder and says what is wrong with it
load    loads it into a shop that has no catalogue; --replace takes the one out that is there, with the carts of guests,
        and is refused once there are orders or accounts
update  brings a shop to what the folder says now, by id, while people buy; --dry-run only says what it would do
stock   takes stock, prices and old prices from a table with a column "sku"; +3 and -2 are more and fewer units

The shop is the one in the PostgreSQL server of DATABASE_URL, or in the embedded database in DATA_DIR (.data). One on the
embedded database must be stopped for load; while it is open, update and stock go through its API (API_PORT, or --api),
with the staff token of STAFF_TOKEN or DATA_DIR/staff-token. docs/catalogue.md says what the folder holds.`;

const options = {
  replace: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  api: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Options = { replace?: boolean; 'dry-run'?: boolean; api?: string };

const verbs: Record<string, { options: readonly (keyof Options)[]; work: typeof check }> = {
  check: { options: [], work: check },
  load: { options: ['replace'], work: load },
  update: { options: ['dry-run', 'api'], work: update },
  stock: { options: ['api'], work: stock },
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { help, ...given } = values;
  const [name = '', path, ...more] = positionals;
  const verb = verbs[name];
  const isUnderstood = Object.keys(given).every((option) => verb?.options.some((each) => each === option));
  if (help || !verb || path === undefined || more.length > 0 || !isUnderstood) {
    console.log(commandsHere(usage));
    process.exitCode = help ? 0 : 2;
    return;
  }
  // pnpm runs scripts in the package's folder, whatever folder they were called in.
  console.log(await verb.work(resolve(process.env.INIT_CWD ?? '.', path), given));
}

async function check(folder: string, _: Options): Promise<string> {
  const checked = await checkCatalogue(folder);
  const warnings = faultLines(warningsOf(checked));
  const content = `Nothing is wrong with it: ${contentOf(checked)}.`;
  if (warnings.length === 0) return content;
  return [...warnings, `${content} The lines above say what a shopper would miss.`].join('\n');
}

async function load(folder: string, { replace = false }: Options): Promise<string> {
  const checked = await checkCatalogue(folder);
  await loadCatalogue(checked, { isReplacing: replace });
  return `Loaded: ${contentOf(checked)}.`;
}

async function update(folder: string, { 'dry-run': isTrial = false, api }: Options): Promise<string> {
  const report = await updateShop(await checkCatalogue(folder), { folder, isTrial, apiOrigin: api });
  const end = isTrial ? ['Nothing was changed: this was a dry run.'] : [];
  return [...reportLines(report), ...end].join('\n');
}

async function stock(path: string, { api }: Options): Promise<string> {
  const file = basename(path);
  const text = readFileSync(path, 'utf8');
  const { changed, faults, unread } = await stockShop({ file, text, apiOrigin: api });
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
    throw new Error([...faultLines(faults), `${file} has ${count}; nothing was changed.`].join('\n'));
  }
  const aside = unread.length > 0 ? [`Not read: ${unread.join(', ')}.`] : [];
  return [`Changed: ${changed} of what the shop sells.`, ...aside].join('\n');
}

const contentOf = ({ catalogue, pictures }: CheckedCatalogue): string =>
  `${catalogue.products.length} products, ${catalogue.posts.length} posts, ${catalogue.pages.length} pages, ${pictures.length} pictures`;

try {
  await run();
} catch (error) {
  if (error instanceof CatalogueRefused) console.error(commandsHere(faultLines(error.faults).join('\n')));
  console.error(commandsHere(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
