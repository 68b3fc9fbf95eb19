import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* Every shop on the one listing engine: it shows products, says when none are left and how to go on, by the keyboard. */

const namespace = 'catalog';
const shops = [
  ...['/shop', '/shop-right-sidebar', '/shop-no-sidebar', '/shop-list', '/shop-full-width', '/shop-1600'],
  ...['/shop-filter-dropdown', '/shop-filter-offcanvas', '/shop-load-more'],
  ...['/category/electronics', '/brand/safwani', '/search?searchText=pearl'],
];

test('each shop says when nothing matches, names the filter, and shows its products again on request', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  const { at, texts } = shop;
  for (const path of shops) {
    await test.step(`in ${path}`, async () => {
      // No product of the sample costs between one and two.
      const query = `${path.includes('?') ? '&' : '?'}minPrice=1&maxPrice=2`;
      await page.goto(at(path) + query);
      await expect(page.getByText(texts(namespace, 'listing.noMatch.title'))).toBeVisible();
      const reset = page
        .getByRole('main')
        .getByRole('button', { name: texts(namespace, 'filters.reset'), exact: true })
        .last();
      await reset.focus();
      await page.keyboard.press('Enter');
      await expect(products(page).first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${at(path).replaceAll('?', '\\?')}$`));
      await expect(page.getByText(texts(namespace, 'listing.noMatch.title'))).toHaveCount(0);
    });
  }
});
