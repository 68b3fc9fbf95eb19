import { expect, it } from 'vitest';
import type { ProductsQuery } from '#api/products.queries.ts';
import { endsAround, priceRangeKey, rangeFilter, rangeOf, rememberRange, shownRange } from './price-range.ts';

const ends = { min: 4, max: 320 };

it('keeps the ends of the first answer while filters change what is found', () => {
  const first = rememberRange(undefined, 'a', { min_price: 4.5, max_price: 319.2 });
  expect(first).toEqual({ key: 'a', min: 4.5, max: 319.2 });
  expect(rememberRange(first, 'a', { min_price: 20, max_price: 30 })).toBe(first);
});

const searched = { category_id: '4', brand_id: '30', search: 'ring' } as const;

it.each<[string, ProductsQuery]>([
  ['a category', { category_id: '5' }],
  ['a brand', { brand_id: '31' }],
  ['a search', { search: 'gold' }],
  ['exactly that search', { exact: 1 }],
  ['a tag', { tag: 'gift' }],
  ['what is on sale', { sale: 1 }],
  ['what is in stock', { stock: 1 }],
  ['a colour', { options: '7' }],
  ['stars', { rating_from: 4 }],
])('takes new ends for %s', (_, change) => {
  const first = rememberRange(undefined, priceRangeKey(searched, 'KWD'), { min_price: 4, max_price: 320 });
  const key = priceRangeKey({ ...searched, ...change }, 'KWD');
  expect(rememberRange(first, key, { min_price: 1, max_price: 9 })).toMatchObject({ min: 1, max: 9 });
});

it('takes new ends for another currency, and keeps them for another price, order or page', () => {
  const key = priceRangeKey(searched, 'KWD');
  const turned = {
    ...searched,
    price_from: 5,
    price_to: 9,
    page: 2,
    order_by: 'price',
    order_dir: 'asc',
  } as const;
  expect(priceRangeKey(turned, 'KWD')).toBe(key);
  expect(priceRangeKey(searched, 'USD')).not.toBe(key);
});

it('learns the ends later when nothing was found at first', () => {
  const first = rememberRange(undefined, 'a', { min_price: 0, max_price: 0 });
  expect(rememberRange(first, 'a', { min_price: 3, max_price: 8 })).toMatchObject({ min: 3, max: 8 });
});

it('filters by what was chosen, and not at all by the whole range', () => {
  expect(rangeFilter([10, 90], ends)).toEqual({ minPrice: 10, maxPrice: 90 });
  expect(rangeFilter([4, 320], ends)).toEqual({ minPrice: undefined, maxPrice: undefined });
});

it('shows a filter that reaches beyond the range as it is applied', () => {
  const beyond = { minPrice: 1, maxPrice: 900 };
  expect(endsAround(beyond, ends)).toEqual({ min: 1, max: 900 });
  expect(shownRange(beyond, endsAround(beyond, ends))).toEqual([1, 900]);
  expect(endsAround({ minPrice: 10, maxPrice: 90 }, ends)).toEqual(ends);
  expect(shownRange({ minPrice: 10, maxPrice: 90 }, ends)).toEqual([10, 90]);
  expect(shownRange({ minPrice: undefined, maxPrice: undefined }, ends)).toEqual([4, 320]);
});

it('begins at 0 and ends with the highest price it saw where the back end says no prices', () => {
  const none = { total: 12, current_page: 1, per_page: 9, last_page: 2, max_price: 0, min_price: 0 };
  const page = (...prices: number[]) => rangeOf({ meta: none, products: prices.map((price) => ({ price })) });
  const first = rememberRange(undefined, 'a', page(12.5, 64.9));
  expect(first).toEqual({ key: 'a', min: 0, max: 65 });
  expect(rememberRange(first, 'a', page(3))).toBe(first);
  expect(rememberRange(first, 'a', page(80))).toEqual({ key: 'a', min: 0, max: 80 });
  expect(rangeOf({ meta: { ...none, min_price: 4, max_price: 90 }, products: [] })).toMatchObject({
    min_price: 4,
  });
});
