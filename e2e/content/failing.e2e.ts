import { expectHydrated, inFooter } from '../steps/browse.ts';
import { withoutPageData } from '../steps/without-page-data.ts';
import { expect, test } from '../support/shop-test.ts';

/* The pages of the shop's words when there are none, or when they do not come. */

test('a list without articles or coupons says so and leads on', async ({ page, shop }) => {
  const { at, texts } = shop;
  const main = page.getByRole('main');
  for (const path of ['/blog', '/blog-grid', '/blog-list']) {
    await page.goto(at(`${path}?search=no-such-words`));
    await expect(main.getByText(texts('content', 'blog.none'))).toBeVisible();
  }
  await main.getByRole('link', { name: texts('content', 'blog.all') }).click();
  await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/blog-list')}$`));

  await withoutPageData(page);
  await page.route('**/api/coupons?*', (route) => route.fulfill({ json: { success: true, data: [] } }));
  await inFooter(page, shop, '/coupons').click();
  await expect(main.getByText(texts('content', 'coupons.none'))).toBeVisible();
  await expect(main.getByRole('link', { name: texts('content', 'coupons.toSale') })).toBeVisible();
});

test('coupons, a content page, the blog and an article that do not come can be asked for again', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/status of 503/);
  const { at, texts } = shop;
  await withoutPageData(page);
  await page.goto(at('/blog-details/caring-for-pearls'));
  await expectHydrated(page);
  const panel = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.data.title') });
  const retry = page.getByRole('main').getByRole('button', { name: texts('shell', 'unavailable.retry') });
  const isContent = /\/api\/(coupons|page\/|posts)/;
  const article = page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).getByRole('link');
  const places = [
    { link: inFooter(page, shop, '/coupons'), title: texts('content', 'coupons.title') },
    { link: inFooter(page, shop, '/page/returns', 'footer.account') },
    { link: inFooter(page, shop, '/blog'), title: texts('content', 'blog.title') },
    { link: article },
  ];
  for (const { link, title } of places) {
    await page.route(isContent, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: '' } }),
    );
    await link.click();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(isContent);
    await retry.click();
    const heading = page.getByRole('heading', { level: 1, ...(title && { name: title }) });
    await expect(panel).toHaveCount(0);
    await expect(heading).toBeVisible();
    await expect(heading).toBeFocused();
  }
});
