import { type Insertable, sql } from 'kysely';
import type { Database, Db } from '../../database/schema.ts';
import { json } from '../../database/stored.ts';
import { type EntryOf, type Kind, kinds } from '../format/catalogue-format.ts';
import type { Catalogue, Entry } from '../read/read-folder.ts';
import type { CataloguePicture } from '../read/read-pictures.ts';

/** The lists that products refer to, by the name they refer with. */
export type CatalogueLists = {
  colours: Map<string, EntryOf<'colours'>>;
  attributes: Map<string, EntryOf<'attributes'>>;
  categories: Map<string, EntryOf<'categories'>>;
  brands: Map<string, EntryOf<'brands'>>;
  tags: Map<string, EntryOf<'tags'>>;
  /** Of pictures, by their file below `pictures/`. */
  tints: Map<string, string>;
};

export function listsOf(
  { colours, attributes, categories, brands, tags }: Catalogue,
  pictures: readonly CataloguePicture[],
): CatalogueLists {
  return {
    colours: byName(colours, ({ key }) => key),
    attributes: byName(attributes, ({ key }) => key),
    categories: byName(categories, ({ slug }) => slug),
    brands: byName(brands, ({ slug }) => slug),
    tags: byName(tags, ({ key }) => key),
    tints: new Map(pictures.map(({ file, tint }) => [file, tint])),
  };
}

const byName = <Value>(entries: readonly Entry<Value>[], name: (value: Value) => string) =>
  new Map(entries.map(({ value }) => [name(value), value]));

/** A kind's entries without their places in files, by id where they have one. */
export function valuesOf<Name extends Kind>(catalogue: Catalogue, kind: Name): EntryOf<Name>[] {
  const entries: Entry<EntryOf<Name>>[] = catalogue[kind];
  return entries.map(({ value }) => value);
}

/** An entry as it stands in the folder, by what it keeps its name by: its id, its theme, or its key. */
export type SaidEntry = { kind: Kind; key: string; source: object };

// Comments have nothing to be known by; they come with their post.
const known = kinds.filter((kind) => kind !== 'comments');

/** Every entry of a catalogue that can be known again. */
export const entriesOf = (catalogue: Catalogue): SaidEntry[] =>
  known.flatMap((kind) => catalogue[kind].map(({ source }) => ({ kind, key: keyOf(source), source })));

/** What an entry keeps its name by, among those of its kind. */
export function keyOf(source: object): string {
  const { id, theme, key } = source as { id?: unknown; theme?: unknown; key?: unknown };
  return String(id ?? theme ?? key);
}

const entriesAtOnce = 500;

/** Notes what the folder says, and since when. */
export async function writeEntries(
  trx: Db,
  entries: readonly (SaidEntry & { loadedAt: Date })[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += entriesAtOnce)
    await trx
      .insertInto('catalogue_entries')
      .values(
        entries.slice(start, start + entriesAtOnce).map(({ kind, key, source, loadedAt }) => ({
          kind,
          key,
          entry: json(source),
          loaded_at: loadedAt,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['kind', 'key']).doUpdateSet((eb) => ({
          entry: eb.ref('excluded.entry'),
          loaded_at: eb.ref('excluded.loaded_at'),
          withdrawn_at: null,
        })),
      )
      .execute();
}

// PostgreSQL takes 65,535 parameters in one statement.
const rowsAtOnce = 500;

/** Inserts rows in their order, values that are objects or lists as JSON; none is no statement. */
export async function writeRows<Table extends keyof Database>(
  trx: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce).map(stored))
      .execute();
}

const stored = <Row extends object>(row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? json(value) : value,
    ]),
  ) as Row; // the same columns

/** Takes all rows that a catalogue has for a table: into an empty one, or in place of those that are there. */
export type RowWriter = <Table extends keyof Database>(
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
) => Promise<void>;

/** For an empty shop. */
export const insertsInto =
  (trx: Db): RowWriter =>
  (table, rows) =>
    writeRows(trx, table, rows);

/**
 * Gives products with variations as many units as those that are sold have. Nobody may take any meanwhile: the products are
 * locked.
 */
export async function sumUpStock(trx: Db, productIds: readonly number[]): Promise<void> {
  await sql`update products p set stock = v.units
    from (select product_id, sum(stock)::integer as units from variations
      where withdrawn_at is null and product_id = any(${productIds}::integer[]) group by product_id) v
    where v.product_id = p.id and p.stock <> v.units`.execute(trx);
}
