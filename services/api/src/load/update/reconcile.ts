import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../database/schema.ts';
import { type RowWriter, writeRows } from '../write/write-rows.ts';

type Table = keyof Database;
type Rule = {
  key: readonly string[];
  /** What the shop itself changes, and an update leaves. */
  own?: readonly string[];
  /** Rows stay when the folder no longer has them, and say since when; else they go. */
  isWithdrawn?: true;
};

const byId: Rule = { key: ['id'] };

const rules: Partial<Record<Table, Rule>> = {
  categories: byId,
  brands: byId,
  tags: byId,
  products: {
    key: ['id'],
    own: [
      'stock',
      'price_minor',
      'old_price_minor',
      'applied_discount_id',
      'sell_count',
      'star_counts',
      'rating',
      'reviews_count',
      'created_at',
    ],
    isWithdrawn: true,
  },
  product_categories: { key: ['product_id', 'category_id'] },
  product_tags: { key: ['product_id', 'tag_id'] },
  variations: { key: ['id'], own: ['stock', 'price_minor'], isWithdrawn: true },
  collections: byId,
  collection_products: { key: ['collection_id', 'product_id'] },
  sliders: { key: ['id'], own: ['created_at'] },
  banners: byId,
  testimonials: byId,
  adverts: byId,
  pages: byId,
  posts: { key: ['id'], isWithdrawn: true },
  currencies: byId,
  countries: byId,
  country_shipping: { key: ['country_id', 'shipping_method_id'] },
  country_payments: { key: ['country_id', 'payment_method_id'] },
  holidays: byId,
  cities: { key: ['id'], isWithdrawn: true },
  shipping_methods: byId,
  payment_methods: byId,
  installment_packages: byId,
  coupons: byId,
};

/** Where what a catalogue has for a table waits to be compared with it. */
const givenName = (table: Table) => `given_${table}`;

/**
 * Writes what the catalogue has for a table beside it, and then only the rows that are new or differ: no row that stays as it
 * is is locked. @param onChanged – gets the ids of products that were written.
 */
export function reconcilesWith(
  trx: Db,
  onChanged: (table: Table, ids: readonly number[]) => void,
): RowWriter {
  return async (table, rows) => {
    const rule = rules[table];
    if (!rule) throw new Error(`No update knows the table ${table}.`);
    await prepare(trx, table, rows);
    const ids = await writeDifferences(trx, table, rule, columnsOf(rows));
    onChanged(table, ids);
  };
}

async function prepare<Name extends Table>(
  trx: Db,
  table: Name,
  rows: readonly Insertable<Database[Name]>[],
): Promise<void> {
  const given = sql.table(givenName(table));
  await sql`create temporary table ${given} (like ${sql.table(table)} including defaults) on commit drop`.execute(
    trx,
  );
  // It has the columns of the table that it is like.
  await writeRows(trx, givenName(table) as Name, rows);
}

const columnsOf = (rows: readonly object[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];

async function writeDifferences(
  trx: Db,
  name: Table,
  { key, own = [], isWithdrawn }: Rule,
  columns: readonly string[],
): Promise<number[]> {
  if (columns.length === 0) return [];
  const [table, given] = [sql.table(name), sql.table(givenName(name))];
  const of = (alias: string, names: readonly string[]) =>
    sql.join(names.map((column) => sql.ref(`${alias}.${column}`)));
  const isSame = sql.join(
    key.map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`g.${column}`)}`),
    sql` and `,
  );
  const first = sql.ref(key[0] ?? '');
  const added = await sql<{ id: number }>`
    insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${of('g', columns)} from ${given} g where not exists (select from ${table} t where ${isSame})
    order by ${of('g', key)} returning ${first} as id`.execute(trx);
  const set = [
    ...columns.filter((column) => !key.includes(column) && !own.includes(column)),
    // What comes back is no longer withdrawn: the prepared rows say nothing else.
    ...(isWithdrawn ? ['withdrawn_at'] : []),
  ];
  if (set.length === 0) return added.rows.map(({ id }) => id);
  const changed = await sql<{ id: number }>`
    update ${table} t set ${sql.join(set.map((column) => sql`${sql.ref(column)} = ${sql.ref(`g.${column}`)}`))}
    from ${given} g where ${isSame} and (${of('t', set)}) is distinct from (${of('g', set)})
    returning ${sql.ref(`t.${key[0] ?? ''}`)} as id`.execute(trx);
  return [...added.rows, ...changed.rows].map(({ id }) => id);
}

/** In an order in which nothing is referred to any more when it goes. */
const goingTables: readonly Table[] = [
  'collection_products',
  'collections',
  'sliders',
  'banners',
  'testimonials',
  'adverts',
  'pages',
  'country_payments',
  'country_shipping',
  'holidays',
  'payment_methods',
  'shipping_methods',
  'installment_packages',
  'currencies',
];

/**
 * Takes out what the catalogue no longer has, after all tables were written. What orders, carts, addresses and comments
 * refer to stays and says that it was withdrawn; countries stay, without a way to send to them; coupons end.
 */
export async function takeOutTheRest(trx: Db, now: Date): Promise<void> {
  for (const [name, { isWithdrawn }] of Object.entries(rules) as [Table, Rule][])
    if (isWithdrawn)
      await sql`update ${sql.table(name)} t set withdrawn_at = ${now}
        where withdrawn_at is null and ${isGone(name)}`.execute(trx);
  // The folder may say so again; what was hidden by hand stays hidden.
  await sql`update products set withdrawn_at = hidden_at
    where hidden_at is not null and withdrawn_at is null`.execute(trx);
  await sql`update coupons t set ends_at = ${now} where ends_at > ${now} and ${isGone('coupons')}`.execute(
    trx,
  );
  for (const name of goingTables)
    await sql`delete from ${sql.table(name)} t where ${isGone(name)}`.execute(trx);
  // A product that was withdrawn keeps its place as long as there is one: its page leads on from there.
  const isSold = sql`t.product_id in (select id from products where withdrawn_at is null)`;
  const goneOf = (table: Table) => sql`(select t.id from ${sql.table(table)} t where ${isGone(table)})`;
  await sql`delete from product_tags t
    where (${isSold} and ${isGone('product_tags')}) or tag_id in ${goneOf('tags')}`.execute(trx);
  await sql`delete from product_categories t
    where (${isSold} and ${isGone('product_categories')}) or category_id in ${goneOf('categories')}`.execute(
    trx,
  );
  await sql`update products set brand_id = null where brand_id in ${goneOf('brands')}`.execute(trx);
  for (const name of ['tags', 'brands', 'categories'] as const)
    await sql`delete from ${sql.table(name)} t where ${isGone(name)}`.execute(trx);
}

function isGone(name: Table) {
  const key = rules[name]?.key ?? [];
  return sql`not exists (select from ${sql.table(givenName(name))} g where ${sql.join(
    key.map((column) => sql`${sql.ref(`g.${column}`)} = ${sql.ref(`t.${column}`)}`),
    sql` and `,
  )})`;
}
