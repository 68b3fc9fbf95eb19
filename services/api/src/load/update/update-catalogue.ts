import type { CatalogueReport } from '@dana/contracts/api/staff-catalogue';
import type { WholeShop } from '@dana/contracts/api/shop';
import { sql } from 'kysely';
import { refreshSearchIndex } from '../../catalogue/search-index.ts';
import type { Db } from '../../database/schema.ts';
import { kinds } from '../format/catalogue-format.ts';
import { type CheckedCatalogue, loadedSetting } from '../load-shop.ts';
import { readOwnShop, writeOwnShop } from '../../shop/own-shop.ts';
import { CatalogueRefused } from '../read/faults.ts';
import type { Catalogue } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';
import { entriesOf, keyOf, sumUpStock, valuesOf, writeEntries } from '../write/write-rows.ts';
import { writeComments, writeReviews } from '../write/write-words.ts';
import { writeContent, writeHome } from '../write/write-content.ts';
import { writePictures } from '../write/write-pictures.ts';
import { writeProducts } from '../write/write-products.ts';
import { writeWaysToBuy } from '../write/write-ways-to-buy.ts';
import { checkUpdate } from './check-update.ts';
import {
  type Difference,
  differenceOf,
  isNothing,
  type KnownEntry,
  nameOf,
  readKnown,
  settleMoments,
  titleOf,
  lockGoods,
} from './difference.ts';
import { reconcilesWith, takeOutTheRest } from './reconcile.ts';
import { saidAnew, writeSaidAnew } from './said-anew.ts';

type Asked = {
  now: Date;
  /** Only says what it would do. */
  isTrial: boolean;
  /** What its faults call the folder. */
  name: string;
};

/**
 * Brings a shop to what its folder says now, by id, while people buy. Call in a transaction under the start lock: it is there
 * whole or not at all. What the folder no longer has is withdrawn. What customers made stays: orders, carts, reviews, ratings,
 * units sold. Orders of products that are written wait until it is done; all else goes on (`lockGoods`).
 * Errors: throws `CatalogueRefused` where an id would change its meaning, and for a shop without a catalogue.
 */
export async function updateCatalogue(
  trx: Db,
  checked: CheckedCatalogue,
  { now, isTrial, name }: Asked,
): Promise<CatalogueReport> {
  const loaded = await trx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', loadedSetting)
    .executeTakeFirst();
  if (!loaded)
    throw new CatalogueRefused(name, [
      { file: name, reason: 'The shop has no catalogue yet. Load one: pnpm catalogue load <folder>' },
    ]);
  const faults = await checkUpdate(trx, checked.catalogue, checked.pictures);
  if (faults.length > 0) throw new CatalogueRefused(name, faults);
  const known = await readKnown(trx, new Date(loaded.value));
  const difference = differenceOf(known, entriesOf(checked.catalogue));
  const pictures = await newPictures(trx, checked.pictures);
  const shop = checked.shop && (await newShop(trx, checked.shop));
  if (shop && !isTrial) await writeOwnShop(trx, shop);
  if (!isTrial && !(isNothing(difference) && pictures.length === 0)) {
    await writePictures(trx, pictures);
    await write(trx, checked, { difference, known, hasNewPictures: pictures.length > 0, now });
  }
  const ofShop = { kind: 'shop', added: [], changed: ['shop.json'], withdrawn: [] };
  return { kinds: [...(shop ? [ofShop] : []), ...reportOf(difference)], pictures: pictures.length };
}

/** What the folder says of the shop, where the shop says something else of itself. */
async function newShop(trx: Db, said: WholeShop): Promise<WholeShop | undefined> {
  const own = await readOwnShop(trx);
  return JSON.stringify(own) === JSON.stringify(said) ? undefined : said;
}

/** Those that the shop does not have, or has with other contents. */
async function newPictures(trx: Db, pictures: readonly CataloguePicture[]): Promise<CataloguePicture[]> {
  const rows = await trx.selectFrom('pictures').select(['path', 'sha256']).execute();
  const contents = new Map(rows.map(({ path, sha256 }) => [path, sha256]));
  return pictures.filter(({ path, sha256 }) => contents.get(path) !== sha256);
}

type Change = {
  difference: Difference;
  known: readonly KnownEntry[];
  hasNewPictures: boolean;
  now: Date;
};

