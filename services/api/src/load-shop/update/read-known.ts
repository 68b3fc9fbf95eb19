import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Kind, kinds } from '../format/catalogue-format.ts';
import type { KnownEntry } from './difference.ts';

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
export async function readKnown(trx: Kysely<Database>, loadedAt: Date): Promise<KnownEntry[]> {
  const rows = await trx.selectFrom('catalogue_entries').selectAll().orderBy('kind').orderBy('key').execute();
  if (rows.length === 0) return readIds(trx, loadedAt);
  return rows.flatMap(({ kind, key, entry, loaded_at, withdrawn_at }) => {
    const known = kinds.find((each) => each === kind);
    return known
      ? [{ kind: known, key, source: entry, loadedAt: loaded_at, isWithdrawn: withdrawn_at !== null }]
      : [];
  });
}

async function readIds(trx: Kysely<Database>, loadedAt: Date): Promise<KnownEntry[]> {
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
