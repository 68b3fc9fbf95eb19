import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { CellCount } from './listing-cells.ts';
import { admits, type ProductRequest } from './product-request.ts';

// Below this many products the shorter way is not worth looking for.
const largeCatalogue = 5_000;
const sampledPercent = 1;
const filters = ['categories', 'brands', 'stock', 'sale'] as const;

/**
 * The counts of cells within a price range. Products are counted one by one, so only those that matter: of cells that
 * some filter's count is made of, and on the side of the range where there are fewer – what lies outside is taken from
 * the maintained counts.
 */
export async function countPriced(
  db: Kysely<Database>,
  everything: CellCount[],
  request: ProductRequest,
  range: [from: number, to: number],
): Promise<CellCount[]> {
  // A cell that two filters refuse is in no total and beside no filter.
  const concerned = everything.filter(({ cell }) =>
    [undefined, ...filters].some((except) => admits(request, cell, except)),
  );
  const isMostWithin = sumOf(everything) > largeCatalogue && (await shareWithin(db, range)) > 0.5;
  const cells = concerned.length < everything.length ? concerned.map(({ cell }) => cell.id) : null;
  return countBy(isMostWithin ? 'what lies outside' : 'what lies within', db, concerned, cells, range);
}

/** Counts in one of two ways, which give the same; `cells` null means that all of them are counted. */
export async function countBy(
  way: 'what lies within' | 'what lies outside',
  db: Kysely<Database>,
  counts: CellCount[],
  cells: number[] | null,
  range: [from: number, to: number],
): Promise<CellCount[]> {
  const isOutside = way === 'what lies outside';
  const counted = await countRows(db, isOutside ? outsideOf(range) : [within(range)], cells);
  return counts.map((each) => {
    const count = counted.get(each.cell.id) ?? 0;
    // An order may move a product to another cell between the two statements.
    return { ...each, count: isOutside ? Math.max(0, each.count - count) : count };
  });
}

const within = ([from, to]: [number, number]) => sql`price_minor between ${from} and ${to}`;
const outsideOf = ([from, to]: [number, number]) => [sql`price_minor < ${from}`, sql`price_minor > ${to}`];
const sumOf = (counts: CellCount[]) => counts.reduce((sum, { count }) => sum + count, 0);

/** Which part of all products lies within the range, about: by a few pages of the table, always the same. */
async function shareWithin(db: Kysely<Database>, range: [number, number]): Promise<number> {
  const { rows } = await sql<{ share: number | null }>`
    select avg((${within(range)})::integer)::double precision as share
    from listings tablesample system (${sql.lit(sampledPercent)}) repeatable (1)`.execute(db);
  return rows[0]?.share ?? 0;
}

/** Counts the rows of each of these parts of the prices, together: each part is read from an index alone. */
async function countRows(
  db: Kysely<Database>,
  parts: RawBuilder<unknown>[],
  cellIds: number[] | null,
): Promise<Map<number, number>> {
  const inCells = cellIds ? sql`cell_id = any(${cellIds}::integer[])` : sql`true`;
  const selects = parts.map((part) => sql`select cell_id from listings where ${part} and ${inCells}`);
  const { rows } = await sql<{ counts: [number, number][] }>`
    select coalesce(json_agg(json_build_array(cell_id, count)), '[]') as counts
    from (select cell_id, count(*) from (${sql.join(selects, sql` union all `)}) as parts group by cell_id) as counted`.execute(
    db,
  );
  return new Map(rows[0]?.counts ?? []);
}
