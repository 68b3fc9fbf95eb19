import { expect, it } from 'vitest';
import { isStillSold } from './carts.ts';

const sold = { withdrawn: false };
const gone = { withdrawn: true };

it.each([
  ['a product', { ...sold, variations: [] }, null, true],
  ['a product that was withdrawn', { ...gone, variations: [] }, null, false],
  ['a variation', { ...sold, variations: [sold] }, sold, true],
  ['a variation that was withdrawn', { ...sold, variations: [sold, gone] }, gone, false],
  ['a variation of a product that was withdrawn', { ...gone, variations: [sold] }, sold, false],
  ['a product of before it had variations', { ...sold, variations: [sold] }, null, false],
  ['a product that has no variations any more', { ...sold, variations: [gone] }, null, true],
])('%s', (_, product, variation, is) => {
  expect(isStillSold({ product, variation })).toBe(is);
});
