import { expect, it } from 'vitest';
import { saidAnew } from './said-anew.ts';

const plain = { price: '2.000', stock: 5 };
const nothing = { price: false, stock: false, variations: [] };

it.each([
  ['the name alone changed', plain, { ...plain, name: 'other' }, nothing],
  ['the stock changed', plain, { ...plain, stock: 9 }, { ...nothing, stock: true }],
  ['the price changed', plain, { ...plain, price: '1.500' }, { ...nothing, price: true }],
  ['an old price came', plain, { ...plain, oldPrice: '3.000' }, { ...nothing, price: true }],
  ['an old price went', { ...plain, oldPrice: '3.000' }, plain, { ...nothing, price: true }],
  ['an earlier release loaded it', null, plain, { ...nothing, price: true }],
])('where %s', (_, before, after, anew) => {
  expect(saidAnew(before, after)).toEqual(anew);
});

it('names the variations whose stock or price changed, and leaves a new one, which is written whole', () => {
  const same = { id: 1, stock: 4 };
  const [fewer, cheaper, fresh] = [
    { id: 2, stock: 6 },
    { id: 3, stock: 4, price: '2.500' },
    { id: 4, stock: 1 },
  ];
  const before = { price: '2.000', variations: [1, 2, 3].map((id) => ({ id, stock: 4 })) };
  const after = { price: '2.000', variations: [same, fewer, cheaper, fresh] };
  expect(saidAnew(before, after).variations).toEqual([
    { id: 2, price: false, stock: true },
    { id: 3, price: true, stock: false },
  ]);
});

it('takes its own stock of a product that has no variations any more', () => {
  expect(saidAnew({ price: '2.000', variations: [{ id: 1, stock: 4 }] }, plain).stock).toBe(true);
});
