import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { watchLayoutShift } from '../support/layout-shift.ts';
import { expect, test } from '../support/shop-test.ts';

/* Back brings a listing as it was left. */

const namespace = 'catalog';

test('Back from a product brings all loaded pages and the place on them', async ({ page, shop }) => {
  const { at, texts } = shop;
  const expectStill = await watchLayoutShift(page);
  await page.goto(at('/shop-load-more'));
  // A link that is followed before leads to a new document.
  await expectHydrated(page);
  const more = page.getByRole('link', { name: texts(namespace, 'listing.loadMore') });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(products(page)).toHaveCount(18);
  await expect(products(page).nth(9).getByRole('heading').getByRole('link')).toBeFocused();
  await more.click();
  await expect(products(page)).toHaveCount(27);
  await expect(page).toHaveURL(/\?page=3$/);

  const far = products(page).nth(24).getByRole('heading').getByRole('link');
  const name = await far.textContent();
  await far.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(500);
  await far.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(products(page)).toHaveCount(27);
  await expect(far).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(200);
  await expectStill();
});

test('pages are links that turn by the keyboard; Back turns them back; one behind the last leads to the last', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  const expectStill = await watchLayoutShift(page);
  await page.goto(at('/shop?sort=high-to-low'));
  const first = await products(page).getByRole('heading').allTextContents();
  const next = page.getByRole('link', { name: texts(namespace, 'pages.next') });
  await expect(next).toHaveAttribute('rel', 'next');
  // Before that it is a link as any other, and leads to another document.
  await expectHydrated(page);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=high-to-low&page=2$/);
  await expect(page.locator('#listing-results')).toBeFocused();
  await expect(products(page).first().getByRole('heading')).not.toHaveText(first[0] ?? '');

  const second = await products(page).getByRole('heading').allTextContents();
  await products(page).nth(2).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/product-details/);
  await page.goBack();
  await expect(products(page).getByRole('heading')).toHaveText(second);
  await page.goBack();
  await expect(products(page).getByRole('heading')).toHaveText(first);
  await expectStill();

  await page.goto(at('/shop?page=999&minPrice=90&maxPrice=abc&status=maybe&sort=sideways'));
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}\\?.*page=5$`));
  await expect(products(page).first()).toBeVisible();
});
