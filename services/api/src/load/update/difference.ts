import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { type Kind, kinds } from '../format/catalogue-format.ts';
import type { Catalogue } from '../read/read-folder.ts';
import type { SaidEntry } from '../write/write-rows.ts';

/** What the folder said of an entry last; `source` is null where an earlier release did not note it. */
export type KnownEntry = {
  kind: Kind;
  key: string;
  source: object | null;
  /** Since when the folder says so. */
  loadedAt: Date;
  isWithdrawn: boolean;
};

/** An entry that an update is about, with what the folder said of it before, if anything is known. */
type ChangedEntry = SaidEntry & { before: KnownEntry | null };

/** What an update does. An entry that comes back is new. */
export type Difference = {
  added: ChangedEntry[];
  changed: ChangedEntry[];
  withdrawn: KnownEntry[];
};

/** Compares what a folder says with what it said last. */
export function differenceOf(known: readonly KnownEntry[], said: readonly SaidEntry[]): Difference {
  const before = new Map(known.map((entry) => [nameOf(entry), entry]));
  const after = new Set(said.map(nameOf));
  const entries = said.map((entry) => ({ ...entry, before: before.get(nameOf(entry)) ?? null }));
  const isThere = ({ before: last }: ChangedEntry) => last !== null && !last.isWithdrawn;
  return {
    added: entries.filter((entry) => !isThere(entry)),
    changed: entries.filter(
      (entry) => isThere(entry) && !isDeepStrictEqual(entry.before?.source, entry.source),
    ),
    withdrawn: known.filter((entry) => !entry.isWithdrawn && !after.has(nameOf(entry))),
  };
}

/** Whether an update would do nothing. */
export const isNothing = ({ added, changed, withdrawn }: Difference): boolean =>
  added.length + changed.length + withdrawn.length === 0;

export const nameOf = ({ kind, key }: { kind: Kind; key: string }): string => `${kind} ${key}`;

/** Kinds of which each entry is one row with its id. */
const tableOf: Partial<Record<Kind, string>> = {
  categories: 'categories',
  brands: 'brands',
  tags: 'tags',
  products: 'products',
  collections: 'collections',
  adverts: 'adverts',
  pages: 'pages',
  posts: 'posts',
  currencies: 'currencies',
  countries: 'countries',
  shippingMethods: 'shipping_methods',
  paymentMethods: 'payment_methods',
  installmentPackages: 'installment_packages',
  holidays: 'holidays',
  coupons: 'coupons',
};

/**
 * What the folder said of a shop last. Of one that an earlier release filled only the ids are known.
 * @param loadedAt – when that one was filled.
 */
export async function readKnown(trx: Db, loadedAt: Date): Promise<KnownEntry[]> {
  const rows = await trx.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('key').execute();
  if (rows.length === 0) return readIds(trx, loadedAt);
  return rows.flatMap(({ kind, key, entry, loaded_at, withdrawn_at }) => {
    const known = kinds.find((each) => each === kind);
    return known
      ? [{ kind: known, key, source: entry, loadedAt: loaded_at, isWithdrawn: withdrawn_at !== null }]
      : [];
  });
}

async function readIds(trx: Db, loadedAt: Date): Promise<KnownEntry[]> {
  const known: KnownEntry[] = [];
  for (const kind of kinds) {
    const table = tableOf[kind];
    if (!table) continue;
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(trx);
    known.push(
      ...rows.map(({ id }) => ({ kind, key: String(id), source: null, loadedAt, isWithdrawn: false })),
    );
  }
  return known;
}

type Titled = {
  slug?: string;
  code?: string;
  name?: { en?: string; ar?: string };
  title?: { en?: string; ar?: string };
};

/** What an owner calls an entry: its name in English, else in Arabic, else what its files call it. */
export function titleOf(key: string, source: object | null): string {
  const { slug, code, name, title }: Titled = source ?? {};
  const words = name ?? title;
  return words?.en ?? words?.ar ?? slug ?? code ?? key;
}

/**
 * Counts the moments of each entry ("12 days ago") from when it came into the shop, not from now: an offer that was loaded
 * for twelve days does not begin again with each update. @param loadedAt – when an entry came into the shop as it is.
 */
export function settleMoments(
  catalogue: Catalogue,
  loadedAt: (kind: Kind, source: object) => Date,
): Catalogue {
  const settled = kinds.map((kind) => [
    kind,
    catalogue[kind].map((entry) => ({ ...entry, value: settle(entry.value, loadedAt(kind, entry.source)) })),
  ]);
  // Each kind keeps its form; fromEntries forgets it.
  return Object.fromEntries(settled) as Catalogue;
}

/** Moments are the only functions in what the schemas give. */
function settle(value: unknown, at: Date): unknown {
  if (typeof value === 'function') return () => value(at) as Date;
  if (Array.isArray(value)) return value.map((item) => settle(item, at));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, settle(item, at)]));
}

/** What products are made of besides their own entry. */
const sharedKinds = new Set(['colours', 'attributes', 'categories', 'brands', 'tags']);

/**
 * Locks the products that an update changes, and their variations, in the order in which orders take stock: an order of one of
 * them waits, carts and all other orders go on. Where one gets another name in links or tables, nobody may refer to it
 * meanwhile: then carts and orders of all products wait.
 */
export async function lockGoods(
  trx: Db,
  { added, changed, withdrawn }: Difference,
  hasNewPictures: boolean,
): Promise<void> {
  const written = [...added, ...changed];
  const all = [...written, ...withdrawn];
  const isShared = hasNewPictures || all.some(({ kind }) => sharedKinds.has(kind));
  const products = all.filter(({ kind }) => kind === 'products');
  const isUnknown = changed.some(({ before }) => before?.source === null);
  if (isUnknown || written.some(isRenamed))
    await sql`lock table products, variations in exclusive mode`.execute(trx);
  else {
    const ids = isShared ? null : products.map(({ key }) => Number(key));
    const among = (column: string) =>
      ids === null ? sql`true` : sql`${sql.ref(column)} = any(${ids}::integer[])`;
    await sql`select from products where ${among('id')} order by id for no key update`.execute(trx);
    await sql`select from variations where ${among('product_id')} order by id for no key update`.execute(trx);
  }
}

type Named = { slug?: string; sku?: string; variations?: readonly { id: number; sku: string }[] };

/** Whether rows that others refer to get other values in columns that are unique. */
function isRenamed({ kind, source, before }: ChangedEntry): boolean {
  if (kind !== 'products' || !before) return false;
  const [last, now]: [Named, Named] = [before.source ?? {}, source];
  const skus = new Map((last.variations ?? []).map(({ id, sku }) => [id, sku]));
  return (
    last.slug !== now.slug ||
    last.sku !== now.sku ||
    (now.variations ?? []).some(({ id, sku }) => skus.has(id) && skus.get(id) !== sku)
  );
}
