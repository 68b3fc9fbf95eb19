import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Everything by which products are counted; a product is in exactly one cell. */
export type Cell = {
  id: number;
  categoryIds: number[];
  brandId: number | null;
  productType: string;
  isOnSale: boolean;
  isInStock: boolean;
};

/** How many products of a cell match; lowest and highest price (fils) where the count read prices as well. */
export type CellCount = { cell: Cell; count: number; minFils: number | null; maxFils: number | null };

export type SentCount = [cellId: number, count: number, minFils: number | null, maxFils: number | null];

// Cells are never changed or removed, so that what was read once stays valid.
const known = new WeakMap<Kysely<Database>, Map<number, Cell>>();

/** Joins counts to their cells. Reads the cells that this process has not met yet. */
export async function withCells(db: Kysely<Database>, counts: SentCount[]): Promise<CellCount[]> {
  const cells = known.get(db) ?? new Map<number, Cell>();
  known.set(db, cells);
  const unknown = counts.map(([id]) => id).filter((id) => !cells.has(id));
  if (unknown.length > 0) await readCells(db, unknown, cells);
  return counts.flatMap(([id, count, minFils, maxFils]) => {
    const cell = cells.get(id);
    return cell ? [{ cell, count, minFils, maxFils }] : [];
  });
}

async function readCells(db: Kysely<Database>, ids: number[], cells: Map<number, Cell>): Promise<void> {
  const rows = await db
    .selectFrom('listing_cells')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  for (const row of rows) {
    cells.set(row.id, {
      id: row.id,
      categoryIds: row.category_ids,
      brandId: row.brand_id || null,
      productType: row.product_type,
      isOnSale: row.on_sale,
      isInStock: row.in_stock,
    });
  }
}

/** The maintained counts of all cells. */
export async function readCounts(db: Kysely<Database>): Promise<CellCount[]> {
  const { rows } = await sql<{ counts: SentCount[] }>`
    select coalesce(json_agg(json_build_array(cell_id, count, null, null)), '[]') as counts
    from (select cell_id, sum(change) as count from listing_counts
      group by cell_id having sum(change) > 0) as folded`.execute(db);
  return withCells(db, rows[0]?.counts ?? []);
}
