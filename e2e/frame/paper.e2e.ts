import { expectHydrated } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { productWithChoices } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* On paper stands what one reads, and nothing that one would have to press. */

test('a product and a list on paper are pictures, words and prices', async ({ page, shop }) => {
  const { slug, name } = await productWithChoices(shop.locale);
  await page.goto(shop.at(`/product-details/${slug}`));
  await expectHydrated(page);
  // Further down a bar with the way to the cart stands over the page.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name }).first()).toBeVisible();
  for (const key of ['purchase.add', 'purchase.buyNow', 'gallery.next'])
    await expect(page.getByRole('button', { name: shop.texts('product', key) })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: shop.texts('product', 'page.related') })).toHaveCount(0);

  await page.goto(shop.at('/shop'));
  await expectHydrated(page);
  await expect(products(page).first().getByRole('heading')).toBeVisible();
  await expect(products(page).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: shop.texts('catalog', 'sort.label') })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: shop.texts('catalog', 'pages.label') })).toHaveCount(0);
});
