import { describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { countBy } from './list-all.ts';
import { findProducts } from './find-products.ts';
import { readCounts } from './facet-buckets.ts';
import type { ProductFilters } from './product-request.ts';

const dinar = { code: 'KWD', rate: '1' };
const limit = 6;
const perPage = 3;

const { api } = shopOfSuite();

async function page(filters: ProductFilters, number: number, countedTo?: number) {
  const paging = { page: number, perPage, offset: (number - 1) * perPage };
  const { rows, ...about } = await findProducts(api.db, filters, paging, dinar, countedTo);
  return { ids: rows.map(({ id }) => id), ...about };
}

describe('a list that is longer than is counted', () => {
  it.each<[string, ProductFilters]>([
    ['a search', { search: 'gift' }],
    ['a search by price', { search: 'gift', order_by: 'price', order_dir: 'asc' }],
    ['a search in stock', { search: 'gift', stock: '1' }],
    ['a search within prices', { search: 'gift', price_from: 10, price_to: 90 }],
    ['a search for how words begin', { search: 'fo' }],
    ['what many rate well', { rating_from: 4 }],
    ['a tag', { tag: 'Gift' }],
  ])(
    'has the same pages as one that is counted to its end, and says that there are more: %s',
    async (_, filters) => {
      for (const number of [1, 2]) {
        const whole = await page(filters, number);
        const counted = await page(filters, number, limit);
        expect(counted.ids).toEqual(whole.ids);
        expect([whole.isMore, counted.isMore]).toEqual([false, true]);
        expect(whole.total).toBeGreaterThan(limit);
        expect(counted.total).toBe(limit);
      }
      expect((await page(filters, 3, limit)).ids).toEqual([]);
    },
  );

  it('knows at least so many beside each filter, and never more than there are', async () => {
    const whole = await page({ search: 'gift' }, 1);
    const counted = await page({ search: 'gift' }, 1, limit);
    expect([whole.facets.isPartial, counted.facets.isPartial]).toEqual([false, true]);
    expect(counted.facets.brands.length).toBeGreaterThan(0);
    for (const { id, count } of counted.facets.brands)
      expect(count).toBeLessThanOrEqual(whole.facets.brands.find((brand) => brand.id === id)?.count ?? 0);
    expect(counted.minPriceFils).toBeLessThanOrEqual(whole.minPriceFils);
    expect(counted.maxPriceFils).toBeGreaterThanOrEqual(whole.maxPriceFils);
  });
});

describe('what a list can be narrowed to', () => {
  const named = (found: Awaited<ReturnType<typeof page>>) =>
    Object.fromEntries(found.facets.options.map(({ name, id, count }) => [name.en, { id, count }]));

  it('is counted by size, colour and stars under the other filters, and never to nothing', async () => {
    const dresses = await page({ search: 'dress' }, 1);
    const one = { count: 1 };
    expect(named(dresses)).toMatchObject({ Sea: one, Blush: one, Wine: one, M: one });
    const { Sea, Wine } = named(dresses);
    const blue = await page({ search: 'dress', options: String(Sea?.id) }, 1);
    expect(blue.ids).toEqual([16]);
    expect(named(blue)).toMatchObject({ Wine: { count: 1 }, M: { count: 1 } });
    expect(blue.facets.ratings).toEqual([{ stars: 4, count: 1 }]);
    const either = await page({ search: 'dress', options: `${Sea?.id},${Wine?.id}` }, 1);
    expect(either.total).toBe(2);
    // The dress of this colour has no such size.
    expect(named(await page({ search: 'dress', options: String(Wine?.id) }, 1))).not.toHaveProperty('M');
    expect((await page({ search: 'dress', options: '99999' }, 1)).total).toBe(0);
  });

  it('is counted the same within a price range, whichever side of it is counted', async () => {
    const everything = await readCounts(api.db);
    const some = everything.filter((_, index) => index % 3 === 0);
    const prices = await api.db.selectFrom('products').select('price_minor').orderBy('price_minor').execute();
    const ends = [0, 1, 10, 25, 39].map((place) => prices[place]?.price_minor ?? 0);
    for (const from of ends)
      for (const to of [...ends, 10_000_000].filter((end) => end >= from)) {
        const expected = prices.filter(({ price_minor: price }) => price >= from && price <= to).length;
        for (const [counts, buckets] of [
          [everything, null],
          [some, some.map(({ bucket }) => bucket.id)],
        ] as const) {
          const count = (way: 'what lies within' | 'what lies outside') =>
            countBy(way, api.db, [...counts], buckets && [...buckets], [from, to]);
          const [inside, outside] = [await count('what lies within'), await count('what lies outside')];
          expect(outside).toEqual(inside);
          if (!buckets) expect(inside.reduce((sum, { count }) => sum + count, 0)).toBe(expected);
        }
      }
  });
});
