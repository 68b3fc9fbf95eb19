import { addButton } from '../steps/add-button.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { keptAttribute } from '@dana/contracts/offline';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { expectKept, expectPictureKept, keptPaths, offlineNoise, seePage } from '../steps/see-page.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { offlineWords } from '@dana/contracts/offline-words';

/* What was seen can be read again without a connection; the cart is kept, and sent when the connection is back. */

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ problems }) => void problems.expected.push(offlineNoise));

/** A picture of the page itself that the browser has shown. */
const shownPicture = (page: Page): Promise<string> =>
  page
    .waitForFunction(() => {
      const images = [...document.querySelectorAll<HTMLImageElement>('#main img')];
      return images.find((image) => image.naturalWidth > 0 && image.currentSrc.includes('/api/media/'))
        ?.currentSrc;
    })
    .then((handle) => handle.jsonValue() as Promise<string>);

async function expectFromDevice(page: Page, { texts }: ShopContext): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute(keptAttribute, /T/);
  await expect(page.getByRole('status').getByText(texts('shell', 'offlineKept'))).toBeVisible();
}

test('seen pages open with their pictures, by their address and by links; one that was never seen names those', async ({
  page,
  context,
  shop,
}) => {
  const { at } = shop;
  const { slug, name } = await aProduct(shop.locale);
  const product = at(`/product-details/${slug}`);
  for (const path of [at('/blog'), at('/shop'), product]) await seePage(page, path);
  const picture = await shownPicture(page);
  await expectPictureKept(page, picture);

  await cutOff(context);
  await page.goto(product);
  await expectFromDevice(page, shop);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await shownPicture(page)).toBe(picture);
  for (const path of ['/shop', '/blog']) {
    await page.goto(at(path));
    await expectFromDevice(page, shop);
    await expectHydrated(page);
  }
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shop.texts('footer.menu', '/shop'), exact: true })
    .or(page.locator(`a[href="${at('/shop')}"]`))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/shop')}$`));
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').locator('li')).first(),
  ).toBeVisible();

  const words = offlineWords[shop.locale];
  await page.goto(at('/about'));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', shop.locale);
  await page.locator(`a[href="${product}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await context.setOffline(false);
  await page.goto(product);
  await expect(page.locator('html')).not.toHaveAttribute(keptAttribute, /.*/);
});

test('what is put into the cart on a page of the device is sent once, when the connection is back', async ({
  page,
  context,
  shop,
}) => {
  const { at, texts } = shop;
  const { slug, name } = await aProduct(shop.locale);
  const product = at(`/product-details/${slug}`);
  const add = () => addButton(page, texts);
  await seePage(page, product);
  const firstSent = page.waitForResponse((answer) => answer.url().includes('/api/carts/add') && answer.ok());
  await add().click();
  await firstSent;
  await expect(
    page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') }).getByText(name),
  ).toBeVisible();
  await page.reload();
  await expect(cartLink(page, shop, 1)).toBeVisible();
  await expectKept(page, at('/cart'));

  await cutOff(context);
  await page.goto(product);
  await expectFromDevice(page, shop);
  await expect(cartLink(page, shop, 1)).toBeVisible();
  await add().click();
  await expect(page.getByRole('dialog').getByText(texts('cart-checkout', 'queued.title'))).toBeVisible();
  await page.goto(at('/cart'));
  await expect(cartLink(page, shop, 2)).toBeVisible();
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(texts('cart-checkout', 'queued.title'))).toBeVisible();

  const sent: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/carts/add') && answer.status() === 200) sent.push(answer.url());
  });
  await context.setOffline(false);
  await expect.poll(() => sent, { message: 'what was sent', timeout: 20_000 }).toHaveLength(1);
  await expect(page.getByRole('main').getByText(texts('cart-checkout', 'queued.title'))).toBeHidden();
  await page.reload();
  await expect(cartLink(page, shop, 2)).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('nothing of the shopper’s own is ever kept', async ({ page, context, shop }) => {
  const { at } = shop;
  await seePage(page, at('/blog'));
  for (const path of ['/login', '/checkout', '/profile']) await page.goto(at(path));
  await page.goto(at('/blog'));
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls;
  });
  expect(
    kept.filter((url) => /session|profile|checkout\?|orders|carts\//.test(url.replace(/\/assets\/.*/, ''))),
  ).toEqual([]);
  expect(await keptPaths(page)).not.toContain(at('/checkout'));
  await cutOff(context);
  await page.goto(at('/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: offlineWords[shop.locale].title })).toBeVisible();
});

test('a page that is only looked at registers nothing', async ({ page, shop }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(shop.at('/'));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(5_000);
  expect(asked.filter((path) => /offline-worker/.test(path))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

async function cutOff(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}
