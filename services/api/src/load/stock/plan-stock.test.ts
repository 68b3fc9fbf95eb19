import { expect, it } from 'vitest';
import { type KnownGoods, planStock } from './apply-stock-file.ts';
import type { StockLine } from './read-stock-file.ts';

const glass: KnownGoods = {
  ...{ kind: 'product', id: 7, productId: 7, sku: 'TEA-1', hasVariations: false },
  ...{ stock: 5, price: 1250, oldPrice: 1500 },
};
const pot: KnownGoods = { ...glass, id: 8, sku: 'POT', hasVariations: true };
const large: KnownGoods = { ...glass, kind: 'variation', id: 72, sku: 'POT-L', price: null, oldPrice: null };
const twin: KnownGoods = { ...large, id: 73, sku: 'TEA-2' };
const known = [glass, pot, large, twin, { ...glass, id: 9, sku: 'TEA-2' }];

const plan = (said: Omit<StockLine, 'line'>) => planStock('stock.csv', [{ line: 2, ...said }], known);
const relative = (units: number) => ({ stock: { units, isRelative: true } });
const exactly = (units: number) => ({ stock: { units, isRelative: false } });

it.each([
  ['so many units', exactly(12), { stock: 12 }],
  ['more units', relative(3), { stock: 8 }],
  ['fewer units, to the last', relative(-5), { stock: 0 }],
  ['another price', { price: 1400 }, { price: 1400 }],
  ['another old price', { oldPrice: 2000 }, { oldPrice: 2000 }],
  ['a price at which there is no old one', { price: 1600, oldPrice: null }, { price: 1600, oldPrice: null }],
])('gives a product %s, and leaves the rest', (_, said, change) => {
  const { kind, id, stock, price, oldPrice } = glass;
  expect(plan({ sku: 'TEA-1', ...said })).toEqual({
    changes: [{ kind, id, stock, price, oldPrice, ...change }],
    faults: [],
  });
});

it('changes nothing where the shop has it so already', () => {
  expect(plan({ sku: 'TEA-1', ...exactly(5), price: 1250 })).toEqual({ changes: [], faults: [] });
});

it.each([
  ['that the shop does not have', { sku: 'TEA-9', ...exactly(1) }, 'There is no sku "TEA-9".'],
  ['of two things', { sku: 'TEA-2', ...exactly(1) }, '"TEA-2" is the sku of a product and of a variation.'],
  ['of which too many go', { sku: 'TEA-1', ...relative(-6) }, '"TEA-1" has 5 in stock: -6 would leave -1.'],
  [
    'whose variations have the stock',
    { sku: 'POT', ...exactly(3) },
    '"POT" is chosen by its variations: say the stock of each of them.',
  ],
  [
    'whose price reaches the old one',
    { sku: 'TEA-1', price: 1500 },
    'The old price 1.500 is not above the price 1.500. 0 as the old price takes it away.',
  ],
  [
    'with an old price alone, where the product has the price',
    { sku: 'POT-L', oldPrice: 2000 },
    '"POT-L" has the price of its product: an old price of its own wants a price of its own.',
  ],
])('refuses a SKU %s', (_, said, reason) => {
  expect(plan(said).faults).toEqual([{ file: 'stock.csv', line: 2, reason }]);
});
