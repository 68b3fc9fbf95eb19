import type { Locale } from '@dana/contracts/locale';
import type { Locator, Page } from '@playwright/test';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The ways to pay: what the API offers, everywhere alike. What it offers without a gateway: services/api/src/orders/pay.whole.test.ts. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('footer, product, cart and checkout show the ways to pay that the API offers, from the first HTML on', async ({
  page,
  request,
  shop,
}) => {
  const { at, locale } = shop;
  const offered = await offeredWays(locale);
  const [product] = await productsToBuy(locale, 10, 1);
  if (!product) throw new Error('A product is needed.');
  const address = at(`/product-details/${product.slug}`);

  // In footer and page. An answer that is late on a busy machine is left to the browser, and the next document has it.
  await expect(async () => {
    const html = await (await request.get(address)).text();
    for (const name of offered) expect(html.split(`>${name}</li>`)).toHaveLength(3);
  }).toPass();

  await page.goto(address);
  await expectWays(inProduct(page, shop), offered);
  await expectWays(inFooter(page, shop), offered);
  await giveCart(page.context(), await makeCart([{ ...product, quantity: 1 }]));
  await page.goto(at('/cart'));
  await expectWays(inSummary(page, shop), offered);
  await page.goto(at('/checkout'));
  await expect(waysAtCheckout(page, shop)).toHaveText(offered.map((name) => new RegExp(`^${name}`)));
});

/** The names of the ways to pay, as the API gives them. */
async function offeredWays(locale: Locale): Promise<string[]> {
  const address = `http://localhost:${sharedShop.apiPort}/api/payment_methods?lang=${locale}`;
  const answer = await (await fetch(address)).json();
  return answer.data.map(({ name }: { name: string }) => name);
}

async function expectWays(list: Locator, names: string[]): Promise<void> {
  await expect(list.getByRole('listitem')).toHaveText(names);
}

const inProduct = (page: Page, { texts }: ShopContext) =>
  page.getByRole('main').getByRole('list', { name: texts('product', 'waysToPay') });

const inFooter = (page: Page, { texts }: ShopContext) =>
  page.getByRole('contentinfo').getByRole('list', { name: texts('shell', 'footer.payment') });

const inSummary = (page: Page, { texts }: ShopContext) =>
  page.getByRole('main').getByRole('list', { name: texts(namespace, 'summary.payWith') });

const waysAtCheckout = (page: Page, { texts }: ShopContext) =>
  page.getByRole('radiogroup', { name: texts(namespace, 'payment.title') }).locator('label');
