import { expect, it } from 'vitest';
import { inCurrency, readListing, writeListing } from './listing-state.ts';

const rates = { KWD: 1, USD: 3.25, AED: 11.94 };
const read = (search: string) => readListing(new URLSearchParams(search));
const shownIn = (currency: string, search: string) => writeListing(inCurrency(read(search), currency, rates));

it.each([
  ['USD', '?minPrice=50&maxPrice=100', '?minPrice=162.5&maxPrice=325&currency=USD'],
  ['KWD', '?minPrice=162.5&maxPrice=325&currency=USD', '?minPrice=50&maxPrice=100'],
  ['AED', '?minPrice=3.25&maxPrice=325&currency=USD', '?minPrice=11.94&maxPrice=1194&currency=AED'],
  ['KWD', '?minPrice=50&maxPrice=100&currency=kwd', '?minPrice=50&maxPrice=100'],
  [
    'USD',
    '?category=rings&minPrice=50&maxPrice=100&page=2',
    '?category=rings&minPrice=162.5&maxPrice=325&currency=USD&page=2',
  ],
])('in %s the prices of %s are those of %s', (currency, search, shown) => {
  expect(shownIn(currency, search)).toBe(shown);
});

it('keeps no prices that mean nothing here, and no currency where there are no prices', () => {
  expect(shownIn('KWD', '?minPrice=50&maxPrice=100&currency=XXX&sort=on-sale')).toBe('?sort=on-sale');
  expect(shownIn('USD', '?currency=USD&category=rings')).toBe('?category=rings');
  expect(shownIn('USD', '?minPrice=50&currency=USD')).toBe('');
});
