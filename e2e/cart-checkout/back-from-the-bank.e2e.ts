import type { Page } from '@playwright/test';
import { decideOnBankPage } from '../steps/at-bank.ts';
import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { readProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* A shopper who comes back from the bank's page without having paid can cancel, or pay. That the cart comes back: pay-on-page. */

const namespace = 'cart-checkout';
/** Products whose stock no other suite changes meanwhile. */
const own = [15, 9] as const;
test.use({ actionTimeout: 20_000 });

test('back from the bank by the browser, a shopper goes to the order and cancels it', async ({
  page,
  shop,
}) => {
  const { texts } = shop;
  const stock = await goToBank(page, shop, { from: own[0] });
  expect(await stock()).toBe(-1);
  await page.goBack();
  await page.getByRole('link', { name: texts(namespace, 'unpaid.toOrder') }).click();
  await expect(page).toHaveURL(new RegExp(shop.at('/order/')));
  await page.getByRole('button', { name: texts('account', 'changes.cancel') }).click();
  await page.getByRole('button', { name: texts('account', 'changes.confirmCancel') }).click();
  await expect(news(page, shop, 'unpaid')).toBeVisible();
  expect(await stock()).toBe(0);
});

test('a page of the bank that was closed opens again from the order, and is paid in one of two tabs', async ({
  page,
  shop,
  context,
}) => {
  await goToBank(page, shop, { from: own[1] });
  const bankPage = page.url();
  await page.goto(shop.at('/checkout'));
  await page.getByRole('link', { name: shop.texts(namespace, 'unpaid.toOrder') }).click();
  await page.getByRole('button', { name: shop.texts(namespace, 'unpaid.payNow') }).click();
  await expect(page).toHaveURL(bankPage);
  const other = await context.newPage();
  await other.goto(bankPage);
  await decideOnBankPage(other, 'approve');
  await expect(news(other, shop, 'placed')).toBeVisible();
  // A second decision, in the first tab, leads to the order as it is.
  await page.locator('button[value="cancel"]').click();
  await expect(news(page, shop, 'placed')).toBeVisible();
});

/** Orders a product, and stops on the bank's page. @returns how much its stock changed since. */
async function goToBank(
  page: Page,
  shop: ShopContext,
  { from }: { from: number },
): Promise<() => Promise<number>> {
  const [first] = await productsToBuy(shop.locale, from, 1);
  if (!first) throw new Error('A product is needed.');
  const stockNow = async (): Promise<number> => {
    const { variations } = await readProduct(shop.locale, first.slug);
    return variations.find(({ id }) => id === first.variationId)?.current_stock ?? Number.NaN;
  };
  const before = await stockNow();
  await giveCart(page.context(), await makeCart([{ ...first, quantity: 1 }]));
  await page.goto(shop.at('/checkout'));
  await fillCheckout(page, shop, 'knet');
  await placeButton(page, shop).click();
  await expect(page).toHaveURL(/\/pay\//);
  return async () => (await stockNow()) - before;
}

const news = (page: Page, { texts }: ShopContext, kind: string) =>
  page.getByRole('heading', { name: texts(namespace, `orderPage.news.${kind}`) });
