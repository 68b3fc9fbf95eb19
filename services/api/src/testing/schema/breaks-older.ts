import type { Column, SchemaFacts } from './read-schema.ts';

/**
 * What a change of the database takes from a program that was written for the form before: it reads and writes what was
 * there, and knows nothing of what is new. @returns one line for each break, such as `orders.notes is gone`.
 */
export function breaksOlder(before: SchemaFacts, after: SchemaFacts): string[] {
  const ofTables = Object.entries(before.tables).flatMap(([table, columns]) => {
    const now = after.tables[table];
    return now ? ofColumns(table, columns, now) : [`${table} is gone`];
  });
  const ofRules = Object.entries(after.rules).flatMap(([name, { table, columns, text }]) => {
    const known = before.tables[table];
    // A rule about what is new, too, holds for what an older program writes: it leaves that empty.
    const isOfOlder = known !== undefined && columns.length > 0 && columns.every((column) => column in known);
    return isOfOlder && before.rules[name]?.text !== text
      ? [`${name} is a new rule for what is written: ${text}`]
      : [];
  });
  return [...ofTables, ...ofRules];
}

function ofColumns(table: string, before: Record<string, Column>, after: Record<string, Column>): string[] {
  const known = Object.entries(before).flatMap(([name, column]) => {
    const now = after[name];
    if (!now) return [`${table}.${name} is gone`];
    if (now.type !== column.type) return [`${table}.${name} is ${now.type} and was ${column.type}`];
    if (column.isNullable && !now.isNullable) return [`${table}.${name} may no longer be empty`];
    return column.hasDefault && !now.hasDefault && !now.isNullable
      ? [`${table}.${name} has no default any more`]
      : [];
  });
  const added = Object.entries(after).flatMap(([name, { isNullable, hasDefault }]) =>
    name in before || isNullable || hasDefault
      ? []
      : [`${table}.${name} is new, not null and has no default`],
  );
  return [...known, ...added];
}
