import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

export type Column = { type: string; isNullable: boolean; hasDefault: boolean };
/** `columns` are those of the table that it is about; `text` is how the database writes it. */
type Rule = { table: string; columns: string[]; text: string };

/** What a program relies on: tables and views with their columns by name, and rules by their name. */
export type SchemaFacts = { tables: Record<string, Record<string, Column>>; rules: Record<string, Rule> };

/** Reads the form of the database as it is now. */
export async function readSchema(db: Db): Promise<SchemaFacts> {
  const { rows: columns } = await sql<Column & { table: string; name: string }>`
    select c.table_name as table, c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
      c.column_default is not null or c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "hasDefault"
    from information_schema.columns c where c.table_schema = 'public'`.execute(db);
  const tables: SchemaFacts['tables'] = {};
  for (const { table, name, ...column } of columns) {
    tables[table] ??= {};
    tables[table][name] = column;
  }
  // Not the rule that a column is not null: that one is among the columns.
  const { rows } = await sql<Rule & { name: string }>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as text,
      array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p')
    union all
    select indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid),
      array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey::int2[]))
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  const rules = Object.fromEntries(rows.map(({ name, ...rule }) => [`${rule.table}.${name}`, rule]));
  return { tables, rules };
}
