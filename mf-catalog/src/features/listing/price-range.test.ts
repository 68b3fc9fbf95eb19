import { expect, it } from 'vitest';
import { endsAround, priceRangeKey, rangeFilter, rememberRange, shownRange } from './price-range.ts';

const ends = { min: 4, max: 320 };

it('keeps the ends of the first answer while filters change what is found', () => {
  const first = rememberRange(undefined, 'a', { min_price: 4.5, max_price: 319.2 });
  expect(first).toEqual({ key: 'a', min: 4.5, max: 319.2 });
  expect(rememberRange(first, 'a', { min_price: 20, max_price: 30 })).toBe(first);
});

it('takes new ends for another category, language or currency', () => {
  const first = rememberRange(undefined, priceRangeKey(['rings', undefined, 'en']), {
    min_price: 4,
    max_price: 320,
  });
  const second = rememberRange(first, priceRangeKey([undefined, undefined, 'en']), {
    min_price: 1,
    max_price: 9,
  });
  expect(second).toMatchObject({ min: 1, max: 9 });
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
