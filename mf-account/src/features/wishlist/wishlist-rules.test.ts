import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasDropped } from './has-dropped.ts';
import { parseWishlist } from './parse-wishlist.ts';
import { toggleInWishlist } from './toggle-in-wishlist.ts';
import { emptyWishlist } from './wishlist-item.ts';

it.each([
  ['less', 12.499, 'KWD', true],
  ['the same', 12.5, 'KWD', false],
  ['more', 13, 'KWD', false],
  ['less in another currency', 10, 'USD', false],
])('a price that is %s has dropped, or not', (_, price, currency, expected) => {
  expect(hasDropped({ amount: 12.5, currency: 'KWD' }, price, currency)).toBe(expected);
});

describe('a press', () => {
  const mark = (id: string) => ({ productId: id, slug: id, title: id });
  const ids = (list: { items: { productId: string }[] }) => list.items.map((item) => item.productId);

  it('puts the newest first', () => {
    const first = toggleInWishlist(emptyWishlist, mark('a'), false, 1_000).list;
    expect(ids(toggleInWishlist(first, mark('b'), false, 2_000).list)).toEqual(['b', 'a']);
  });

  it('puts the newest first on a device whose clock was set back by years', () => {
    const before = toggleInWishlist(emptyWishlist, mark('a'), false, Date.parse('2035-01-01')).list;
    expect(ids(toggleInWishlist(before, mark('b'), false, Date.parse('2026-01-01')).list)).toEqual([
      'b',
      'a',
    ]);
  });

  it('gives a product that comes back soon its old place', () => {
    let list = emptyWishlist;
    for (const [index, id] of ['c', 'd', 'e'].entries())
      list = toggleInWishlist(list, mark(id), false, index).list;
    list = toggleInWishlist(list, mark('d'), false, 10).list;
    expect(ids(toggleInWishlist(list, mark('d'), false, 5_000).list)).toEqual(['e', 'd', 'c']);
    expect(ids(toggleInWishlist(list, mark('d'), false, 90_000).list)).toEqual(['d', 'e', 'c']);
  });
});

describe('a list that was stored', () => {
  const ring = { productId: '7', slug: 'pearl-ring', title: 'Pearl ring', addedAtMs: 5, favoriteId: 'f1' };

  it.each([
    ...[null, '', 'not json', 'null', '3', '"x"', '[]', '{}', '{"items":3}'],
    '{"items":[null,1,{"productId":{}}]}',
  ])('is empty when it is %j', (text) => {
    expect(parseWishlist(text)).toEqual({ items: [], removals: [] });
  });

  it('comes back as it was written', () => {
    const list = { items: [ring], removals: [{ productId: '9', favoriteId: 'f2' }] };
    expect(parseWishlist(JSON.stringify(list))).toEqual(list);
  });

  it('keeps its good entries when it is damaged, each once', () => {
    const text = JSON.stringify({ items: [ring, { slug: 'no id' }, { ...ring, title: 'Again' }] });
    expect(parseWishlist(text).items).toEqual([ring]);
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseWishlist(text).items)),
    );
  });
});
