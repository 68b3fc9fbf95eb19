import type { Page, Route } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Each remote is taken away in turn, on the way from one page to another: its own page says so, the rest works. */

type Away = 'answers 404' | 'hangs' | 'throws';

const remotes = [
  { remote: 'mf-catalog', path: '/shop', from: '/blog' },
  { remote: 'mf-product', path: 'product', from: '/shop' },
  { remote: 'mf-cart-checkout', path: '/cart', from: '/blog' },
  { remote: 'mf-account', path: '/login', from: '/blog' },
  { remote: 'mf-content', path: '/blog', from: '/shop' },
] as const;
const expected = /could not be loaded|404|ERR_FAILED|RemoteLoadError|was broken on purpose/;

for (const one of remotes) {
  for (const way of ['answers 404', 'throws'] as const) {
    test(`${one.remote} ${way}: its page says that it is unavailable, header, footer and the others work`, async ({
      page,
      shop,
      problems,
    }) => {
      problems.expected.push(expected);
      await expectOthersToWork(page, shop, one, way);
    });
  }
}

// Side by side: each takes as long as the time limit of the shop.
test('a remote that hangs: its page says that it is unavailable, header, footer and the others work', async ({
  newVisitor,
  shop,
  problems,
}) => {
  problems.expected.push(expected);
  const visits = await Promise.all(remotes.map(async (one) => ({ one, page: await newVisitor() })));
  await Promise.all(visits.map(({ one, page }) => expectOthersToWork(page, shop, one, 'hangs')));
});

async function expectOthersToWork(
  page: Page,
  { at, texts, locale }: ShopContext,
  { remote, path, from }: (typeof remotes)[number],
  way: Away,
): Promise<void> {
  await takeAway(page, remote, way);
  // A file that never comes delays the browser's "load", not the page.
  await page.goto(at(from), { waitUntil: 'commit' });
  await expect(page.locator('[data-remote]').first()).toBeVisible();

  const target = path === 'product' ? `/product-details/${(await aProduct(locale)).slug}` : path;
  await navigateInside(page, at(target));
  const panel = page.getByRole('heading', { level: 1, name: texts('shell', 'unavailable.remote.title') });
  await expect(panel).toBeVisible({ timeout: 25_000 });
  await expect(page.getByRole('button', { name: texts('shell', 'unavailable.retry') })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  // The others: back to where the shopper came from, without a new document.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('[data-remote]').first()).toBeVisible();
  await expect(panel).toBeHidden();
}

test('a remote that comes back is shown after a click on "Try again", without a new document', async ({
  page,
  at,
  texts,
  problems,
}) => {
  problems.expected.push(/could not be loaded|404/);
  const bringBack = await takeAway(page, 'mf-account', 'answers 404');
  await page.goto(at('/blog'));
  await navigateInside(page, at('/login'));
  const retry = page.getByRole('button', { name: texts('shell', 'unavailable.retry') });
  await expect(retry).toBeVisible({ timeout: 25_000 });
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  await bringBack();
  await retry.click();
  await expect(page.locator('[data-remote^="mf-account@"]')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

/** Takes a remote's files away. @returns what brings them back; a release that was broken stays so. */
async function takeAway(page: Page, remote: string, way: Away): Promise<() => Promise<void>> {
  if (way === 'throws') {
    // As an entry that throws while it runs: the name under which it would leave its container cannot be set.
    const container = `${remote.replaceAll('-', '_')}_1_0_0`;
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => undefined,
        set: () => {
          throw new Error('This release was broken on purpose.');
        },
      });
    }, container);
    return async () => undefined;
  }
  const isOfRemote = (url: URL): boolean => url.pathname.startsWith(`/assets/${remote}/`);
  await page.route(isOfRemote, async (route: Route) => {
    if (way === 'answers 404') await route.fulfill({ status: 404, body: 'There is no such file.' });
    // Hanging: the request is never answered.
  });
  return () => page.unroute(isOfRemote);
}

/** Follows a link as a click on it would, wherever it stands: through the shop's own router. */
async function navigateInside(page: Page, address: string): Promise<void> {
  await expectHydrated(page);
  await page.evaluate((href) => {
    history.pushState({}, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
