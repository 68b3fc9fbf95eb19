import { expectHydrated } from '../steps/browse.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { detailsOf, findProduct } from '../product/details.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* What pages show only after something was done, several states to a load; docs/testing.md says where the others are looked at. */

test('lists: nothing found, filters in a sheet and the quick view are accessible', async ({ page, shop }) => {
  const { at, texts } = shop;
  await page.goto(at('/search?searchText=qqqqzz'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectHydrated(page);
  await expectAccessible(page, '#main');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(at('/shop?rating=4'));
  await expectHydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('catalog', 'filters.openWith', { count: 1 }) })
    .click();
  const sheet = page.getByRole('dialog', { name: texts('catalog', 'filters.title') });
  await expect(sheet.getByRole('slider').first()).toBeAttached();
  const folded = sheet.locator('details:not([open]) > summary');
  for (let left = await folded.count(); left > 0; left -= 1) await folded.first().click();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 900 });
  const card = page.getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: texts('catalog', 'card.quickView') }).click();
  const view = page.getByRole('dialog');
  await expect(view.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await networkAtRest(page);
  await expectAccessible(page, '[role="dialog"]');
});

test('a product: sold out, enlarged and in the drawer of the cart is accessible', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  const soldOut = await findProduct(locale, ({ current_stock }) => current_stock === 0);
  await page.goto(at(`/product-details/${soldOut.slug}`));
  await expectHydrated(page);
  await expectAccessible(page, '#main');

  const product = await findProduct(
    locale,
    ({ media, current_stock }) => media.length > 2 && current_stock > 3,
  );
  await page.goto(at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  const details = detailsOf(page, shop);
  await details.button('gallery.enlarge').click();
  await expect(page.getByRole('dialog').getByText(`1 / ${product.media.length}`)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await details.add.click();
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await expect(drawer.getByText(product.name).first()).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
});

test('an order: placed, asked whether to cancel, and cancelled is accessible', async ({ page, shop }) => {
  const { at, texts } = shop;
  const t = (key: string) => texts('account', key);
  const [bought] = await productsToBuy(shop.locale, 19, 1);
  const { id } = await placeOrder(await makeCart([{ ...bought!, quantity: 1 }]));
  await page.goto(at(`/order/${id}`));
  await expectHydrated(page);
  await page.getByRole('button', { name: t('changes.cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('changes.cancelQuestion') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: t('changes.confirmCancel') }).click();
  await expect(page.getByRole('heading', { name: t('orderPage.news.ended'), exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // What lies under the header that stays is small to axe.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, '#main');
});

test('the list of emails in development, and an email, are accessible', async ({ page, shop, problems }) => {
  // Said of the frame without an origin and without scripts in which an email is shown, to which axe and Playwright speak.
  problems.expected.push(/Failed to execute 'postMessage'|Blocked script execution in '[^']*\/dev\/outbox\//);
  const [bought] = await productsToBuy(shop.locale, 20, 1);
  await placeOrder(await makeCart([{ ...bought!, quantity: 1 }]));
  const address = `http://localhost:${sharedShop.apiPort}/dev/outbox?lang=${shop.locale}`;
  const emails = page.locator('a[href^="/dev/outbox/"]');
  await expect(async () => {
    await page.goto(address);
    await expect(emails.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await emails.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
