import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

/* What shoppers type, and what the shop says when it shows something else. From suggestions to results: journeys/find. */

const namespace = 'catalog';
const corrected = { en: ['perl', 'pearl', /pearl/i], ar: ['فستاان', 'فستان', /فستان/] } as const;
const someWords = {
  en: ['samsung phone', 'samsung', /noqta/i],
  ar: ['فستان ألماس', 'ألماس', /فستان/],
} as const;
const elsewhere = { en: 'abaya', ar: 'عباية' } as const;

test('a mistyped word, words that no product has together and what the shop does not have are each answered by the next best, in words', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const main = page.getByRole('main');
  const search = (words: string) => page.goto(at(`/search?searchText=${encodeURIComponent(words)}`));

  const [typed, meant, named] = corrected[locale];
  await search(typed);
  await expect(main.getByText(texts(namespace, 'search.corrected', { corrected: meant }))).toBeVisible();
  await expect(products(page).first()).toContainText(named);
  await main.getByRole('link', { name: texts(namespace, 'search.exactly', { query: typed }) }).click();
  await expect(page).toHaveURL(/[?&]exact=1/);
  await expect(main.getByText(texts(namespace, 'search.none.title', { query: typed }))).toBeVisible();
  await expect(products(page).first()).toBeVisible();
  await expect(main.getByText(texts(namespace, 'search.corrected', { corrected: meant }))).toHaveCount(0);

  const [words, leftOut, some] = someWords[locale];
  await search(words);
  const quoted = texts(namespace, 'search.quoted', { word: leftOut });
  await expect(main.getByText(texts(namespace, 'search.leftOut', { words: quoted }))).toBeVisible();
  await expect(products(page).first()).toContainText(some);

  await search(elsewhere[locale]);
  await expect(
    main.getByText(texts(namespace, 'search.none.title', { query: elsewhere[locale] })),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: texts(namespace, 'bestSellers.title') })).toBeVisible();
  const departments = main.getByRole('navigation', { name: texts(namespace, 'search.none.departments') });
  await departments.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/category\/clothing$/);
});

test('what a phone suggests stands on its screen, from edge to edge of the field', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(at('/about'));
    await expectHydrated(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts('shell', 'header.search'), exact: true })
      .click();
    const search = page.getByRole('dialog').getByRole('search');
    await search.getByLabel(texts('shell', 'header.searchLabel')).click();
    const field = search.getByRole('combobox', { name: texts(namespace, 'suggestions.field') });
    await field.fill({ en: 'ring', ar: 'خاتم' }[locale]);
    const list = page.getByRole('listbox', { name: texts(namespace, 'suggestions.label') });
    await expect(list.getByRole('option').first()).toBeVisible();
    const [left, right] = await list.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [box.left, box.right];
    });
    expect(left, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test(
  'the search of the header keeps its words and its department when the page is loaded again',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts, locale } = shop;
    const word = { en: 'ring', ar: 'خاتم' }[locale];
    await page.goto(at(`/search?searchText=${encodeURIComponent(word)}&productType=jewelry`));
    const field = page.getByRole('banner').getByLabel(texts('shell', 'header.searchLabel'));
    await expect(field).toHaveValue(word);
    await page.reload();
    await expect(field).toHaveValue(word);
  },
);

test(
  'a list is narrowed by colour and stars, and each filter says how many it leaves',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts, locale } = shop;
    await page.goto(at('/category/clothing'));
    const filters = page.getByRole('main').getByRole('region', { name: texts(namespace, 'filters.title') });
    await filters.getByText({ en: 'Color', ar: 'اللون' }[locale], { exact: true }).click();
    const wine = filters.getByRole('link', { name: { en: /^Wine/, ar: /^نبيتي/ }[locale] });
    await wine.click();
    await expect(page).toHaveURL(/[?&]options=108/);
    await expect(products(page)).toHaveCount(1);
    await page.reload();
    await expect(products(page)).toHaveCount(1);
    await expect(wine).toHaveAttribute('aria-current', 'true');
    await wine.click();
    await expect(page).not.toHaveURL(/options/);
    await filters.getByRole('heading', { name: texts(namespace, 'filters.rating'), exact: true }).click();
    await filters.getByRole('link', { name: texts(namespace, 'filters.ratingFrom', { count: 4 }) }).click();
    await expect(page).toHaveURL(/[?&]rating=4/);
    await expect(filters.getByText(/^0$/)).toHaveCount(0);
  },
);

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
