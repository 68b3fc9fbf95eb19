import type { Page } from '@playwright/test';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { inFooter } from '../steps/browse.ts';
import { countDocuments } from '../support/count-documents.ts';
import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';
import { networkAtRest } from '../support/network-rest.ts';

/*
 * A tab that stays open learns of a release and takes it with the next page, once and never in the checkout. That a tab which
 * is looked at again asks at once, and when it reloads by itself, is shown in shell/src/releases and shell/src/routing.
 */

const hourMs = 3_600_000;
const mapPath = '**/release-map.json';

/** The map of a shop that has gone on. */
const newer = (map: { revision: number }) => ({
  ...map,
  composition: 'another',
  revision: map.revision + 1,
});

/** From now on the live shop is a newer one than any open tab. @returns how often it was asked. */
async function releaseNewer(page: Page): Promise<() => number> {
  let calls = 0;
  await page.route(mapPath, async (route) => {
    calls += 1;
    await route.fulfill({ json: newer(await (await route.fetch()).json()) });
  });
  return () => calls;
}

test('a tab asks every hour what is live; after a release its next page is a new document, but none on the way through the checkout', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 22, 1);
  await giveCart(context, await makeCart([{ ...product!, quantity: 1 }]));
  const calls = await releaseNewer(page);
  await page.clock.install();
  await openUntilLate(page, at('/cart'));
  const documents = countDocuments(page);
  const checkout = page
    .getByRole('main')
    .getByRole('link', { name: texts('cart-checkout', 'summary.proceed') });
  await expect(checkout).toBeVisible();
  // An hour at once is longer than any file may take: none may be on its way.
  await networkAtRest(page);
  await page.clock.fastForward(hourMs - 60_000);
  expect(calls()).toBe(0);

  await networkAtRest(page);
  const answered = page.waitForResponse(mapPath);
  await page.clock.fastForward(60_000);
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(calls()).toBe(1);
  // What is shown stays, until the shopper goes on.
  await expect(checkout).toBeVisible();
  await checkout.click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The checkout's footer is one line of what a shopper may want to read before paying.
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(at('/page/')));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents()).toBe(0);
  await inFooter(page, shop, '/blog').click();
  const journal = shop.texts('shop', 'journal.title');
  await expect(page.getByRole('heading', { level: 1, name: journal })).toBeVisible();
  await expect.poll(documents).toBe(1);
});
