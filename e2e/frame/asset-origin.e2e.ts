import { addButton } from '../steps/add-button.ts';
import { expectHydrated } from '../steps/browse.ts';
import { offlineNoise, seePage } from '../steps/see-page.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { aProduct } from '../support/products.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* Browsers may get released files at another host. Here it is the same server under another name: another origin to browsers. */

const port = testPort(667);
const filesOrigin = `http://127.0.0.1:${port}`;
let storefront: OwnStorefront;

test.describe.configure({ timeout: 120_000, mode: 'serial' });
test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  storefront = await startOwnStorefront('asset-origin', port, {
    environment: { ASSET_ORIGIN: filesOrigin },
  });
});
test.afterAll(() => storefront?.stop());

test(
  'a page comes to life, sells and is kept with files of another host, and takes none from its own',
  inOneLanguage,
  async ({ page, context, shop, problems }) => {
    const { at, texts } = shop;
    const { slug, name } = await aProduct(shop.locale);
    const product = `${storefront.url}${at(`/product-details/${slug}`)}`;
    const files: string[] = [];
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/')) files.push(origin);
    });

    await page.goto(product);
    await expectHydrated(page);
    await addButton(page, texts).click();
    const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
    await expect(drawer.getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');
    // Letters are drawn with its fonts too.
    await expect.poll(() => page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
    await page.evaluate(() => document.fonts.ready);
    expect(new Set(files)).toEqual(new Set([filesOrigin]));
    expect(files.length).toBeGreaterThan(10);

    await seePage(page, product);
    problems.expected.push(offlineNoise);
    await context.setOffline(true);
    await page.goto(product);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectHydrated(page);
    await context.setOffline(false);
  },
);
