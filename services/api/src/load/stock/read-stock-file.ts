import { latinDigits } from '@dana/contracts/typed-text';
import { toMinor } from '@dana/contracts/money';
import { CsvError, parse } from 'csv-parse/sync';
import type { Fault } from '../read/faults.ts';

/** What a line says of a SKU; what it leaves empty is left as it is. Amounts are fils. */
export type StockLine = {
  line: number;
  sku: string;
  /** So many units, or so many more or fewer. */
  stock?: { units: number; isRelative: boolean };
  price?: number;
  /** Null takes it away. */
  oldPrice?: number | null;
};

type StockFile = {
  lines: StockLine[];
  faults: Fault[];
  /** Columns that say nothing of stock or prices. */
  unread: string[];
};

type Column = 'sku' | 'stock' | 'price' | 'oldPrice';

const columns: Record<string, Column> = { sku: 'sku', stock: 'stock', price: 'price', oldprice: 'oldPrice' };
const delimiters = [',', ';', '\t'];

type Row = { cells: string[]; line: number };

/** Reads what an owner exports from a till: the columns in any order, with commas, semicolons or tabs between them. */
export function readStockFile(file: string, text: string): StockFile {
  const none = { lines: [], unread: [] };
  const rows = rowsOf(file, text);
  if ('reason' in rows) return { ...none, faults: [rows] };
  const [head, ...others] = rows;
  const names = (head?.cells ?? []).map((cell) => columns[cell.toLowerCase().replace(/[\s_-]/g, '')]);
  const line = head?.line ?? 1;
  const refused = (reason: string) => ({ ...none, faults: [{ file, line, reason }] });
  if (!names.includes('sku')) return refused('The first line names the columns, and one of them is "sku".');
  if (names.every((name) => name === undefined || name === 'sku'))
    return refused('Beside "sku" there is a column "stock", "price" or "old price".');
  const twice = names.find((name, index) => name !== undefined && names.indexOf(name) < index);
  if (twice) return refused(`The column "${head?.cells[names.lastIndexOf(twice)]}" stands here twice.`);
  const read = others.map((row) => readRow(file, row, names));
  return {
    lines: read.flatMap(({ said }) => said ?? []),
    faults: [...read.flatMap(({ faults }) => faults), ...twiceSaid(file, read)],
    unread: (head?.cells ?? []).filter((cell, index) => names[index] === undefined && cell !== ''),
  };
}

function rowsOf(file: string, text: string): Row[] | Fault {
  const [first = ''] = text.trimStart().split('\n', 1);
  const countOf = (delimiter: string) => first.split(delimiter).length;
  const [delimiter = ','] = delimiters.toSorted((one, other) => countOf(other) - countOf(one));
  try {
    const records = parse(text, {
      ...{ bom: true, delimiter, info: true, trim: true },
      ...{ relaxColumnCount: true, skipEmptyLines: true, skipRecordsWithEmptyValues: true },
    }) as unknown as { record: string[]; info: { lines: number } }[]; // what `info` gives
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return { file, line, reason: 'A quoted value does not end as it should.' };
  }
}

type ReadRow = { said?: StockLine; faults: Fault[] };

function readRow(file: string, { cells, line }: Row, names: readonly (Column | undefined)[]): ReadRow {
  const cellOf = (column: Column) => plain(cells[names.indexOf(column)] ?? '');
  const faults: Fault[] = [];
  const refuse = (reason: string) => void faults.push({ file, line, reason });
  const sku = (cells[names.indexOf('sku')] ?? '').trim();
  if (sku === '') refuse('The line has no sku.');
  if (cells.length > names.length) refuse(`The line has ${cells.length} values for ${names.length} columns.`);
  const stock = readStock(cellOf('stock'), refuse);
  const price = readPrice(cellOf('price'), refuse);
  const oldPrice = isZero(cellOf('oldPrice')) ? null : readPrice(cellOf('oldPrice'), refuse);
  const said = {
    ...{ line, sku },
    ...(stock && { stock }),
    ...(price !== undefined && { price }),
    ...(oldPrice !== undefined && { oldPrice }),
  };
  return faults.length > 0 ? { faults } : { said, faults };
}

/** As numbers are written here: Latin digits, a plain minus, no marks of direction. */
const plain = (cell: string): string =>
  latinDigits(cell)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\u2212/g, '-')
    .trim();

const isZero = (text: string): boolean => /^0(?:\.0{1,3})?$/.test(text);

type Refuse = (reason: string) => void;

function readStock(text: string, refuse: Refuse): StockLine['stock'] {
  if (text === '') return undefined;
  if (!/^[+-]?\d{1,9}$/.test(text)) {
    refuse(`"${text}" is no number of units: write 12, +3 or -2.`);
    return undefined;
  }
  return { units: Number(text), isRelative: /^[+-]/.test(text) };
}

function readPrice(text: string, refuse: Refuse): number | undefined {
  if (text === '') return undefined;
  if (/^-\d/.test(text)) refuse(`The price ${text} is below zero.`);
  else if (isZero(text)) refuse('A price is more than nothing.');
  else if (!/^\d{1,7}(?:\.\d{1,3})?$/.test(text)) refuse(`"${text}" is no amount in dinars: write 64.900.`);
  else return toMinor(text, 'KWD');
  return undefined;
}

function twiceSaid(file: string, rows: readonly ReadRow[]): Fault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ said }) => {
    if (!said) return [];
    const before = first.get(said.sku);
    if (before === undefined) {
      first.set(said.sku, said.line);
      return [];
    }
    return [{ file, line: said.line, reason: `"${said.sku}" stands in line ${before} already.` }];
  });
}
