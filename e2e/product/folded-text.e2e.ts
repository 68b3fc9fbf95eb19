import { expectHydrated } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';
import { detailsOf, findProduct } from './details.ts';

/* Of a long description the first sentences are shown; the rest is hidden from everyone until somebody asks for it. */

test('a folded description ends at a sentence, and nobody meets its rest: not the eye, a reader or the keyboard', async ({
  page,
  shop,
}) => {
  const { main, button } = detailsOf(page, shop);
  const product = await findProduct(shop.locale, () => true);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  const toggle = button('description.more');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  const rest = main.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  const beginning = rest.locator('xpath=preceding-sibling::*');
  await expect(beginning).toHaveText(/[^.][.!?؟]$/);
  const last = ((await rest.locator('p, li').last().textContent()) ?? '').trim();
  expect(last.length).toBeGreaterThan(0);
  expect(await rest.ariaSnapshot()).toBe('');
  expect(await main.ariaSnapshot()).not.toContain(last);
  // Nor does anything below say it again.
  await expect(main.getByText(last, { exact: true })).toHaveCount(1);

  await toggle.click();
  await expect(button('description.less')).toHaveAttribute('aria-expanded', 'true');
  await expect(rest.getByText(last, { exact: true })).toBeVisible();
  expect(await main.ariaSnapshot()).toContain(last);
});

test('a search in the page opens what it finds in the rest of a description', async ({ page, shop }) => {
  const { main, button } = detailsOf(page, shop);
  const product = await findProduct(shop.locale, () => true);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  const toggle = button('description.more');
  const rest = main.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
  // The browser tells it so before it scrolls there.
  await rest.evaluate((element) => element.dispatchEvent(new Event('beforematch')));
  await expect(button('description.less')).toHaveAttribute('aria-expanded', 'true');
  await expect(rest.locator('p, li').last()).toBeVisible();
});
