import { expectHydrated } from '../steps/browse.ts';
import { newShopper, register } from '../steps/account.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf, findProduct, withoutPictures } from './details.ts';

test('a signed-in shopper reviews a product; stars, words and the new average are shown', async ({
  page,
  shop,
}) => {
  const { texts, at, locale } = shop;
  const t = (key: string, values?: Record<string, string | number>) => texts('product', key, values);
  const product = await findProduct(locale, ({ reviews_count }) => reviews_count > 6);
  const { main, button } = detailsOf(page, shop);
  const reviewsTab = main.getByRole('tab').last();
  const address = at(`/product-details/${product.slug}`);

  await withoutPictures(page);
  await page.goto(address);
  await reviewsTab.click();
  const items = main
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await expect(items).toHaveCount(5);
  await main
    .getByRole('tabpanel')
    .getByRole('button', { name: t('reviews.more'), exact: true })
    .click();
  await expect.poll(() => items.count()).toBeGreaterThan(5);
  await expect(main.getByRole('link', { name: t('writeReview.signIn') })).toHaveAttribute('href', /next=/);

  await register(page, shop, newShopper());
  await page.goto(address);
  await reviewsTab.click();
  await button('writeReview.open').click();
  const form = main.getByRole('form', { name: t('writeReview.label', { name: product.name }) });
  const words = form.getByRole('textbox');
  const send = form.getByRole('button', { name: t('writeReview.send') });
  await send.click();
  await expect(form.getByText(t('validation.rating'))).toBeVisible();
  await expect(form.getByText(t('validation.reviewText'))).toBeVisible();
  await expect(form.getByRole('radio').first()).toBeFocused();

  const text = locale === 'ar' ? 'لؤلؤة بين المنتجات' : 'A pearl among products';
  await form.getByRole('radio', { name: t('rating.choice', { count: 4 }) }).check({ force: true });
  await words.fill(text);
  await page.reload();
  await reviewsTab.click();
  await button('writeReview.continue').click();
  await expect(words).toHaveValue(text);
  await send.click();
  await expect(main.getByText(t('writeReview.sent'))).toBeVisible();
  await expect(items.first()).toContainText(text);
  await expect(reviewsTab).toHaveText(t('information.reviews', { total: product.reviews_count + 1 }));
});

test('an address that names the reviews opens them, and the page begins there', async ({ page, shop }) => {
  const { at, locale } = shop;
  const product = await findProduct(locale, ({ reviews_count }) => reviews_count > 6);
  const { main } = detailsOf(page, shop);
  await withoutPictures(page);
  await page.goto(at(`/product-details/${product.slug}#reviews`));
  await expect(main.getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
  await expect(main.getByRole('tabpanel').last()).toBeInViewport();
});

test('the rating leads to the reviews, as often as it is followed and from whatever choice', async ({
  page,
  shop,
}) => {
  const { texts, at, locale } = shop;
  const product = await findProduct(locale, ({ reviews_count }) => reviews_count > 6);
  const { main } = detailsOf(page, shop);
  const rating = main.getByRole('link', {
    name: texts('product', 'rating.count', { count: product.reviews_count }),
  });
  const tabs = main.getByRole('tab');
  await withoutPictures(page);
  await page.goto(at(`/product-details/${product.slug}?from=a-letter`));
  await expectHydrated(page);
  for (const time of ['first', 'again']) {
    await test.step(`Followed: ${time}.`, async () => {
      await rating.click();
      await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
      await expect(main.getByRole('tabpanel').last()).toBeInViewport();
      await tabs.first().click();
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    });
  }
  await expect(page).toHaveURL(/\?from=a-letter#product-reviews$/);
});
