import { expectHydrated } from '../steps/browse.ts';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { saveAddress } from '../steps/save-address.ts';
import { openStaffOrder, openStaffPages } from '../steps/staff.ts';
import { fixedRoutes, routesWithParameters } from '../support/all-routes.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { placeOrder } from '../support/shop-api.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';

/*
 * The narrowest screens there are, folding phones and watches, and the usual phones, also of those who read large. Nothing is
 * scrolled sideways, and no amount is torn from its currency. Takes longer than 20 seconds, because every page is opened.
 */

test.use({ viewport: { width: 280, height: 653 }, hasTouch: true, isMobile: true });

/*
 * Arabic pages are looked at in the narrowest width as well where they are looked at for everything else (check-pages). English words
 * are longer. One test for all of them: each is only opened.
 */
/** What 320 and 390 px hold of text of 24 px is what these hold of text of 16 px. Unit: px. */
const largeText = [214, 260];

test('no page in English is wider than 280 to 390 px, from 320 px with text of 24 px too, and no price is broken', async ({
  page,
  problems,
}) => {
  test.setTimeout(300_000);
  // The address that does not exist on purpose.
  problems.expected.push(/status of 404/);
  const english = shopIn('en');
  for (const path of [...fixedRoutes, ...(await routesWithParameters())]) {
    await page.goto(english.at(path));
    await expectHydrated(page);
    await networkAtRest(page);
    for (const width of [...largeText, 280, 320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const place = `${path} at ${width} px`;
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrolled, place).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(brokenPrices), place).toEqual([]);
    }
  }
});

/** Amounts that stand on more than one line. */
function brokenPrices(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: price, index } of (text.nodeValue ?? '').matchAll(/KWD\s\d[\d,.]*\d/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + price.length);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(price);
    }
  return found;
}

test('a word that cannot be broken does not widen the search for it', async ({ page, shop }) => {
  const word = 'qwxzjvkp'.repeat(12);
  await page.goto(shop.at(`/search?searchText=${encodeURIComponent(word)}`));
  await expectHydrated(page);
  const none = shop.texts('catalog', 'search.none.title', { query: word });
  await expect(page.getByRole('main').getByText(none)).toBeVisible();
  await networkAtRest(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(280);
});

test('a name that cannot be broken widens neither its order nor the packing slip', async ({
  page,
  shop,
  problems,
}) => {
  // The page that asks for a token says so by its status.
  problems.expected.push(/status of 401 .*\/_orders/);
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = { ...newShopper(), firstName: 'Noura'.repeat(10) };
  const token = await arriveSignedIn(page.context(), shopper);
  await saveAddress(token);
  const number = await placeOrder(token, shopper, (await aProduct('en')).id);
  await openStaffPages(page, shop.locale);
  await openStaffOrder(page, number);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(390);
  await page.locator('a[href*="/slip"]').click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await width()).toBe(390);
});
