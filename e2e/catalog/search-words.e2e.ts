import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* What shoppers type, and what the shop says when it shows something else. */

const namespace = 'catalog';
const corrected = { en: ['perl', 'pearl', /pearl/i], ar: ['فستاان', 'فستان', /فستان/] } as const;
const some = { en: ['samsung phone', /noqta/i], ar: ['فستان مخمل', /فستان/] } as const;
const elsewhere = { en: 'abaya', ar: 'عباية' } as const;

test('a mistyped word is shown as another one and says so, with the way to exactly that word', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const [typed, meant, named] = corrected[locale];
  await page.goto(at(`/search?searchText=${encodeURIComponent(typed)}`));
  const main = page.getByRole('main');
  await expect(main.getByText(texts(namespace, 'search.corrected', { corrected: meant }))).toBeVisible();
  await expect(products(page).first()).toContainText(named);
  await main.getByRole('link', { name: texts(namespace, 'search.exactly', { query: typed }) }).click();
  await expect(page).toHaveURL(/[?&]exact=1/);
  await expect(products(page).first()).toBeVisible();
  await expect(main.getByText(texts(namespace, 'search.corrected', { corrected: meant }))).toHaveCount(0);
  await expect(main.getByText(texts(namespace, 'search.none.title', { query: typed }))).toBeVisible();
});

test('words that no product has together show what has most of them, and say so', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  const [typed, named] = some[locale];
  await page.goto(at(`/search?searchText=${encodeURIComponent(typed)}`));
  await expect(page.getByRole('main').getByText(texts(namespace, 'search.someWords'))).toBeVisible();
  await expect(products(page).first()).toContainText(named);
});

test('what the shop does not have leads to the nearest department and to best sellers', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  await page.goto(at(`/search?searchText=${encodeURIComponent(elsewhere[locale])}`));
  const main = page.getByRole('main');
  await expect(
    main.getByText(texts(namespace, 'search.none.title', { query: elsewhere[locale] })),
  ).toBeVisible();
  await expect(main.getByRole('heading', { name: texts(namespace, 'bestSellers.title') })).toBeVisible();
  const departments = main.getByRole('navigation', { name: texts(namespace, 'search.none.departments') });
  await departments.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/category\/clothing$/);
});

test('the search of the header keeps its words and its department when the page is loaded again', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const word = { en: 'ring', ar: 'خاتم' }[locale];
  await page.goto(at(`/search?searchText=${encodeURIComponent(word)}&productType=jewelry`));
  const field = page.getByRole('banner').getByLabel(texts('shell', 'header.searchLabel'));
  await expect(field).toHaveValue(word);
  await page.reload();
  await expect(field).toHaveValue(word);
});

test('a list is narrowed by colour and stars, and each filter says how many it leaves', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  await page.goto(at('/category/clothing'));
  const filters = page.getByRole('main').getByRole('region', { name: texts(namespace, 'filters.title') });
  await filters.getByText({ en: 'Colour', ar: 'اللون' }[locale], { exact: true }).click();
  const wine = filters.getByRole('link', { name: { en: /^Wine/, ar: /^النبيتي/ }[locale] });
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
});
