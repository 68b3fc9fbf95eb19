import { expect, it } from 'vitest';
import { readListing } from './listing-state.ts';
import { shopWords } from './shop-words.ts';

it.each([
  ['', 'shop.title'],
  ['?status=on-sale&page=2', 'shop.offers'],
  ['?sort=new-added&view=list', 'shop.new'],
  ['?status=on-sale,in-stock', 'shop.title'],
  ['?status=on-sale&brand=sadaf', 'shop.title'],
])('calls the shop what the menu calls it: %s', (search, title) => {
  expect(shopWords(readListing(new URLSearchParams(search))).title).toBe(title);
});
