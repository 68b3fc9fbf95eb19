import { readSearchScore } from '@dana/sample-shop/search-check';
import { expect, it } from 'vitest';
import { apiOfSuite } from '../../testing/api-of-suite.ts';
import { checkSearch } from './check-search.ts';

const checkLimitMs = 120_000;
const api = apiOfSuite();

it(
  'finds what shoppers look for as often as is recorded, in at least 120 queries and 95 of 100',
  async () => {
    const judged = await checkSearch(api);
    const wrong = judged.filter(({ fault }) => fault !== null);
    const { right, of } = readSearchScore();
    expect(judged.length).toBe(of);
    expect(of).toBeGreaterThanOrEqual(120);
    expect(right / of).toBeGreaterThanOrEqual(0.95);
    // Listed, so that a drop says what is found no more.
    expect(wrong.length > of - right ? wrong : []).toEqual([]);
  },
  checkLimitMs,
);
