import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';

test(
  'the journal of a phone is articles and what finds more of them; what stands beside them on a desk is not below them',
  inOneLanguage,
  async ({ page, shop }) => {
    const { at, texts } = shop;
    const title = (part: string) =>
      page.getByRole('heading', { level: 2, name: texts('content', `sidebar.${part}`), exact: true });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(at('/blog'));
    await expect(title('latest')).toBeVisible();
    await expect(title('tags')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(title('latest')).toBeHidden();
    await expect(title('tags')).toBeHidden();
    await expect(title('categories')).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('search', { name: texts('content', 'sidebar.search') }),
    ).toBeVisible();

    await page.goto(at('/blog-details'));
    await expect(title('categories')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(title('categories')).toBeVisible();
  },
);
