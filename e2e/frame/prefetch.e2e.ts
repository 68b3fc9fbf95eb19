import type { Page, Route } from '@playwright/test';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';
import { networkAtRest } from '../support/network-rest.ts';

/* Pages are fetched before they are asked for, as far as the connection allows. */

/** Files that are fetched ahead; those that a page needs come as scripts and styles. */
const isAhead = (route: Route): boolean => route.request().resourceType() === 'fetch';
/** The page's own pictures come first; a clock that jumps over that need not be waited for. */
const untilPrefetching = 2_000;

async function openPastDelay(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openUntilLate(page, address);
  await page.clock.fastForward(untilPrefetching);
}

/** For a page that is only looked at nothing is fetched. */
const doSomething = (page: Page): Promise<void> => page.keyboard.press('Shift');

test('files of pages whose links are in view are fetched ahead, at most four at once; the page under the pointer with its data', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const fetched: string[] = [];
  let running = 0;
  let most = 0;
  let isFull: () => void = () => undefined;
  const full = new Promise<void>((resolve) => {
    isFull = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    if (!isAhead(route)) return route.continue();
    running += 1;
    most = Math.max(most, running);
    fetched.push(new URL(route.request().url()).pathname);
    if (running >= 4) isFull();
    // The first ones stay until four are on their way: a fifth would have joined them by then.
    await full;
    await page
      .evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      .catch(() => undefined);
    running -= 1;
    await route.continue();
  });
  await openPastDelay(page, at('/about'));
  await networkAtRest(page);
  expect(fetched).toEqual([]);
  await doSomething(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(6);
  expect(most).toBe(4);
  // The header links to the shop: its page has come along.
  await expect.poll(() => fetched.some((file) => file.startsWith('/assets/mf-catalog/'))).toBe(true);

  const product = await aProduct(locale);
  await openUntilLate(page, at(`/search?searchText=${encodeURIComponent(product.name)}`));
  await page.clock.fastForward(untilPrefetching);
  const asked = page.waitForRequest((request) =>
    request.url().endsWith(`/page-data${at(`/product-details/${product.slug}`)}`),
  );
  const link = page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first();
  await link.hover();
  await page.clock.fastForward(100);
  await asked;
  await expect(page).toHaveURL(/\/search/);
  // What is a shopper's own is not asked for before it is looked at. The way to it scrolls the page, and a card that
  // comes to lie under a resting pointer is asked for.
  await page.mouse.move(0, 0);
  const personal: string[] = [];
  page.on('request', (request) => personal.push(request.url()));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts('footer.account', '/order') })
    .hover();
  await page.clock.fastForward(100);
  expect(personal.filter((url) => /\/(api|page-data)\//.test(url))).toEqual([]);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
]) {
  const name = connection.saveData ? 'where data is saved' : 'on a slow connection';
  test(`nothing is fetched ahead ${name}`, async ({ page, shop }) => {
    const { at, texts } = shop;
    const ahead: string[] = [];
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await page.route('**/assets/**', async (route) => {
      if (isAhead(route)) ahead.push(route.request().url());
      await route.continue();
    });
    await openPastDelay(page, at('/about'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts('footer.menu', '/coupons'), exact: true })
      .first()
      .hover();
    await page.clock.fastForward(1_000);
    await networkAtRest(page);
    expect(ahead).toEqual([]);
    // Followed, the link works as well.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts('footer.menu', '/coupons'), exact: true })
      .first()
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: texts('content', 'coupons.title') }),
    ).toBeFocused();
  });
}
