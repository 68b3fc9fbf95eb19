import { readSearchScore, searchLists } from '@dana/sample-shop/search-check';
import { expect, it } from 'vitest';
import { shopOfSuite } from '../../testing/shop-of-suite.ts';
import { checkSearch } from './check-search.ts';

const checkLimitMs = 120_000;
const { api } = shopOfSuite();

it.each(searchLists)(
  'finds what shoppers look for as often as is recorded, in at least 120 queries: %s',
  async (list) => {
    const judged = await checkSearch(api, list);
    const wrong = judged.filter(({ fault }) => fault !== null);
    const { right, of } = readSearchScore(list);
    expect(judged.length).toBe(of);
    expect(of).toBeGreaterThanOrEqual(120);
    // Listed, so that a drop says what is found no more.
    expect(wrong.length > of - right ? wrong : []).toEqual([]);
  },
  checkLimitMs,
);
