import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseWishlist } from './parse-wishlist.ts';

const empty = { items: [], removals: [] };
const ring = { productId: '7', slug: 'pearl-ring', title: 'Pearl ring', addedAtMs: 5, favoriteId: 'f1' };

it.each([
  null,
  '',
  'not json',
  'null',
  '3',
  '"x"',
  '[]',
  '{}',
  '{"items":3}',
  '{"items":[null,1,{"productId":{}}]}',
])('reads %j as an empty list', (text) => {
  expect(parseWishlist(text)).toEqual(empty);
});

it('reads what it wrote', () => {
  const list = { items: [ring], removals: [{ productId: '9', favoriteId: 'f2' }] };
  expect(parseWishlist(JSON.stringify(list))).toEqual(list);
});

it('keeps the good entries of a damaged list, each once', () => {
  const text = JSON.stringify({ items: [ring, { slug: 'no id' }, { ...ring, title: 'Again' }] });
  expect(parseWishlist(text).items).toEqual([ring]);
});

it('never throws, whatever stands there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseWishlist(text).items)),
  );
});
