import { listProducts } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

test.use({ javaScriptEnabled: false });

test('home, category and product pages carry their products in the HTML, in the right language and direction', async ({
  request,
  shop,
}) => {
  const { at, locale } = shop;
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  const pages = [at('/'), at('/category/electronics'), at(`/product-details/${product?.slug}`)];
  for (const address of pages) {
    const answer = await request.get(address);
    const html = await answer.text();
    expect(answer.status()).toBe(200);
    expect(html).toMatch(
      new RegExp(`^<!doctype html><html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`),
    );
    expect(html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")).toContain(
      address === at('/') ? 'KWD' : product?.name,
    );
    expect(html).toContain('KWD');
  }
});

test('the shop can be read and followed link by link with JavaScript off', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  await page.goto(at('/'));
  await page
    .getByRole('navigation', { name: texts('shell', 'footer.menu') })
    .getByRole('link', { name: texts('departments', '/category/electronics'), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/category/electronics')}$`));
  const [product] = await listProducts(locale, { category_id: '1', per_page: '9' });
  await page
    .getByRole('main')
    .getByRole('link', { name: product?.name ?? '', exact: true })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product?.name ?? '');
  await expect(page.getByRole('main').getByText('KWD').first()).toBeVisible();
  const other = locale === 'ar' ? 'English' : 'العربية';
  await page.getByRole('link', { name: other }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', locale === 'ar' ? 'en' : 'ar');
  await expect(page).toHaveURL(new RegExp(`/product-details/${product?.slug}`));
});
