import { expect, test } from '../support/shop-test.ts';

test('a reader changes the look of the blog, turns its page, opens an article and comes back to the same place', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/blog-grid'));
  await page
    .getByRole('navigation', { name: texts('content', 'blog.views') })
    .getByRole('link', { name: texts('content', 'blog.view.list') })
    .click();
  await page
    .getByRole('navigation', { name: texts('content', 'blog.pages') })
    .getByRole('link', { name: texts('content', 'blog.next') })
    .click();
  await expect(page).toHaveURL(/view=list&page=2$/);
  // The second of two pages: until it is there the first one stays.
  const shown = texts('content', 'blog.shown', { first: 7, last: 8, count: 8 });
  await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible();
  const title = page.getByRole('heading', { level: 3 }).first();
  const name = (await title.textContent()) ?? '';
  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/view=list&page=2$/);
  await expect(page.getByRole('heading', { level: 3, name }).first()).toBeVisible();
});
