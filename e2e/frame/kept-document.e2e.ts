import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* Documents that were not made for the one who gets them: kept by the storefront, or by a cache between. */

test('a document that a cache kept of others is shown in the currency that the shopper chose', async ({
  page,
  at,
  context,
  baseURL,
}) => {
  await page.goto(at('/shop'));
  const price = products(page).first();
  await expect(price).not.toContainText('SAR');
  await context.addCookies([{ name: 'currency', value: 'SAR', url: baseURL ?? '' }]);
  // What a cache does that ignores cookies.
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const { cookie: _, ...headers } = await route.request().allHeaders();
    const response = await route.fetch({ headers: { ...headers, cookie: '' } });
    expect(await response.text()).toContain('"currency":"KWD"');
    await route.fulfill({ response });
  });
  await page.goto(at('/shop'));
  await expect(price).toContainText('SAR');
});

test('a page that was kept is hydrated whole, whatever else stands in its address, and hands that on', async ({
  page,
  at,
  shopLocale,
}) => {
  const first = await page.request.get(at('/shop?status=on-sale'));
  const kept = await page.goto(at('/shop?utm_source=mail&status=on-sale'));
  expect(await kept?.text()).toBe(await first.text());
  expect(kept?.headers()['cache-control']).toContain('s-maxage');
  await expect(products(page).first()).toBeVisible();
  await expectHydrated(page);
  const other = shopLocale === 'ar' ? 'English' : 'العربية';
  await page.getByRole('banner').getByRole('link', { name: other, exact: true }).click();
  await expect(page).toHaveURL(/utm_source=mail/);
});
