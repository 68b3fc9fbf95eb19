import { decideOnBankPage } from '../steps/at-bank.ts';
import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { readMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * A guest closes the tab at the bank. The next tab on that device says so on every page and leads back to the order, which is paid;
 * and the letter with the way back leaves within a minute.
 */

const namespace = 'cart-checkout';
/** A product whose stock no other suite changes meanwhile, by the width that it is bought at. */
const own = { 390: 21, 1440: 23 } as const;
test.use({ actionTimeout: 20_000 });

for (const width of [390, 1440] as const)
  test(`the next tab on that device leads back to an order whose tab was closed at the bank, at ${width} px`, async ({
    page,
    shop,
    context,
  }) => {
    test.setTimeout(150_000);
    const { at, texts, locale } = shop;
    const email = `closed-${locale}-${width}-${Date.now()}@example.com`;
    const bought = await productsToBuy(locale, own[width], 1);
    await giveCart(context, await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));
    await page.setViewportSize({ width, height: 860 });
    await page.goto(at('/checkout'));
    await fillCheckout(page, shop, 'knet');
    await page.getByLabel(texts(namespace, 'field.email'), { exact: true }).fill(email);
    await placeButton(page, shop).click();
    await expect(page).toHaveURL(/\/pay\//);
    const leftAtMs = Date.now();
    await page.close();

    const next = await context.newPage();
    await next.setViewportSize({ width, height: 860 });
    await next.goto(at('/shop'));
    const note = next.getByRole('complementary', { name: texts('shell', 'unpaidOrder.label') });
    await expect(note).toContainText(/DN-\d+/);
    const [number = ''] = /DN-\d+/.exec((await note.textContent()) ?? '') ?? [];
    const box = (await note.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);

    // The checkout, without a cart, leads there as well.
    await next.goto(at('/checkout'));
    await expect(next.getByRole('link', { name: texts(namespace, 'unpaid.toOrder') })).toBeVisible();
    await expect(note).toHaveCount(0);

    await expect
      .poll(() => readMail(email, number).catch(() => ''), {
        timeout: 60_000 - (Date.now() - leftAtMs) + 5_000,
      })
      .toContain(at('/order/'));

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
    await expect(
      next.getByRole('heading', { name: texts(namespace, 'orderPage.news.placed') }),
    ).toBeVisible();

    // Paid, it is known nowhere any more, nor in a tab that stayed open.
    await expect(noteBeside).toHaveCount(0);
    await next.goto(at('/shop'));
    await expect(next.getByRole('article').first()).toBeVisible();
    await expect.poll(() => next.evaluate(() => localStorage.getItem('dana.checkout.unpaid.v2'))).toBeNull();
    await expect(note).toHaveCount(0);
  });
