import { storefrontUrl } from '../support/shared-shop.ts';
import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* Whatever stands in the address of a list, a list is the answer: an address that nobody understands is no outage. */

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
const parameters = [
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
const lists = ['/shop', '/shop-load-more', '/category/rings', '/brand/lulwaya', '/search'];

test('every parameter of a list takes every extreme without an outage', async ({ request, shop }) => {
  const refused: string[] = [];
  for (const parameter of parameters)
    for (const value of values) {
      const list = lists[(parameters.indexOf(parameter) + values.indexOf(value)) % lists.length] ?? '/shop';
      // Half a price filter is none.
      const other =
        parameter === 'minPrice' ? '&maxPrice=20' : parameter === 'maxPrice' ? '&minPrice=20' : '';
      const address = `${list}?${parameter}=${value}${other}`;
      const answer = await request.get(`${storefrontUrl}${shop.at(address)}`);
      if (answer.status() !== 200) refused.push(`${answer.status()} ${address}`);
    }
  expect(refused).toEqual([]);
});

test('a page far behind the last one leads to the last one, and prices beyond all to what there is', async ({
  page,
  shop,
}) => {
  await page.goto(shop.at('/shop?page=1000001&sort=on-sale'));
  await expect(page).toHaveURL(/\?sort=on-sale&page=\d$/);
  await expect(products(page).first()).toBeVisible();
  await page.goto(shop.at(`/shop?minPrice=0&maxPrice=${'9'.repeat(40)}`));
  await expect(products(page)).toHaveCount(9);
  await page.goto(shop.at('/shop?category=phones&productType=jewelry'));
  const main = page.getByRole('main');
  await expect(main.getByText(shop.texts('catalog', 'listing.noMatch.title'))).toBeVisible();
});
