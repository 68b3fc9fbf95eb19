import { breakCall, isCall, noiseOfFaults, quickFaults } from '../steps/break-call.ts';
import { cartLink } from '../steps/browse.ts';
import { checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { expect, test } from '../support/shop-test.ts';

/* Each call of cart and checkout fails in turn, in each way: it is said, nothing is lost, and there is a way on. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test.beforeEach(({ problems }) => {
  test.setTimeout(120_000);
  problems.expected.push(noiseOfFaults);
});

test('the cart cannot be read: it is said, the cart stays, and it comes on request', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 8, 1);
  if (!product) throw new Error('A product is needed.');
  const cartId = await makeCart([{ ...product, quantity: 2 }]);
  await giveCart(context, cartId);
  for (const path of ['/cart', '/checkout']) {
    for (const fault of path === '/cart' ? ([...quickFaults, 'hangs'] as const) : quickFaults) {
      await test.step(`${path} ${fault}`, async () => {
        const repair = await breakCall(page, 'GET', '/api/checkout', fault);
        await page.goto(at(path));
        const main = page.getByRole('main');
        const words = fault === 'answers 500' ? 'read.refused' : 'read.unreachable';
        await expect(main.getByText(texts(namespace, words)).first()).toBeVisible({ timeout: 20_000 });
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect((await context.cookies()).find(({ name }) => name === 'cart_id')?.value).toBe(cartId);
        await repair();
        const again = main.getByRole('button', { name: texts(namespace, 'retry') });
        await expect(async () => {
          if (await again.isVisible()) await again.click({ timeout: 1_000 });
          await expect(main.getByText(product.name).first()).toBeVisible({ timeout: 2_000 });
        }).toPass();
        await expect(cartLink(page, shop, 2)).toBeVisible();
      });
    }
  }
});

test('a line cannot be changed or removed: it says so in the line, and the request is kept or can be repeated', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 9, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(context, await makeCart([{ ...product, quantity: 2 }]));
  await page.goto(at('/cart'));
  const main = page.getByRole('main');
  const quantity = main.getByRole('textbox', {
    name: texts(namespace, 'line.quantity', { title: product.name }),
  });
  const increase = main.getByRole('button', {
    name: texts(namespace, 'line.increase', { title: product.name }),
  });
  await expect(quantity).toHaveValue('2');
  let expected = 2;
  for (const fault of [...quickFaults, 'hangs'] as const) {
    await test.step(`the quantity ${fault}`, async () => {
      const repair = await breakCall(page, 'POST', '/api/carts/edit-item', fault);
      await increase.click();
      const isQueued = fault === 'is cut off' || fault === 'hangs';
      const words = isQueued ? 'queued.line' : 'line.notChanged';
      await expect(main.getByText(texts(namespace, words)).first()).toBeVisible({ timeout: 20_000 });
      await expect(quantity).toHaveValue(String(isQueued ? expected + 1 : expected));
      await repair();
      const again = isQueued ? 'queued.sendNow' : 'retry';
      await main.getByRole('button', { name: texts(namespace, again) }).click();
      expected += 1;
      await expect(main.getByText(texts(namespace, words))).toHaveCount(0);
      await expect(quantity).toHaveValue(String(expected));
    });
  }
  await test.step('the removal is cut off', async () => {
    const repair = await breakCall(page, 'DELETE', /\/api\/carts\/[^/]+\/items\//, 'is cut off');
    await main
      .getByRole('button', { name: texts(namespace, 'line.remove', { title: product.name }) })
      .click();
    await expect(page.getByText(texts(namespace, 'queued.title')).first()).toBeVisible();
    await repair();
    // It is also sent by itself, perhaps just before the press.
    const sendNow = page.getByRole('button', { name: texts(namespace, 'queued.sendNow') }).first();
    await expect(async () => {
      if (await sendNow.isVisible()) await sendNow.click({ timeout: 1_000 });
      await expect(page.getByText(texts(namespace, 'empty.title'))).toBeVisible({ timeout: 2_000 });
    }).toPass();
  });
});

test('the order cannot be placed, the coupon not applied, the areas not listed: everything typed stays, and one order comes of it', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 10, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(context, await makeCart([{ ...product, quantity: 1 }]));

  await test.step('the areas', async () => {
    const repair = await breakCall(page, 'GET', '/api/cities', 'answers garbage');
    await page.goto(at('/checkout'));
    await expect(page.getByText(texts(namespace, 'address.placesFailed'))).toBeVisible({ timeout: 20_000 });
    await repair();
    await page
      .getByRole('main')
      .getByRole('button', { name: texts(namespace, 'retry') })
      .click();
    await fillCheckout(page, shop);
  });

  await test.step('the coupon', async () => {
    const repair = await breakCall(page, 'GET', '/api/checkout', 'is cut off');
    const coupon = page.getByLabel(texts(namespace, 'coupon.label'));
    await coupon.fill('DANA10');
    await page.getByRole('button', { name: texts(namespace, 'coupon.apply'), exact: true }).click();
    const problem = page.locator('form', { has: coupon }).getByRole('alert');
    await expect(problem).toHaveText(texts(namespace, 'read.unreachable'), { timeout: 20_000 });
    await expect(coupon).toHaveValue('DANA10');
    await repair();
  });

  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/checkout'))
      keys.add(request.headers()['idempotency-key']);
  });
  for (const fault of [...quickFaults, 'hangs'] as const) {
    await test.step(`the order ${fault}`, async () => {
      const repair = await breakCall(page, 'POST', '/api/checkout', fault);
      await placeButton(page, shop).click();
      const failed = page.getByRole('main').getByText(texts(namespace, 'order.failed'));
      await expect(failed).toBeVisible({ timeout: 20_000 });
      await expect(checkoutField(page, shop, 'street')).toHaveValue(locale === 'ar' ? '١٢' : '12');
      await expect(cartLink(page, shop, 1)).toBeVisible();
      await repair();
    });
  }
  await test.step('the order, and its page the first time', async () => {
    // The answer is lost on its way: the server has the order already.
    const isOrder = isCall('/api/checkout');
    await page.route(isOrder, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionfailed');
    });
    await placeButton(page, shop).click();
    await expect(page.getByText(texts(namespace, 'order.safeToRepeat'))).toBeVisible();
    await page.unroute(isOrder);
    const repair = await breakCall(page, 'GET', /\/api\/orders\//, 'answers garbage');
    await placeButton(page, shop).click();
    await expect(page.getByText(texts(namespace, 'orderPage.failed'))).toBeVisible({ timeout: 20_000 });
    await repair();
    await page
      .getByRole('main')
      .getByRole('button', { name: texts(namespace, 'retry') })
      .click();
    await expect(page.getByText(/^DN-/).first()).toBeVisible();
    // One attempt from the first press to the last, however often it was sent.
    expect(keys.size).toBe(1);
  });
});
