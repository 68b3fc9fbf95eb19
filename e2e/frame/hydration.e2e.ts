import { rootElementId } from '@dana/contracts/page-state';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { holdBack } from '../support/hold-back.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* Scripts hydrate the server's page in parts: what is seen first before what is below it, the header before the page. */

/**
 * Runs a function in the page whenever React looks at the clock, which it does after each part that it hydrates, on a slow
 * phone. It is given ways to find out whether an element is hydrated, and whether all that hydrates at first is.
 */
async function betweenParts(
  page: Page,
  look: (isHydrated: (selector: string) => boolean, isBegun: () => boolean) => void,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.addInitScript(`{
    const isHydrated = (selector) => {
      const element = document.querySelector(selector);
      return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    };
    const isBegun = () => {
      const root = document.getElementById('${rootElementId}');
      const key = Object.keys(root ?? {}).find((key) => key.startsWith('__reactContainer'));
      return key !== undefined && root[key].stateNode.current.memoizedState?.isDehydrated === false;
    };
    const now = Performance.prototype.now;
    let isLooking = false;
    Performance.prototype.now = function () {
      if (!isLooking) {
        isLooking = true;
        (${look})(isHydrated, isBegun);
        isLooking = false;
      }
      return now.apply(this);
    };
  }`);
}

test('the first view is hydrated before what is below it', async ({ page, shop }) => {
  await betweenParts(page, (isHydrated, isBegun) => {
    if (Reflect.has(window, 'wasHalfHydrated')) return;
    if (isBegun() && isHydrated('#main h1')) Reflect.set(window, 'wasHalfHydrated', !isHydrated('footer a'));
  });
  const { slug } = await aProduct(shop.locale);
  for (const path of ['/', `/product-details/${slug}`]) {
    await page.goto(shop.at(path));
    await expectHydrated(page);
    expect(await page.evaluate(() => Reflect.get(window, 'wasHalfHydrated')), path).toBe(true);
  }
});

/** Opens a page until its link was followed: React may hydrate header and page without a look at the clock in between. */
async function openUntilFollowed(page: Page, address: string): Promise<void> {
  const wasFollowed = () => page.evaluate(() => Reflect.has(window, 'wasFollowed'));
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await page.goto(address);
    await expectHydrated(page);
    if (await wasFollowed()) return;
  }
  throw new Error(`In eight visits of ${address} the header was never hydrated before the page.`);
}

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
    // Not within a look at the clock: a shopper's press comes between two tasks as well.
    queueMicrotask(() => document.querySelector<HTMLElement>('header a[href$="/blog"]')?.click());
  });
  // One page that is kept for all, and one that is made for the shopper.
  for (const path of ['/', '/cart']) {
    await openUntilFollowed(page, shop.at(path));
    await expect(page).toHaveURL(new RegExp(`${shop.at('/blog')}$`));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(shop.texts('shop', 'journal.title'));
    await expect(heading).toBeFocused();
    // The same document as before.
    expect(await page.evaluate(() => Reflect.get(window, 'wasFollowed')), path).toBe(true);
  }
});

test('the menu that is pressed before the scripts come opens when they are there', async ({ page, shop }) => {
  const release = await holdBack(page, /\/main\.[^/]*\.js$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.at('/coupons'), { waitUntil: 'domcontentloaded' });
  const name = shop.texts('shell', 'menu.open');
  await page.getByRole('banner').getByRole('link', { name }).click();
  expect(new URL(page.url()).hash).toBe('');
  release();
  const menu = page.getByRole('dialog', { name: shop.texts('shell', 'menu.label') });
  await expect(menu).toBeVisible();
});
