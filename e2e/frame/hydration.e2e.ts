import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* Scripts hydrate the server's page in parts: what is seen first before what is below it, the header before the page. */

/**
 * Runs a function in the page whenever React yields the main thread, which it does between two parts on a slow phone.
 * It is given a way to find out whether an element is hydrated.
 */
async function betweenParts(
  page: Page,
  look: (isHydrated: (selector: string) => boolean) => void,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.addInitScript(`{
    const isHydrated = (selector) => {
      const element = document.querySelector(selector);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    };
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...words) {
      (${look})(isHydrated);
      return post.apply(this, words);
    };
  }`);
}

test('the first view is hydrated before what is below it', async ({ page, shop }) => {
  await betweenParts(page, (isHydrated) => {
    if (isHydrated('#main h1') && !isHydrated('footer a')) Reflect.set(window, 'wasHalfHydrated', true);
  });
  const { slug } = await aProduct(shop.locale);
  for (const path of ['/', `/product-details/${slug}`]) {
    await page.goto(shop.at(path));
    await expectHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'wasHalfHydrated')), path).toBe(true);
  }
});

test('a link that is followed as soon as the header is hydrated leads to its page, whole', async ({
  page,
  shop,
}) => {
  await betweenParts(page, (isHydrated) => {
    if (
      Reflect.has(window, 'wasFollowed') ||
      !isHydrated('header a[href$="/blog"]') ||
      isHydrated('#main h1')
    )
      return;
    Reflect.set(window, 'wasFollowed', true);
    document.querySelector<HTMLElement>('header a[href$="/blog"]')?.click();
  });
  const { slug } = await aProduct(shop.locale);
  for (const path of ['/', `/product-details/${slug}`, '/cart']) {
    await page.goto(shop.at(path));
    await expect(page).toHaveURL(new RegExp(`${shop.at('/blog')}$`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(shop.texts('content', 'blog.title'));
    await expect(heading).toBeFocused();
    // The same document as before.
    expect(await page.evaluate(() => Reflect.get(window, 'wasFollowed')), path).toBe(true);
  }
});

test('the menu that is pressed before the scripts come opens when they are there', async ({ page, shop }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.at('/coupons'), { waitUntil: 'domcontentloaded' });
  const name = shop.texts('shell', 'menu.open');
  await page.getByRole('banner').getByRole('link', { name }).click();
  expect(new URL(page.url()).hash).toBe('');
  scripts.resolve();
  const menu = page.getByRole('dialog', { name: shop.texts('shell', 'menu.label') });
  await expect(menu).toBeVisible();
});
