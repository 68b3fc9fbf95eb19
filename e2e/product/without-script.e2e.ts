import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { findProduct, withoutPictures } from './details.ts';
import { listProducts } from '../support/products.ts';

/* What readers without scripts, search engines and messengers get: the server's HTML. */

test.use({ javaScriptEnabled: false });

test('the shop can be read and followed link by link with JavaScript off, from the home to a product and into the other language', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  const name = product?.name ?? '';
  const home = await (await page.goto(at('/')))?.text();
  expect(home).toMatch(
    new RegExp(`^<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`),
  );
  expect(home).toContain('KWD');
  await page
    .getByRole('navigation', { name: texts('shell', 'footer.menu') })
    .getByRole('link', { name: texts('departments', '/category/electronics'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/category/electronics')}$`));
  await expect(page.getByRole('main').getByText('KWD').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').getByText('KWD').first()).toBeVisible();
  const other = locale === 'ar' ? 'English' : 'العربية';
  await page.getByRole('link', { name: other }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar');
  await expect(page).toHaveURL(new RegExp(`/product-details/${product?.slug}`));
});

test('search engines read name, price, availability, rating and the way to a product in the HTML', async ({
  page,
  shop,
  baseURL,
}) => {
  const { locale, at } = shop;
  const rated = await findProduct(locale, ({ reviews_count, current_stock }) => {
    return reviews_count > 0 && current_stock > 0;
  });
  await withoutPictures(page);
  await page.goto(at(`/product-details/${rated.slug}?variant=none&utm_source=x`));
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  const address = (language: string) => `${baseURL}/${language}/product-details/${rated.slug}`;

  await expect(page).toHaveTitle(new RegExp(`^${rated.name.replaceAll(/[()]/g, '.')}`));
  expect((await attribute('meta[name=description]', 'content'))?.length).toBeGreaterThan(40);
  expect(await attribute('link[rel=canonical]', 'href')).toBe(address(locale));
  for (const [hreflang, language] of [
    ['ar', 'ar'],
    ['en', 'en'],
    ['x-default', 'en'],
  ] as const)
    expect(await attribute(`link[hreflang="${hreflang}"]`, 'href')).toBe(address(language));
  expect(await attribute('meta[property="og:title"]', 'content')).toBe(rated.name);
  expect(await attribute('meta[property="og:url"]', 'content')).toBe(address(locale));
  expect(await attribute('meta[property="og:image"]', 'content')).toMatch(/^http:.*\/api\/media\//);

  const [product, trail] = await dataOf(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: rated.name,
    offers: {
      priceCurrency: 'KWD',
      price: expect.stringMatching(/^\d+\.\d{3}$/),
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { reviewCount: rated.reviews_count },
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });

  const unrated = await findProduct(locale, ({ reviews_count }) => reviews_count === 0);
  await page.goto(at(`/product-details/${unrated.slug}`));
  expect((await dataOf(page))[0]).not.toHaveProperty('aggregateRating');

  await page.goto(at('/'));
  const home = await dataOf(page);
  expect(home.map((one) => one['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
  const site = home.find((one) => one['@type'] === 'WebSite') as {
    potentialAction: { target: { urlTemplate: string } };
  };
  const { urlTemplate } = site.potentialAction.target;
  const search = await page.request.get(urlTemplate.replace('{search_term_string}', 'pearl'));
  expect(search.status()).toBe(200);
});

async function dataOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}
