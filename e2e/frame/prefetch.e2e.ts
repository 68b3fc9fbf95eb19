import type { Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { inFooter } from '../steps/browse.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';
import { networkAtRest } from '../support/network-rest.ts';

/* Pages are fetched before they are asked for, as far as the connection allows: four files at once (prefetch/load-queue.test). */

/** The files that a page fetches ahead from now on; those that it needs come as scripts and styles. */
function noteAhead(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'fetch' && pathname.startsWith('/assets/')) fetched.push(pathname);
  });
  return fetched;
}

/** The page's own pictures come first; a clock that jumps over that need not be waited for. */
const untilPrefetching = 2_000;

async function openPastDelay(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await openUntilLate(page, address);
  await page.clock.fastForward(untilPrefetching);
}

/** For a page that is only looked at nothing is fetched. */
const doSomething = (page: Page): Promise<void> => page.keyboard.press('Shift');

test('files of pages whose links are in view are fetched ahead; the page under the pointer with its data', async ({
  page,
  shop,
}) => {
  const { at, locale } = shop;
  const fetched = noteAhead(page);
  await openPastDelay(page, at('/about'));
  await networkAtRest(page);
  expect(fetched).toEqual([]);
  await doSomething(page);
  await expect.poll(() => fetched.length).toBeGreaterThan(6);
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
  await inFooter(page, shop, '/order', 'footer.account').hover();
  await page.clock.fastForward(100);
  expect(personal.filter((url) => /\/(api|page-data)\//.test(url))).toEqual([]);
});

test('on a list the page of a product has come before one is pressed: its beginning stands there without the network', async ({
  page,
  shop,
}) => {
  const { at, locale } = shop;
  const product = await aProduct(locale);
  await openUntilLate(page, at(`/search?searchText=${encodeURIComponent(product.name)}`));
  await networkAtRest(page);
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/(assets|page-data|api)\//, async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(main.locator('[data-remote^="mf-product@"] img').first()).toBeVisible();
  answer();
  await expect(addButton(page, shop.texts)).toBeVisible();
});

for (const [name, connection] of Object.entries({
  'where data is saved': { saveData: true, effectiveType: '4g' },
  'on a slow connection': { saveData: false, effectiveType: '2g' },
}))
  test(`nothing is fetched ahead ${name}`, async ({ page, shop }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const fetched = noteAhead(page);
    await openPastDelay(page, shop.at('/about'));
    await doSomething(page);
    await inFooter(page, shop, '/coupons').hover();
    await page.clock.fastForward(1_000);
    await networkAtRest(page);
    expect(fetched).toEqual([]);
  });
