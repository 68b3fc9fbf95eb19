import { expect, it } from 'vitest';
import { checkNames } from './check-update.ts';

const fault = (path: readonly (string | number)[], reason: string) => ({ file: path.join('.'), reason });
const product = (id: number, slug: string, sku: string) => ({ id, names: { slug, sku }, fault });
const known = [product(7, 'tea-glass', 'TEA-1'), product(8, 'tea-pot', 'TEA-2')];

it.each([
  ['stays as it is', product(7, 'tea-glass', 'TEA-1')],
  ['has another slug', product(7, 'small-tea-glass', 'TEA-1')],
  ['has another sku', product(7, 'tea-glass', 'TEA-9')],
  ['is new', product(9, 'saucer', 'TEA-3')],
])('takes a product that %s', (_, entry) => {
  expect(checkNames('product', known, [entry])).toEqual([]);
});

it.each([
  [
    'has the id of another',
    product(7, 'saucer', 'TEA-3'),
    'id',
    'Id 7 is the product "tea-glass", and this is another: its slug and its sku differ. A new product takes a new id.',
  ],
  [
    'has the slug of another',
    product(9, 'tea-pot', 'TEA-3'),
    'slug',
    '"tea-pot" is the slug of the product 8, which links may name.',
  ],
  [
    'has the sku of another',
    product(7, 'tea-glass', 'TEA-2'),
    'sku',
    '"TEA-2" is the sku of the product 8, which links may name.',
  ],
])('refuses one that %s', (_, entry, file, reason) => {
  expect(checkNames('product', known, [entry])).toEqual([{ file, reason }]);
});

it('knows a category by its name too, in either language, and a coupon by its code alone', () => {
  const category = (slug: string, ...titles: string[]) => ({ id: 1, names: { slug }, titles, fault });
  const kitchen = [category('kitchen', 'Kitchen', 'المطبخ')];
  expect(checkNames('category', kitchen, [category('cooking', 'Cooking', 'المطبخ')])).toEqual([]);
  expect(checkNames('category', kitchen, [category('garden', 'Garden', 'الحديقة')])[0]?.reason).toContain(
    'its slug and its name differ',
  );
  const coupon = (code: string) => ({ id: 3, names: { code }, fault });
  expect(checkNames('coupon', [coupon('DANA10')], [coupon('EID5')])[0]?.reason).toBe(
    'Id 3 is the coupon "DANA10", and this is another: its code differs. A new coupon takes a new id.',
  );
});
