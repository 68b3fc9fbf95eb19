import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { countBy } from './count-priced.ts';
import { readCounts } from './listing-cells.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('counts within a price range are the same, whichever side of it is counted', async () => {
  const everything = await readCounts(api.db);
  const some = everything.filter((_, index) => index % 3 === 0);
  const prices = await api.db.selectFrom('products').select('price_minor').orderBy('price_minor').execute();
  const ends = [0, 1, 10, 25, 39].map((place) => prices[place]?.price_minor ?? 0);
  for (const from of ends)
    for (const to of [...ends, 10_000_000].filter((end) => end >= from)) {
      const expected = prices.filter(({ price_minor: price }) => price >= from && price <= to).length;
      for (const [counts, cells] of [
        [everything, null],
        [some, some.map(({ cell }) => cell.id)],
      ] as const) {
        const range: [number, number] = [from, to];
        const inside = await countBy('what lies within', api.db, [...counts], cells && [...cells], range);
        const outside = await countBy('what lies outside', api.db, [...counts], cells && [...cells], range);
        expect(outside).toEqual(inside);
        if (!cells) expect(inside.reduce((sum, { count }) => sum + count, 0)).toBe(expected);
      }
    }
});
