import { readSearchScore } from '@dana/sample-shop/search-check';
import { expect, it } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import { checkSearch } from './check-search.ts';
import { judgeAnswer } from './judge-answer.ts';

const checkLimitMs = 120_000;
const [ring, watch, cream, laptop] = ['ring', 'watch', 'cream', 'laptop'];

it(
  'finds what shoppers look for as often as is recorded, in at least 120 queries and 95 of 100',
  async () => {
    const api = await createTestApi();
    try {
      const judged = await checkSearch(api);
      const wrong = judged.filter(({ fault }) => fault !== null);
      const { right, of } = readSearchScore();
      expect(judged.length).toBe(of);
      expect(of).toBeGreaterThanOrEqual(120);
      expect(right / of).toBeGreaterThanOrEqual(0.95);
      // Listed, so that a drop says what is found no more.
      expect(wrong.length > of - right ? wrong : []).toEqual([]);
    } finally {
      await api.close();
    }
  },
  checkLimitMs,
);

it.each([
  [{ first: [ring, watch] }, [watch, ring, cream], null],
  [{ first: [ring, watch] }, [ring, cream, watch], 'begins with ring, cream instead of ring, watch'],
  [
    { among: [ring, watch] },
    [ring, watch, cream, laptop],
    'begins with ring, watch, cream: cream is none of these',
  ],
  [{ among: [ring] }, [], 'finds nothing'],
  [{ only: [] }, [cream], 'finds 1, beginning with cream'],
  [{ first: [ring], never: [cream] }, [ring, cream], 'shows cream'],
  [{ first: [ring], says: 'correction' as const }, [ring], 'says nothing instead of correction'],
])('says what a shopper would find wrong: %j, %j', (expected, slugs, fault) => {
  expect(judgeAnswer({ query: 'x', ...expected }, { slugs, said: null })).toBe(fault);
});
