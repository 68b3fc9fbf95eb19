import type { Page } from '@playwright/test';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { inFooter } from '../steps/browse.ts';
import { countDocuments } from '../support/count-documents.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';
import { networkAtRest } from '../support/network-rest.ts';

/* A tab that stays open learns of a release and takes it with the next page, once and never in the checkout. */

const hourMs = 3_600_000;
/** Source: docs/shop-rules.md. */
const reloadGuardMs = 10_000;
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

/** As if the shopper came back to the tab. */
const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Does something that makes the tab ask, and waits until it has read the answer. */
async function afterReleaseCheck(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(mapPath);
  await act();
  await (await answered).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

const title = (page: Page, { texts }: ShopContext, key: string) =>
  page.getByRole('heading', { level: 1, name: texts('content', key) });

test('a tab asks every hour what is live; after a release its next page is a new document, and only that one', async ({
  page,
  shop,
}) => {
  const calls = await releaseNewer(page);
  await page.clock.install();
  await openUntilLate(page, shop.at('/blog'));
  // An hour at once is longer than any file may take: none may be on its way.
  await networkAtRest(page);
  const documents = countDocuments(page);
  await page.clock.fastForward(hourMs - 60_000);
  await inFooter(page, shop, '/coupons').click();
  await expect(title(page, shop, 'coupons.title')).toBeFocused();
  expect([calls(), documents()]).toEqual([0, 0]);

  await networkAtRest(page);
  await afterReleaseCheck(page, () => page.clock.fastForward(60_000));
  expect(calls()).toBe(1);
  // What is shown stays, until the shopper goes on.
  await expect(title(page, shop, 'coupons.title')).toBeFocused();
  expect(documents()).toBe(0);
  await inFooter(page, shop, '/blog').click();
  await expect(title(page, shop, 'blog.title')).toBeVisible();
  await expect.poll(documents).toBe(1);
});

test('a tab that is looked at again asks at once; neither the way into the checkout nor the way out is a new document', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 22, 1);
  await giveCart(context, await makeCart([{ ...product!, quantity: 1 }]));
  const calls = await releaseNewer(page);
  await openUntilLate(page, at('/cart'));
  const documents = countDocuments(page);
  await afterReleaseCheck(page, () => lookAgain(page));
  expect(calls()).toBe(1);
  await page
    .getByRole('main')
    .getByRole('link', { name: texts('cart-checkout', 'summary.proceed') })
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The checkout's footer is one line of what a shopper may want to read before paying.
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(at('/page/')));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(documents()).toBe(0);
  await inFooter(page, shop, '/blog').click();
  await expect(title(page, shop, 'blog.title')).toBeVisible();
  await expect.poll(documents).toBe(1);
});

test('a page whose files are gone because the shop went on is loaded again by itself once in ten seconds, never in a loop', async ({
  page,
  shop,
  problems,
}) => {
  problems.expected.push(/could not be loaded|status of 404|RemoteLoadError/);
  const { texts } = shop;
  await releaseNewer(page);
  await page.route('**/assets/mf-account/**', (route) => route.fulfill({ status: 404, body: '' }));
  // The time stands still, so that no slow machine lets the ten seconds pass.
  const startMs = Date.now();
  await page.clock.setFixedTime(startMs);
  await openUntilLate(page, shop.at('/blog'));
  const documents = countDocuments(page);
  const wishlist = inFooter(page, shop, '/wishlist', 'footer.account');
  const panel = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.outdated.title') });
  await wishlist.click();
  await expect.poll(documents).toBe(1);
  await expect(panel).toBeVisible();

  await inFooter(page, shop, '/blog').click();
  await expect(title(page, shop, 'blog.title')).toBeVisible();
  await wishlist.click();
  await expect(panel).toBeVisible();
  await networkAtRest(page);
  expect(documents()).toBe(1);

  await page.clock.setFixedTime(startMs + reloadGuardMs);
  await inFooter(page, shop, '/blog').click();
  await expect(title(page, shop, 'blog.title')).toBeVisible();
  await wishlist.click();
  await expect.poll(documents).toBe(2);
  await expect(panel).toBeVisible();
});
