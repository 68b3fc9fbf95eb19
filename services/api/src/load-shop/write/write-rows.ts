import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

// PostgreSQL takes 65,535 parameters in one statement.
const rowsAtOnce = 500;

/** Inserts rows in their order; none is no statement. */
export async function writeRows<Table extends keyof Database>(
  trx: Kysely<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

/** Takes all rows that a catalogue has for a table: into an empty one, or in place of those that are there. */
export type RowWriter = <Table extends keyof Database>(
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
) => Promise<void>;

/** For an empty shop. */
export const insertsInto =
  (trx: Kysely<Database>): RowWriter =>
  (table, rows) =>
    writeRows(trx, table, rows);
