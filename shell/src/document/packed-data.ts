/*
 * How a page's data travels in its HTML: lists of things with the same fields as a table, column by column, so that the
 * names of the fields stand there once. Readable by the same release only.
 */

type Fields = Readonly<Record<string, unknown>>;

/** Marks what is not to be taken as it stands: a table, or a thing that has a field of this name itself. */
const mark = '#';
/** Marks a column that some rows have no value in: its values by the row's number. */
const someRows = '?';
/** Marks a column of one value that all rows have. */
const allRows = '=';
/** Marks a column of lists: how long each is, and all of them as one. */
const lengths = '+';

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
  // One column is in every row, and written as a list: it says how many rows there are.
  const counted = names.find((name) => rows.every((row) => name in row));
  if (counted === undefined) return list.map(pack);
  const columns = names.map((name) => [name, packColumn(rows, name, name === counted)]);
  return { [mark]: Object.fromEntries(columns) };
}

function packColumn(rows: readonly Fields[], name: string, isCounted: boolean): unknown {
  if (rows.every((row) => name in row)) {
    const values = rows.map((row) => row[name]);
    if (isCounted) return packList(values);
    const first = JSON.stringify(values[0]);
    if (values.every((value) => JSON.stringify(value) === first)) return { [allRows]: pack(values[0]) };
    if (values.every(Array.isArray))
      return { [lengths]: values.map((list) => list.length), of: packList(values.flat()) };
    return packList(values);
  }
  const values = rows.flatMap((row, index) => (name in row ? [[index, pack(row[name])]] : []));
  return { [someRows]: Object.fromEntries(values) };
}

function rowsOf(table: Fields): Fields[] {
  const counted = Object.values(table).find((column) => Array.isArray(column) || mark in Object(column));
  const count = (unpack(counted) as unknown[]).length;
  const columns = Object.entries(table).map(([name, column]) => [name, columnOf(column, count)] as const);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.flatMap(([name, column]) => (index in column ? [[name, column[index]]] : []))),
  );
}

/** Values by the row's number. */
function columnOf(column: unknown, count: number): Readonly<Record<number, unknown>> {
  if (!isFields(column) || mark in column) return unpack(column) as unknown[];
  if (allRows in column) return Array.from({ length: count }, () => unpack(column[allRows]));
  if (lengths in column) return cut(unpack(column.of) as unknown[], column[lengths] as number[]);
  const some = Object.entries(column[someRows] as Fields);
  return Object.fromEntries(some.map(([index, value]) => [index, unpack(value)]));
}

function cut(list: readonly unknown[], counts: readonly number[]): unknown[][] {
  let end = 0;
  return counts.map((count) => {
    end += count;
    return list.slice(end - count, end);
  });
}

const present = (fields: Fields) => Object.entries(fields).filter(([, value]) => value !== undefined);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
