import { expect, it } from 'vitest';
import { stallLimitMs } from './answer-page.ts';

it('waits as long as the shop does before it calls something failed, and longer on a slow line', () => {
  expect([stallLimitMs(), stallLimitMs(150), stallLimitMs(2_000), stallLimitMs(60_000)]).toEqual([
    8_000, 9_500, 20_000, 20_000,
  ]);
});
