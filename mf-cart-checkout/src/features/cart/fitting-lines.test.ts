import { cartItemSchema } from '@dana/contracts/api/cart';
import { checkoutDataSchema } from '@dana/contracts/api/checkout';
import { expect, it } from 'vitest';
import { startState } from './cart-state.ts';
import { viewOf } from './cart-view.ts';
import { fittingLines } from './fitting-lines.ts';

type Item = { quantity: number; variation?: string; stock?: number; max?: number | null; min?: number };

function item({ quantity, variation, stock = 9, max = null, min = 1 }: Item) {
  const product = {
    ...{ id: 'shirt', slug: 'shirt', name: 'Shirt', price: 1, current_stock: stock },
    ...{ max_purchase_qty: max, min_purchase_qty: min },
  };
  const inside = variation && {
    id: variation,
    name: variation,
    price: 1,
    current_stock: stock,
    attributes: [],
  };
  return cartItemSchema.parse({
    ...{ id: variation ?? 'plain', product, quantity },
    ...(inside && { product_variation: inside, product_variation_id: variation }),
  });
}
const linesOf = (items: Item[]) =>
  viewOf({
    ...startState,
    data: checkoutDataSchema.parse({ sub_total: 1, total: 1, items: items.map(item) }),
  }).lines;
const fits = (guest: Item[], account: Item[]) =>
  fittingLines(linesOf(guest), account.map(item)).map((each) => [each.fits, each.tooMany]);

it.each<[string, Item[], Item[], number[][]]>([
  ['all where there is room', [{ quantity: 2 }], [{ quantity: 2 }], [[2, 0]]],
  ['up to the most of one order', [{ quantity: 2, max: 3 }], [{ quantity: 2 }], [[1, 1]]],
  ['up to the stock', [{ quantity: 4, stock: 5 }], [{ quantity: 3 }], [[2, 2]]],
  [
    'nothing of what the account has as much of as it may',
    [{ quantity: 2, max: 3 }],
    [{ quantity: 3 }],
    [[0, 2]],
  ],
  [
    'no more of a product over all its variations',
    [
      { quantity: 2, variation: 'red', max: 4 },
      { quantity: 2, variation: 'blue', max: 4 },
    ],
    [{ quantity: 1, variation: 'green' }],
    [
      [2, 0],
      [1, 1],
    ],
  ],
  ['nothing that would stay below the least of one order', [{ quantity: 3, stock: 2, min: 3 }], [], [[0, 3]]],
])('takes %s', (_, guest, account, expected) => {
  expect(fits(guest, account)).toEqual(expected);
});
