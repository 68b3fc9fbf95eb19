import type { Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { productsToBuy } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What a press shows before the shop has answered it, and what becomes of that. */

const namespace = 'cart-checkout';

/** A product's page and another tab of the same shopper, at rest: what the first press needs has come ahead. */
async function openProduct(page: Page, { at, locale }: ShopContext) {
  const [product] = await productsToBuy(locale, 7, 1);
  const otherTab = await page.context().newPage();
  await otherTab.goto(at('/about'));
  await expectHydrated(otherTab);
  await page.goto(at(`/product-details/${product!.slug}`));
  await expectHydrated(page);
  await networkAtRest(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  return { otherTab, title };
}

/** Keeps what is put into the cart from its answer. @returns what lets it go, as the shop answers it or with an answer of its own. */
async function holdBack(page: Page) {
  const { promise, resolve } = Promise.withResolvers<{ status: number; json: object } | undefined>();
  await page.route(/\/api\/carts\/add/, async (route) => {
    const answer = await promise;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return resolve;
}

test('what is put into the cart stands there, in every tab, before the shop has answered; the answer settles it', async ({
  page,
  shop,
}) => {
  const { texts } = shop;
  const { otherTab, title } = await openProduct(page, shop);
  const price = await page
    .getByRole('main')
    .locator('bdi[aria-hidden="true"]', { hasText: /\d\.\d{3}/ })
    .first()
    .textContent();
  const letGo = await holdBack(page);
  await addButton(page, texts).click();

  const drawer = page.getByRole('dialog', { name: texts(namespace, 'drawer.title') });
  const line = drawer.getByRole('listitem').filter({ hasText: title }).first();
  const quantity = line.getByRole('textbox', { name: texts(namespace, 'line.quantity', { title }) });
  await expect(line).toHaveAttribute('aria-busy', 'true');
  await expect(line).toContainText(price ?? 'a price');
  await expect(line.locator('img')).toBeVisible();
  await expect(quantity).toBeDisabled();
  await expect(cartLink(otherTab, shop, 1)).toBeVisible();
  const added = page.getByRole('status').getByText(texts(namespace, 'toast.added', { title }));
  await expect(added).toHaveCount(0);

  letGo(undefined);
  await expect(added).toBeAttached();
  await expect(quantity).toBeEnabled();
  await expect(line).not.toHaveAttribute('aria-busy');
  await expect(cartLink(otherTab, shop, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(addButton(page, texts)).toBeFocused();
});

test('what the shop refuses leaves the cart again, in every tab, and it says why', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/status of 422/);
  const { texts } = shop;
  const { otherTab, title } = await openProduct(page, shop);
  const letGo = await holdBack(page);
  await addButton(page, texts).click();
  const drawer = page.getByRole('dialog', { name: texts(namespace, 'drawer.title') });
  const line = drawer.getByRole('listitem').filter({ hasText: title });
  await expect(line).toHaveCount(1);
  await expect(cartLink(otherTab, shop, 1)).toBeVisible();

  const message = texts(namespace, 'refusal.noAvailableQuantity');
  letGo({ status: 422, json: { success: false, message } });
  await expect(drawer.getByText(message)).toBeVisible();
  await expect(drawer.getByText(texts(namespace, 'refusal.other', { title }))).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(page.getByRole('alert').getByText(message).first()).toBeAttached();
  await expect(cartLink(otherTab, shop, 0)).toBeVisible();
  // Where it was asked for it is said as well.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('alert').getByText(message)).toBeVisible();
});
