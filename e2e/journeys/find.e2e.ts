import { chip, products, statusFilter } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* From the field in the header to what was looked for, however it is spelt, and to the few of it that are wanted. */

const namespace = 'catalog';
/** Arabic words in either language of the page, and English ones with a letter missing. */
const searches = ['سماعات', 'headphons'];
const headphones = { en: /headphone/i, ar: /سماع/ };

test('headphones are found by an Arabic word and by a misspelt English one, and narrowed down by filters that the address keeps', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  await page.goto(at('/about'));
  const header = page.getByRole('banner');
  const search = header.getByRole('search');
  await search.getByLabel(texts('shell', 'header.searchLabel')).click();
  const field = search.getByRole('combobox', { name: texts(namespace, 'suggestions.field') });
  await expect(field).toBeFocused();
  for (const words of searches) {
    await field.fill(words);
    const options = header.getByRole('option');
    await expect(options.filter({ hasText: headphones[locale] }).first()).toBeVisible();
    await field.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`searchText=${encodeURIComponent(words)}$`));
    await expect(
      page.getByRole('heading', { level: 1, name: texts(namespace, 'search.title', { query: words }) }),
    ).toBeVisible();
    await expect(products(page).filter({ hasText: headphones[locale] }).first()).toBeVisible();
    await expect(field).toHaveValue(words);
  }
  // What was searched for before is offered when the field is empty.
  await field.fill('');
  await expect(header.getByRole('option')).toHaveText([...searches].reverse());
  await field.press('Escape');
  await expect(header.getByRole('listbox')).toBeHidden();

  await page
    .locator('a[href$="/category/electronics"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${at('/category/electronics')}$`));
  await statusFilter(page, shop, 'inStock').check();
  await expect(chip(page, shop, texts(namespace, 'chips.inStock'))).toBeVisible();
  await statusFilter(page, shop, 'onSale').check();
  await expect(chip(page, shop, texts(namespace, 'chips.onSale'))).toBeVisible();
  await page.getByRole('combobox', { name: texts(namespace, 'sort.label') }).selectOption('low-to-hight');
  const filtered = /\/category\/electronics\?status=on-sale,in-stock&sort=low-to-hight$/;
  await expect(page).toHaveURL(filtered);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const names = await products(page).getByRole('heading').allTextContents();
  const count = await page.getByRole('main').getByRole('status').first().textContent();

  await page.reload();
  await expect(products(page).getByRole('heading')).toHaveText(names);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(count ?? '');
  await chip(page, shop, texts(namespace, 'chips.onSale')).click();
  await expect(page).toHaveURL(/\?status=in-stock&sort=low-to-hight$/);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(chip(page, shop, texts(namespace, 'chips.onSale'))).toBeVisible();

  // Another path is without them.
  await page
    .locator('a[href$="/shop"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
  await expect(chip(page, shop, texts(namespace, 'chips.onSale'))).toHaveCount(0);
});
