import { expect, it } from 'vitest';
import { readStockFile } from './read-stock-file.ts';

const read = (...lines: string[]) => readStockFile('stock.csv', lines.join('\n'));
const faultsOf = (...lines: string[]) => read(...lines).faults.map(({ line, reason }) => `${line} ${reason}`);

it('reads stock, price and old price of a SKU, and leaves what is empty as it is', () => {
  expect(
    read('sku,stock,price,old price', 'TEA-1,12,1.250,1.500', 'TEA-2,,0.9,', 'TEA-3,+3,,', 'TEA-4,-2,,0')
      .lines,
  ).toEqual([
    { line: 2, sku: 'TEA-1', stock: { units: 12, isRelative: false }, price: 1250, oldPrice: 1500 },
    { line: 3, sku: 'TEA-2', price: 900 },
    { line: 4, sku: 'TEA-3', stock: { units: 3, isRelative: true } },
    { line: 5, sku: 'TEA-4', stock: { units: -2, isRelative: true }, oldPrice: null },
  ]);
});

it.each([
  ['semicolons', 'Sku;Old_Price;STOCK\r\nTEA-1;1.500;4\r\n'],
  ['tabs', 'stock\tsku\told price\n4\tTEA-1\t1.500'],
  ['quotes and a mark before the first letter', '\uFEFF"sku","stock","oldPrice"\n"TEA-1","4","1.500"\n'],
  ['digits of Arabic', 'sku,stock,old-price\nTEA-1,٤,١.٥٠٠'],
  ['columns that say something else', 'name,sku,stock,barcode,old price\n"Glass, small",TEA-1,4,62910,1.500'],
  ['lines that say nothing', '\nsku,stock,old price\n\nTEA-1,4,1.500\n,,\n'],
])('takes a table with %s', (_, text) => {
  const { lines, faults } = readStockFile('stock.csv', text);
  expect(faults).toEqual([]);
  expect(lines).toEqual([
    { line: expect.any(Number), sku: 'TEA-1', stock: { units: 4, isRelative: false }, oldPrice: 1500 },
  ]);
});

it('says which columns it did not read', () => {
  expect(read('name,sku,stock', 'Glass,TEA-1,4').unread).toEqual(['name']);
});

it('keeps a quoted line break in its line, and counts the lines of the file', () => {
  expect(faultsOf('sku,name,stock', 'TEA-1,"a', 'b",4', 'TEA-2,c,four')).toEqual([
    '4 "four" is no number of units: write 12, +3 or -2.',
  ]);
});

it.each([
  [
    'no column for the SKU',
    ['stock,price', '4,1.000'],
    '1 The first line names the columns, and one of them is "sku".',
  ],
  [
    'nothing beside the SKU',
    ['sku,name', 'TEA-1,x'],
    '1 Beside "sku" there is a column "stock", "price" or "old price".',
  ],
  ['a column twice', ['sku,stock,Stock', 'TEA-1,1,2'], '1 The column "Stock" stands here twice.'],
  ['nothing at all', [''], '1 The first line names the columns, and one of them is "sku".'],
  ['a quote that does not end', ['sku,stock', '"TEA-1,4'], '2 A quoted value does not end as it should.'],
  ['a line without a SKU', ['sku,stock', ',4'], '2 The line has no sku.'],
  ['half a unit', ['sku,stock', 'TEA-1,1.5'], '2 "1.5" is no number of units: write 12, +3 or -2.'],
  ['a price in words', ['sku,price', 'TEA-1,free'], '2 "free" is no amount in dinars: write 64.900.'],
  ['a price with a comma', ['sku;price', 'TEA-1;64,900'], '2 "64,900" is no amount in dinars: write 64.900.'],
  ['a price below zero', ['sku,price', 'TEA-1,-1.000'], '2 The price -1.000 is below zero.'],
  ['a price of nothing', ['sku,price', 'TEA-1,0.000'], '2 A price is more than nothing.'],
  ['a SKU twice', ['sku,stock', 'TEA-1,1', 'TEA-1,2'], '3 "TEA-1" stands in line 2 already.'],
  ['more values than columns', ['sku,stock', 'TEA-1,1,2'], '2 The line has 3 values for 2 columns.'],
])('refuses %s', (_, lines, fault) => {
  expect(faultsOf(...lines)).toEqual([fault]);
});
