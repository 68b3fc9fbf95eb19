import { expectHydrated } from '../steps/browse.ts';
import { chip, products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* A price filter means the same whatever currency prices are shown in, for whoever opens its address. */

test('a price filter keeps what it found when the currency is changed, and its address means the same to everybody', async ({
  page,
  shop,
  browser,
}) => {
  const { at, texts } = shop;
  const names = () => products(page).getByRole('heading').allTextContents();
  const banner = page.getByRole('banner');
  const choose = async (from: string, to: string) => {
    await expectHydrated(page);
    await banner.getByRole('button', { name: texts('shell', 'header.currency', { code: from }) }).click();
    const list = banner.getByRole('list', { name: texts('shell', 'header.currencies') });
    await list.getByRole('button', { name: new RegExp(to) }).click();
    await expect(products(page).first()).toContainText(to);
  };

  await page.goto(at('/shop?minPrice=50&maxPrice=100'));
  await expect(products(page).first()).toContainText('KWD');
  const found = await names();
  expect(found.length).toBeGreaterThan(2);

  await choose('KWD', 'USD');
  await expect(page).toHaveURL(/minPrice=1\d\d(\.\d+)?&maxPrice=3\d\d(\.\d+)?&currency=USD$/);
  expect(await names()).toEqual(found);

  // Who is sent the address sees prices in dinars, and the same products.
  const sent = await browser.newContext();
  const other = await sent.newPage();
  await other.goto(page.url());
  await expect(products(other).first()).toContainText('KWD');
  await expect(other).toHaveURL(/\?minPrice=(50|49\.99\d*|50\.00\d*)&maxPrice=(100|99\.99\d*|100\.00\d*)$/);
  expect(await products(other).getByRole('heading').allTextContents()).toEqual(found);
  await sent.close();

  // A filter taken away takes the currency of the address along.
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('catalog', 'filters.resetPrice') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
  await expect(chip(page, shop, texts('catalog', 'chips.onSale'))).toHaveCount(0);
});
