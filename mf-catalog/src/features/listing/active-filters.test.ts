import { brandsAnswerSchema } from '@dana/contracts/api/brand';
import { categoriesAnswerSchema } from '@dana/contracts/api/category';
import { expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';
import type { ListingScope } from './listing-query.ts';
import { readListing, writeListing } from './listing-state.ts';

const facets = {
  categories: categoriesAnswerSchema.parse([{ id: 4, name: 'Jewelry', slug: 'jewelry' }]).data,
  brands: brandsAnswerSchema.parse([{ id: 30, name: 'Sadaf', slug: 'sadaf' }]).data,
};
const money = (amount: number) => `KWD ${amount.toFixed(3)}`;

function chips(search: string, scope: ListingScope = { kind: 'shop' }) {
  return activeFilters(readListing(new URLSearchParams(search)), scope, facets, { money });
}

it('has a chip for each filter, with the names that shoppers know', () => {
  const found = chips(
    '?category=4&brand=sadaf&status=on-sale,in-stock&minPrice=5&maxPrice=9.5&searchText=pearl',
  );
  expect(found.map(({ id, values }) => [id, values])).toEqual([
    ['searchText', { text: 'pearl' }],
    ['price', { from: 'KWD 5.000', to: 'KWD 9.500' }],
    ['onSale', {}],
    ['inStock', {}],
    ['category', { name: 'Jewelry' }],
    ['brand', { name: 'Sadaf' }],
  ]);
});

it('names options by what they are of, and stars by their number', () => {
  const attributes = [{ id: '1', name: 'Colour', values: [{ id: '102', name: 'Pearl', count: 3 }] }];
  const state = readListing(new URLSearchParams('?options=102,999&rating=4'));
  const found = activeFilters(state, { kind: 'shop' }, { ...facets, attributes }, { money });
  expect(found.map(({ text, values }) => [text, values])).toEqual([
    ['chips.option', { attribute: 'Colour', name: 'Pearl' }],
    ['chips.tag', { attribute: '', name: '999' }],
    ['filters.ratingFrom', { count: 4 }],
  ]);
  expect(found[0] && writeListing(found[0].without)).toBe('?options=999&rating=4');
});

it('takes away one filter, keeps the others, and goes to the first page', () => {
  const [onSale] = chips('?status=on-sale,in-stock&brand=sadaf&sort=high-to-low&page=3');
  expect(onSale && writeListing(onSale.without)).toBe('?brand=sadaf&status=in-stock&sort=high-to-low');
});

it('shows a name that does not exist as it was written, so that it can be taken away', () => {
  expect(chips('?category=boats')[0]?.values).toEqual({ name: 'boats' });
});

it('has a chip for what contradicts the page, so that it can be taken away', () => {
  expect(chips('?category=headphones', { kind: 'category', slug: 'jewelry' })).toHaveLength(1);
  expect(chips('?brand=other', { kind: 'brand', slug: 'sadaf' })).toHaveLength(1);
});

it('has no chip for what the page itself is about', () => {
  expect(chips('?category=4', { kind: 'category', slug: 'jewelry' })).toEqual([]);
  expect(chips('?brand=sadaf', { kind: 'brand', slug: 'sadaf' })).toEqual([]);
  expect(chips('?searchText=pearl', { kind: 'search' })).toEqual([]);
});
