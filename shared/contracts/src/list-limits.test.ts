import { expect, it } from 'vitest';
import { pagingQuerySchema } from './api/paging.ts';
import { productsQuerySchema } from './api/listing.ts';
import { listPageMax, listPageOf, listPriceOf } from './list-limits.ts';

const extremes = [
  null,
  '',
  '0',
  '-1',
  '2.5',
  '1e3',
  'abc',
  '1000001',
  '٩٩٩٩٩٩٩٩٩',
  '9'.repeat(40),
  '9'.repeat(400),
  ' 7 ',
];

it.each(extremes)(
  'whatever page and price an address names, the API takes what is read of it: %s',
  (text) => {
    const page = listPageOf(text);
    expect(pagingQuerySchema.safeParse({ page: String(page) }).success).toBe(true);
    const price = listPriceOf(text);
    if (price === undefined) return;
    expect(
      productsQuerySchema.safeParse({ price_from: String(price), price_to: String(price) }).success,
    ).toBe(true);
  },
);

it('reads pages in digits of any script, and takes one behind the last possible one for that', () => {
  expect([listPageOf('٣'), listPageOf('1000001'), listPageOf('2.5'), listPageOf(null)]).toEqual([
    3,
    listPageMax,
    1,
    1,
  ]);
});
