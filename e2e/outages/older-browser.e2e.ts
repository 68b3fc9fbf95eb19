import { guardedInScripts } from '@dana/config/browser-support/guarded-features';
import { openDepartment, openProduct } from '../steps/browse.ts';
import { fillContact } from '../steps/check-out.ts';
import { productWithChoices } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* A browser that has nothing of what scripts ask for before they use it. */

const removed = guardedInScripts.map(({ feature }) => feature.replace('_static', '').split('.').slice(-2));

/** Runs in the page before anything else. */
function takeAway(features: string[][]): void {
  for (const [owner = '', member = ''] of features) {
    const named = Reflect.get(window, owner) as { prototype?: object } | undefined;
    for (const place of [['api', 'Window'].includes(owner) ? window : undefined, named, named?.prototype])
      if (place) Reflect.deleteProperty(place, member);
  }
}

test('a shopper whose browser lacks every newer feature finds a product, and reaches the checkout with it', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  await page.addInitScript(takeAway, removed);
  await page.goto(at('/'));
  const left = await page.evaluate(() => [
    'Segmenter' in Intl,
    'requestIdleCallback' in window,
    'checkVisibility' in document.body,
  ]);
  expect(left, 'the features are gone').toEqual([false, false, false]);

  await openDepartment(page, shop, 'electronics');
  const product = await productWithChoices(locale);
  await openProduct(page, shop, product);
  const main = page.getByRole('main');
  const choice = main.getByRole('radio', { disabled: false }).nth(1);
  await choice.click({ force: true });
  await expect(choice).toBeChecked();
  await main
    .getByRole('button', { name: texts('product', 'purchase.add'), exact: true })
    .first()
    .click();

  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await expect(drawer.getByText(product.name)).toBeVisible();
  await drawer.getByRole('link', { name: texts('cart-checkout', 'drawer.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await fillContact(page, shop);

  // The cart as a document of its own, hydrated by scripts.
  await page.goto(at('/cart'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText(product.name).first()).toBeVisible();
});
