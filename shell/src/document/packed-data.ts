/*
 * How a page's data travels in its HTML: lists of things with the same fields as a table, column by column, so that the
 * names of the fields stand there once. Readable by the same release only.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Marks what is not to be taken as it stands: a table, or a thing that has a field of this name itself. */
const mark = '#';
/** Marks a column that some rows have no value in: its values by the row's number. */
const someRows = '?';

/**
 * Writes a value that JSON can hold in fewer words. Fields without a value are left out, as JSON does.
 * Errors: none; what is no list of things stays as it is.
 */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) return packList(value);
  if (!isFields(value)) return value;
  const packed = Object.fromEntries(present(value).map(([name, field]) => [name, pack(field)]));
  return mark in packed ? { [mark]: null, as: packed } : packed;
}

/** Reads what `pack` wrote. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isFields(value)) return value;
  const table = value[mark];
  if (isFields(table)) return rowsOf(table);
  const fields = mark in value && isFields(value.as) ? value.as : value;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, unpack(field)]));
}

function packList(list: readonly unknown[]): unknown {
  const rows = list.filter(isFields).map((row) => Object.fromEntries(present(row)));
  const isTable = rows.length > 1 && rows.length === list.length;
  const names = isTable ? [...new Set(rows.flatMap((row) => Object.keys(row)))] : [];
  // One column is in every row: it says how many there are.
  if (!names.some((name) => rows.every((row) => name in row))) return list.map(pack);
  return { [mark]: Object.fromEntries(names.map((name) => [name, packColumn(rows, name)])) };
}

function packColumn(rows: readonly Fields[], name: string): unknown {
  if (rows.every((row) => name in row)) return packList(rows.map((row) => row[name]));
  const values = rows.flatMap((row, index) => (name in row ? [[index, pack(row[name])]] : []));
  return { [someRows]: Object.fromEntries(values) };
}

function rowsOf(table: Fields): Fields[] {
  const columns = Object.entries(table).map(([name, column]) => [name, columnOf(column)] as const);
  const length = Math.max(...columns.map(([, column]) => (Array.isArray(column) ? column.length : 0)));
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(columns.flatMap(([name, column]) => (index in column ? [[name, column[index]]] : []))),
  );
}

/** Values by the row's number. */
function columnOf(column: unknown): Readonly<Record<number, unknown>> {
  const some = isFields(column) ? column[someRows] : undefined;
  if (!isFields(some)) return unpack(column) as unknown[];
  return Object.fromEntries(Object.entries(some).map(([index, value]) => [index, unpack(value)]));
}

const present = (fields: Fields) => Object.entries(fields).filter(([, value]) => value !== undefined);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
