import type { Page } from '@playwright/test';
import { cartLink, expectHydrated, inFooter } from '../steps/browse.ts';
import { statusFilter } from '../steps/listing.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { countDocuments } from '../support/count-documents.ts';
import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';

/* What every change of address does, whichever remote the page is of. The line that shows it: frame/slow-pages. */

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('each navigation brings the title, the heading and the top of the page', async ({ page, shop }) => {
  const { at, texts } = shop;
  await openUntilLate(page, at('/shop?status=in-stock'));
  const documents = countDocuments(page);
  await expect(statusFilter(page, shop, 'inStock')).toBeChecked();
  const shopTitle = await page.title();

  await test.step('to a page of another remote', async () => {
    await inFooter(page, shop, '/blog').scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(300);
    await inFooter(page, shop, '/blog').click();
    const heading = page.getByRole('heading', { level: 1, name: texts('shop', 'journal.title') });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(texts('shop', 'journal.title')));
    expect(await scrollTop(page)).toBe(0);
  });

  await test.step('back to the shop without its filter, by the frame', async () => {
    await inFooter(page, shop, '/shop').click();
    await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
    await expect(statusFilter(page, shop, 'inStock')).not.toBeChecked();
    await expect(page).toHaveTitle(shopTitle);
  });

  await test.step('the search of the frame leads to the beginning of what it found, also from results', async () => {
    for (const words of ['pearl', 'lamp']) {
      await inFooter(page, shop, '/shop').scrollIntoViewIfNeeded();
      const search = page.getByRole('banner').getByRole('search');
      await search.getByLabel(texts('shell', 'header.searchLabel')).click();
      await search.getByRole('combobox').fill(words);
      await search.getByRole('combobox').press('Enter');
      const name = texts('catalog', 'search.title', { query: words });
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(words));
      await expect.poll(() => scrollTop(page)).toBe(0);
    }
  });
  expect(documents()).toBe(0);
});

test('no drawer, dialog or backdrop outlives the page that it was opened on', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 23, 1);
  await giveCart(context, await makeCart([{ ...product!, quantity: 1 }]));
  await page.goto(at('/blog'));
  // A link that is followed before leads to a new document.
  await expectHydrated(page);
  await inFooter(page, shop, '/coupons').click();
  const title = page.getByRole('heading', { level: 1, name: texts('content', 'coupons.title') });
  await expect(title).toBeFocused();
  const free = async (): Promise<void> => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  };

  await test.step('Back from an open cart drawer', async () => {
    await cartLink(page, shop, 1).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${at('/blog')}$`));
    await free();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('a link in the drawer of the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('banner')
      .getByRole('link', { name: texts('shell', 'menu.open') })
      .click();
    const menu = page.getByRole('dialog', { name: texts('shell', 'menu.label') });
    await menu.getByRole('link', { name: texts('menu', '/shop?status=on-sale'), exact: true }).click();
    const offers = page.getByRole('heading', { level: 1, name: texts('catalog', 'shop.offers') });
    await expect(offers).toBeFocused();
    await free();
  });
});
