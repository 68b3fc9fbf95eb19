import { products } from '../steps/listing.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

/* From the field in the header to what was looked for, however it is spelt. */

const namespace = 'catalog';
/** Arabic words in either language of the page, and English ones with a letter missing. */
const searches = ['سماعات', 'headphons'];
const headphones = { en: /headphone/i, ar: /سماع/ };

test('headphones are found by an Arabic word and by a misspelt English one, from suggestions to results', async ({
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
});

test(
  'a field that was turned to before its scripts came suggests as soon as they are there',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/main\.[^/]*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(at('/about'), { waitUntil: 'domcontentloaded' });
    const header = page.getByRole('banner');
    await header.getByRole('search').getByLabel(texts('shell', 'header.searchLabel')).fill('headph');
    scripts.resolve();
    const field = header.getByRole('combobox', { name: texts(namespace, 'suggestions.field') });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('headph');
    await expect(header.getByRole('option').first()).toBeVisible();
  },
);

test(
  'the plain form searches before any script, and a search for nothing we have helps on',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    await page.goto(at(`/search?searchText=${encodeURIComponent('<b>zzzqq</b>')}&productType=jewelry`));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText('<b>zzzqq</b>');
    await expect(page.getByText(texts(namespace, 'search.none.spelling'))).toBeVisible();
    await page.getByRole('button', { name: texts(namespace, 'search.none.everywhere') }).click();
    await expect(page).not.toHaveURL(/productType/);
    expect((await page.goto(at(`/search?searchText=${'a'.repeat(10_000)}`)))?.status()).toBe(200);
    await expect(title).toBeVisible();
  },
);
