import { expect, it } from 'vitest';
import { toggleInWishlist } from './toggle-in-wishlist.ts';
import { emptyWishlist } from './wishlist-item.ts';

const mark = (id: string) => ({ productId: id, slug: id, title: id });
const ids = (list: { items: { productId: string }[] }) => list.items.map((item) => item.productId);

it('puts the newest first', () => {
  const first = toggleInWishlist(emptyWishlist, mark('a'), false, 1_000).list;
  expect(ids(toggleInWishlist(first, mark('b'), false, 2_000).list)).toEqual(['b', 'a']);
});

it('gives a product that comes back soon its old place', () => {
  let list = emptyWishlist;
  for (const [index, id] of ['c', 'd', 'e'].entries())
    list = toggleInWishlist(list, mark(id), false, index).list;
  list = toggleInWishlist(list, mark('d'), false, 10).list;
  expect(ids(toggleInWishlist(list, mark('d'), false, 5_000).list)).toEqual(['e', 'd', 'c']);
  expect(ids(toggleInWishlist(list, mark('d'), false, 90_000).list)).toEqual(['d', 'e', 'c']);
});
