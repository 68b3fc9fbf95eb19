import { expect, test } from '../support/shop-test.ts';
import { findProduct, withoutPictures } from './details.ts';

/* What search engines and messengers read in the server's HTML, before any script. */

test.use({ javaScriptEnabled: false });

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
});

async function dataOf(page: import('@playwright/test').Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
}
