import { decideOnBankPage } from '../steps/at-bank.ts';
import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * A guest closes the tab at the bank. The next tab on that device says so on every page and leads back to the order, which is paid.
 * That an email with the way back leaves within a minute: services/api/src/orders/emails/order-emails.whole.test.ts.
 */

const namespace = 'cart-checkout';
const width = 390;
test.use({ actionTimeout: 20_000, viewport: { width, height: 860 } });

test('the next tab on that device leads back to an order whose tab was closed at the bank', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  // A product whose stock no other suite changes meanwhile.
  const bought = await productsToBuy(locale, 21, 1);
  await giveCart(context, await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));
  await page.goto(at('/checkout'));
  await fillCheckout(page, shop, 'knet');
  await placeButton(page, shop).click();
  await expect(page).toHaveURL(/\/pay\//);
  await page.close();

  const next = await context.newPage();
  await next.goto(at('/shop'));
  const note = next.getByRole('complementary', { name: texts('shell', 'unpaidOrder.label') });
  await expect(note).toContainText(/DN-\d+/);
  for (const seen of [width, 1440]) {
    await next.setViewportSize({ width: seen, height: 860 });
    const box = (await note.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(seen);
  }

  // The checkout, without a cart, leads there as well.
  await next.goto(at('/checkout'));
  await expect(next.getByRole('link', { name: texts(namespace, 'unpaid.toOrder') })).toBeVisible();
  await expect(note).toHaveCount(0);

  const beside = await context.newPage();
  await beside.goto(at('/shop'));
  const noteBeside = beside.getByRole('complementary', { name: texts('shell', 'unpaidOrder.label') });
  await expect(noteBeside).toBeVisible();

  await next.bringToFront();
  await next.goto(at('/'));
  await note.getByRole('link', { name: texts('shell', 'unpaidOrder.toOrder') }).click();
  await expect(next).toHaveURL(new RegExp(at('/order/')));
  await expect(note).toHaveCount(0);
  await next.getByRole('button', { name: texts(namespace, 'unpaid.payNow') }).click();
  await decideOnBankPage(next, 'approve');
  await expect(next.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') })).toBeVisible();

  // Paid, it is known nowhere any more, nor in a tab that stayed open.
  await expect(noteBeside).toHaveCount(0);
  await next.goto(at('/shop'));
  await expect(next.getByRole('article').first()).toBeVisible();
  await expect.poll(() => next.evaluate(() => localStorage.getItem('dana.checkout.unpaid.v2'))).toBeNull();
  await expect(note).toHaveCount(0);
});
