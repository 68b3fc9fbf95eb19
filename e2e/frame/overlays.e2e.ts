import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/*
 * What is open over a page when the shop goes somewhere else: Back and Forward close it, also where the query alone changes, and a
 * filter that is set in a sheet leaves the sheet open. The rule itself is shown in shell/src/routing/overlay-end.test.tsx.
 */

test('a quick look at a product and the cart’s drawer do not stay over another list', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/shop'));
  await expectHydrated(page);

  await turnPage(page);
  // Whichever product it is by then: the list is on its way. Beside it stand articles without this button.
  const quickView = new RegExp(texts('catalog', 'card.quickView', { name: '…' }).replace('…', '.*'));
  const button = page.getByRole('article').getByRole('button', { name: quickView }).first();
  await button.hover();
  await button.click();
  const look = page.getByRole('dialog');
  await expect(look.getByRole('button', { name: texts('product', 'purchase.add') })).toBeVisible();
  await page.goBack();
  await expectGone(page, look);
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
  await expect(page.getByRole('article').first()).toBeVisible();

  await turnPage(page);
  const add = new RegExp(texts('catalog', 'card.addToCart', { name: '…' }).replace('…', '.*'));
  await page.getByRole('article').getByRole('button', { name: add }).first().click();
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await expect(drawer.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expectGone(page, drawer);
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 860 } });

  test('filters are set one after the other in their sheet, and Back closes it', async ({ page, shop }) => {
    const { at, texts } = shop;
    await page.goto(at('/shop'));
    await expectHydrated(page);
    await page.getByRole('button', { name: texts('catalog', 'filters.open'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: texts('catalog', 'filters.title') });
    await sheet.getByRole('checkbox').nth(0).check();
    await expect(page).toHaveURL(/status=on-sale/);
    await sheet.getByRole('checkbox').nth(1).check();
    await expect(page).not.toHaveURL(/status=on-sale$/);
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expectGone(page, sheet);
    // What was set before is still set: going on changed the query alone.
    await expect(page).toHaveURL(/status=on-sale$/);
  });

  test('the menu closes on the way back', async ({ page, shop }) => {
    await page.goto(shop.at('/shop'));
    await expectHydrated(page);
    await turnPage(page);
    const menu = await openMenu(page, shop);
    await page.goBack();
    await expectGone(page, menu);
    await expect(page).not.toHaveURL(/page=2/);
  });
});

async function openMenu(page: Page, { texts }: ShopContext): Promise<Locator> {
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('shell', 'menu.open') })
    .click();
  const menu = page.getByRole('dialog', { name: texts('shell', 'menu.label') });
  await expect(menu).toBeVisible();
  return menu;
}

/** To the same page with another query. */
async function turnPage(page: Page): Promise<void> {
  await page.getByRole('main').locator('nav a[href*="page=2"]').first().click();
  await expect(page).toHaveURL(/page=2/);
}

/** It is closed, with its backdrop: the page below can be pressed. */
async function expectGone(page: Page, overlay: Locator): Promise<void> {
  await expect(overlay).toHaveCount(0);
  const isFree = () =>
    page.evaluate(() => {
      const top = document.elementFromPoint(innerWidth / 2, innerHeight - 60);
      return top !== null && top.closest('[data-layout]') !== null;
    });
  await expect.poll(isFree).toBe(true);
}
