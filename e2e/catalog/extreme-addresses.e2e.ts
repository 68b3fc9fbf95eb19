import { inOneLanguage } from '../support/one-language.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * Whatever stands in the address of a list, a list is the answer: an address that nobody understands is no outage. Departments, brands
 * and the other arrangements read their address with the same functions (load-listing, the journal's list). Takes longer than 20 seconds,
 * because each of some 560 addresses is a page of its own.
 */

const long = 'x'.repeat(1500);
const values = [
  '',
  '0',
  '-1',
  '2.5',
  '1e9',
  '1000001',
  '9'.repeat(40),
  '%D9%A9%D9%A9%D9%A9',
  'abc',
  'a,b,c',
  long,
  '%00',
  '%FF',
  '%27%22%3C%3E',
  '%F0%9F%92%8D',
  'on-sale,in-stock',
];
const listing = [
  'minPrice',
  'maxPrice',
  'currency',
  'status',
  'category',
  'brand',
  'searchText',
  'productType',
  'exact',
  'tag',
  'options',
  'rating',
  'sort',
  'page',
  'view',
];
const blog = ['page', 'category', 'tag', 'search', 'view'];
const parametersOf: Record<string, string[]> = {
  '/shop': listing,
  '/search': listing,
  '/blog': blog,
};

for (const [list, parameters] of Object.entries(parametersOf))
  test(
    `every parameter of ${list} takes every extreme without an outage`,
    inOneLanguage,
    async ({ request, shop }) => {
      test.setTimeout(120_000);
      const refused: string[] = [];
      for (const parameter of parameters)
        for (const value of values) {
          // Half a price filter is none.
          const other =
            parameter === 'minPrice' ? '&maxPrice=20' : parameter === 'maxPrice' ? '&minPrice=20' : '';
          const address = `${list}?${parameter}=${value}${other}`;
          const answer = await request.get(`${storefrontUrl}${shop.at(address)}`);
          if (answer.status() !== 200) refused.push(`${answer.status()} ${address}`);
        }
      expect(refused).toEqual([]);
    },
  );

test('a page far behind the last one leads to the last one, and prices beyond all to what there is', async ({
  page,
  shop,
}) => {
  await page.goto(shop.at('/shop?page=1000001&sort=on-sale'));
  await expect(page).toHaveURL(/\?sort=on-sale&page=\d$/);
  await expect(products(page).first()).toBeVisible();
  await page.goto(shop.at('/blog?page=1000001'));
  await expect(page).toHaveURL(/\/blog\?page=\d$/);
  await page.goto(shop.at(`/shop?minPrice=0&maxPrice=${'9'.repeat(40)}`));
  await expect(products(page)).toHaveCount(9);
  await page.goto(shop.at('/shop?category=phones&productType=jewelry'));
  const main = page.getByRole('main');
  await expect(main.getByText(shop.texts('catalog', 'listing.noMatch.title'))).toBeVisible();
});