async function write(
  trx: Db,
  { catalogue: said, pictures }: CheckedCatalogue,
  { difference, known, hasNewPictures, now }: Change,
): Promise<void> {
  const written = [...difference.added, ...difference.changed];
  const since = sinceWhen(known, written, now);
  const catalogue = settleMoments(said, (kind, source) => since({ kind, key: keyOf(source) }));
  const products = new Set<number>();
  const writer = reconcilesWith(trx, (table, ids) => {
    if (table === 'products') for (const id of ids) products.add(id);
  });
  await writeContent(writer, catalogue, now);
  await writeWaysToBuy(writer, catalogue, now);
  await lockGoods(trx, difference, hasNewPictures);
  await writeProducts(writer, catalogue, pictures, now);
  await writeHome(writer, catalogue, now);
  await takeOutTheRest(trx, now);
  await writePricesAndStock(trx, catalogue, difference);
  await writeWords(trx, catalogue, difference, now);
  await writeEntries(
    trx,
    written.map((entry) => ({ ...entry, loadedAt: since(entry) })),
  );
  await noteWithdrawn(trx, difference, now);
  // Words to search with are read where they were noted, and no table says that they changed.
  if ([...written, ...difference.withdrawn].some(({ kind }) => kind === 'searchWords'))
    await trx.insertInto('catalogue_changes').values({ changes: 1 }).execute();
  await sql`update listings set document = '' where product_id = any(${[...products]}::integer[])`.execute(
    trx,
  );
  await refreshSearchIndex(trx);
}

/**
 * Since when the folder says an entry as it is. What an earlier release loaded is taken to stand as it did then: it did not
 * note what the folder said.
 */
function sinceWhen(known: readonly KnownEntry[], written: Difference['added'], now: Date) {
  const isAnew = new Set(written.filter(({ before }) => before?.source !== null).map(nameOf));
  const before = new Map(known.map((entry) => [nameOf(entry), entry.loadedAt]));
  return (entry: Pick<KnownEntry, 'kind' | 'key'>): Date => {
    const name = nameOf(entry);
    return isAnew.has(name) ? now : (before.get(name) ?? now);
  };
}

async function writePricesAndStock(
  trx: Db,
  catalogue: Catalogue,
  { added, changed }: Difference,
): Promise<void> {
  const values = new Map(valuesOf(catalogue, 'products').map((product) => [String(product.id), product]));
  const entries = [...added, ...changed].filter(({ kind }) => kind === 'products');
  for (const { key, source, before } of entries) {
    const product = values.get(key);
    // What the shop never had was written whole.
    if (product && before) await writeSaidAnew(trx, product, saidAnew(before.source, source));
  }
  await sumUpStock(
    trx,
    entries.map(({ key }) => Number(key)),
  );
}

/** What the folder says that people wrote belongs to what is new; of the rest they wrote in the shop since. */
async function writeWords(trx: Db, catalogue: Catalogue, { added }: Difference, now: Date): Promise<void> {
  const isNew = new Set(added.filter(({ before }) => before === null).map(nameOf));
  const newOf = <Name extends 'products' | 'posts'>(kind: Name) =>
    valuesOf(catalogue, kind).filter(({ id }) => isNew.has(nameOf({ kind, key: String(id) })));
  await writeReviews(trx, newOf('products'), now);
  await writeComments(trx, { posts: newOf('posts'), comments: valuesOf(catalogue, 'comments') }, now);
}

async function noteWithdrawn(trx: Db, { withdrawn }: Difference, now: Date): Promise<void> {
  for (const { kind, key, source } of withdrawn)
    await trx
      .insertInto('catalogue_entries')
      .values({ kind, key, entry: JSON.stringify(source ?? {}), loaded_at: now, withdrawn_at: now })
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet({ withdrawn_at: now }))
      .execute();
}

function reportOf({ added, changed, withdrawn }: Difference): CatalogueReport['kinds'] {
  return kinds.flatMap((kind) => {
    const titles = (entries: readonly { kind: string; key: string; source: object | null }[]) =>
      entries.filter((entry) => entry.kind === kind).map(({ key, source }) => titleOf(key, source));
    const report = { kind, added: titles(added), changed: titles(changed), withdrawn: titles(withdrawn) };
    return report.added.length + report.changed.length + report.withdrawn.length > 0 ? [report] : [];
  });
}
