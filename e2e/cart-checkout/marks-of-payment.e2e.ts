import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import type { Locale } from '@dana/contracts/locale';
import type { Locator, Page } from '@playwright/test';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { sharedShop, testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import { startTestShop } from '../support/start-test-shop.ts';

/* The marks of payment: what the API offers, everywhere alike, and nothing that the shop does not take. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('footer, product, cart and checkout show the ways to pay that the API offers, from the first HTML on', async ({
  page,
  request,
  shop,
}) => {
  const { at, locale } = shop;
  const offered = await offeredBy(`http://localhost:${sharedShop.apiPort}`, locale);
  const [product] = await productsToBuy(locale, 10, 1);
  if (!product) throw new Error('A product is needed.');
  const address = at(`/product-details/${product.slug}`);

  // In footer and page. An answer that is late on a busy machine is left to the browser, and the next document has it.
  await expect(async () => {
    const html = await (await request.get(address)).text();
    for (const name of offered) expect(html.split(`<title>${name}</title>`)).toHaveLength(3);
  }).toPass();

  await page.goto(address);
  await expectMarks(inProduct(page, shop), offered);
  await expectMarks(inFooter(page, shop), offered);
  await giveCart(page.context(), await makeCart([{ ...product, quantity: 1 }]));
  await page.goto(at('/cart'));
  await expectMarks(inSummary(page, shop), offered);
  await page.goto(at('/checkout'));
  await expect(waysAtCheckout(page, shop)).toHaveText(offered.map((name) => new RegExp(`^${name}`)));
});

test('a shop without a payment gateway shows no mark of KNET', inOneLanguage, async ({ page }) => {
  test.setTimeout(240_000);
  const dataDir = join(workspaceRoot, '.data-e2e-no-gateway');
  await rm(dataDir, { recursive: true, force: true });
  const own = await startTestShop({ storefrontPort: testPort(640), apiPort: testPort(641), dataDir });
  try {
    for (const shop of shopInBoth)
      await test.step(`in ${shop.locale}`, async () => {
        const { at, texts, locale } = shop;
        const offered = await offeredBy(own.apiUrl, locale);
        expect(offered.length).toBeGreaterThan(0);
        expect(offered).not.toContain(knetIn[locale]);
        await page.goto(`${own.url}${at('/product-details/qumash-daily-t-shirt')}`);
        await expectMarks(inProduct(page, shop), offered);
        await expectMarks(inFooter(page, shop), offered);
        const buy = { name: texts('product', 'purchase.buyNow'), exact: true };
        // In a shop that was just started pictures are made for the first time, and hold the connections that a press needs.
        await networkAtRest(page);
        await page.getByRole('main').getByRole('button', buy).first().click();
        await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
        await expect(waysAtCheckout(page, shop)).toHaveText(offered.map((name) => new RegExp(`^${name}`)));
        await page.goto(`${own.url}${at('/cart')}`);
        await expectMarks(inSummary(page, shop), offered);
        await expect(page.getByRole('img', { name: knetIn[locale], exact: true })).toHaveCount(0);
      });
  } finally {
    // An open page still fetches: a shop that is gone would rightly show in its console.
    await page.goto('about:blank');
    await own.stop();
  }
});

const knetIn = { en: 'KNET', ar: 'كي نت' };

/** The names of the ways to pay, as an API of the shop gives them. */
async function offeredBy(apiOrigin: string, locale: Locale): Promise<string[]> {
  const answer = await (await fetch(`${apiOrigin}/api/payment_methods?lang=${locale}`)).json();
  return answer.data.map(({ name }: { name: string }) => name);
}

async function expectMarks(list: Locator, names: string[]): Promise<void> {
  await expect(list.getByRole('img')).toHaveCount(names.length);
  for (const [index, name] of names.entries())
    await expect(list.getByRole('img').nth(index)).toHaveAccessibleName(name);
}

const inProduct = (page: Page, { texts }: ShopContext) =>
  page.getByRole('main').getByRole('list', { name: texts('product', 'waysToPay') });

const inFooter = (page: Page, { texts }: ShopContext) =>
  page.getByRole('contentinfo').getByRole('list', { name: texts('shell', 'footer.payment') });

const inSummary = (page: Page, { texts }: ShopContext) =>
  page.getByRole('main').getByRole('list', { name: texts(namespace, 'summary.payWith') });

const waysAtCheckout = (page: Page, { texts }: ShopContext) =>
  page.getByRole('radiogroup', { name: texts(namespace, 'payment.title') }).locator('label');
