import type { Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { arriveSignedIn, newShopper, openAccount } from '../steps/account.ts';
import { breakCall, isCall, noiseOfFaults, whileBroken } from '../steps/break-call.ts';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { checkoutField, fillAddress, fillCheckout, placeButton } from '../steps/check-out.ts';
import { couponInUse, typeCoupon } from '../steps/coupons.ts';
import { giveCart, makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/*
 * Calls of cart and checkout fail: it is said, nothing is lost, and the second time it is done. Each way to fail (an error, an
 * answer that makes no sense, a cut connection, no answer at all) is met by some call here; what an error of each kind leads to
 * is shown by unit tests of the cart's engine, the API client and the pages. The words, in both languages: outages/words.
 */

const namespace = 'cart-checkout';
const waitMs = { timeout: 20_000 };
test.use({ actionTimeout: 20_000 });

test.beforeEach(({ problems }) => {
  test.setTimeout(120_000);
  problems.expected.push(noiseOfFaults, /status of 429/, /GET \/profile got no answer|ApiError/);
});

/** Gives the browser a guest's cart. @returns the names of what is in it. */
async function bringCart(page: Page, { locale }: ShopContext, from: number, count = 1): Promise<string[]> {
  const bought = await productsToBuy(locale, from, count);
  await giveCart(page.context(), await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));
  return bought.map(({ name }) => name);
}

test('what is put into the cart is refused or kept, a line stays or goes, and the cart is cleared in the end', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const main = page.getByRole('main');
  const queued = page.getByText(texts(namespace, 'queued.title'));
  // What is kept is also sent by itself, every few seconds: the button may be gone.
  const sendNow = () =>
    page
      .getByRole('button', { name: texts(namespace, 'queued.sendNow') })
      .evaluateAll((buttons: HTMLElement[]) => {
        for (const one of buttons) one.click();
      });

  await test.step('adding is refused, and then cut off', async () => {
    const drawer = page.getByRole('dialog', { name: texts(namespace, 'drawer.title') });
    const addCall = { method: 'POST', path: '/api/carts/add' };
    const act = () => addButton(page, texts).click();
    await page.goto(at(`/product-details/${(await aProduct(locale)).slug}`));
    await whileBroken(page, [addCall], 'answers 500', {
      act,
      async look() {
        await expect(page.getByText(texts('product', 'cartRefusal.other')).first()).toBeVisible();
        // The drawer, which has opened with the press, holds the rest of the page back.
        await page.keyboard.press('Escape');
        await expect(cartLink(page, shop, 0)).toBeVisible();
      },
    });
    await whileBroken(page, [addCall], 'is cut off', {
      act,
      look: () => expect(drawer.getByText(texts(namespace, 'queued.line'))).toBeVisible(waitMs),
    });
    await sendNow();
    await expect(drawer.getByText(texts(namespace, 'itemCount', { count: 1 }))).toBeVisible();
    await expect(queued).toHaveCount(0);
    // An answer that still comes would bring this cart back.
    await networkAtRest(page);
  });

  const [first, second] = await bringCart(page, shop, 0, 2);
  await page.goto(at('/cart'));
  await expect(cartLink(page, shop, 2)).toBeVisible();
  const remove = main.getByRole('button', { name: texts(namespace, 'line.remove', { title: first ?? '' }) });
  await test.step('removing fails on the server: the line stays, and says so', async () => {
    await whileBroken(page, [{ method: 'DELETE', path: /\/api\/carts\/[^/]+\/items\// }], 'answers 500', {
      act: () => remove.click(),
      async look() {
        await expect(main.getByText(texts(namespace, 'line.notChanged'))).toBeVisible();
        await expect(remove).toHaveCount(1);
      },
    });
    await main.getByRole('button', { name: texts(namespace, 'retry') }).click();
    await expect(remove).toHaveCount(0);
    await expect(cartLink(page, shop, 1)).toBeVisible();
    await expect(main.getByText(second ?? '').first()).toBeVisible();
  });

  await test.step('clearing hangs: the cart is shown empty, and the request is kept', async () => {
    await whileBroken(page, [{ method: 'DELETE', path: /\/api\/carts\/[^/]+\/clear/ }], 'hangs', {
      async act() {
        await main.getByRole('button', { name: texts(namespace, 'clear.action') }).click();
        const confirm = { name: texts(namespace, 'clear.confirm'), exact: true };
        await page.getByRole('dialog').getByRole('button', confirm).click();
      },
      look: () => expect(main.getByText(texts(namespace, 'queued.title'))).toBeVisible(waitMs),
    });
    await sendNow();
    await expect(queued).toHaveCount(0);
    await expect(main.getByText(texts(namespace, 'empty.title'))).toBeVisible();
  });
});

test('areas, coupon, order and its page fail in turn: everything typed stays, and one order comes of it', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await bringCart(page, shop, 10);
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: texts(namespace, 'retry') });
  const placesCalls = ['/api/countries', '/api/cities'].map((path) => ({ method: 'GET', path }));
  await whileBroken(page, placesCalls, 'answers garbage', {
    act: () => page.goto(at('/checkout')),
    look: () => expect(main.getByText(texts(namespace, 'address.placesFailed'))).toBeVisible(waitMs),
  });
  await retry.click();
  await fillCheckout(page, shop);

  const coupon = page.getByLabel(texts(namespace, 'coupon.label'));
  await whileBroken(page, [{ method: 'GET', path: '/api/checkout' }], 'is cut off', {
    act: () => typeCoupon(page, shop, 'DANA10'),
    async look() {
      const problem = page.locator('form', { has: coupon }).getByRole('alert');
      await expect(problem).toHaveText(texts(namespace, 'read.unreachable'), waitMs);
      await expect(coupon).toHaveValue('DANA10');
    },
  });
  await typeCoupon(page, shop, 'DANA10');
  await expect(couponInUse(page, shop, 'DANA10')).toBeVisible();

  const isOrder = isCall('/api/checkout');
  const keys = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/checkout'))
      keys.add(request.headers()['idempotency-key']);
  });
  for (const fault of ['answers garbage', 'hangs'] as const)
    await whileBroken(page, [{ method: 'POST', path: '/api/checkout' }], fault, {
      act: () => placeButton(page, shop).click(),
      async look() {
        await expect(main.getByText(texts(namespace, 'order.failed'))).toBeVisible(waitMs);
        await expect(checkoutField(page, shop, 'street')).toHaveValue('١٢');
        await expect(cartLink(page, shop, 1)).toBeVisible();
      },
    });
  // One attempt, however often it was sent.
  expect(keys.size).toBe(1);
  await test.step('an order that the API refuses is refused in its words', async () => {
    const message = 'لديك طلبات كثيرة بانتظار الدفع';
    await page.route(isOrder, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, json: { success: false, code: 'too_many_unpaid', message } })
        : route.fallback(),
    );
    await placeButton(page, shop).click();
    await expect(main.getByText(message)).toBeVisible();
    await expect(checkoutField(page, shop, 'street')).toHaveValue('١٢');
    await page.unroute(isOrder);
    // A refusal ends the attempt: the next press is another one.
    keys.clear();
  });

  // The answer is lost on its way: the server has the order already.
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
  await expect(page.getByText(texts(namespace, 'orderPage.failed'))).toBeVisible(waitMs);
  await repair();
  await retry.click();
  await expect(page.getByText(/^DN-/).first()).toBeVisible();
  expect(keys.size).toBe(1);
});

test('an address is not saved, the last orders are not listed and an order is not searched for: each works the second time', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await arriveSignedIn(page.context(), newShopper());
  await bringCart(page, shop, 0);
  await page.goto(at('/checkout'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: texts(namespace, 'address.add') }).click();
  await fillAddress(page, shop);
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: texts(namespace, 'address.save') });
  await whileBroken(page, [{ method: 'POST', path: '/api/addresses' }], 'hangs', {
    act: () => save.click(),
    async look() {
      await expect(dialog.getByText(texts(namespace, 'address.saveFailed'))).toBeVisible(waitMs);
      await expect(checkoutField(page, shop, 'street')).toHaveValue('١٢');
    },
  });
  await save.click();
  await expect(dialog).toBeHidden();
  const saved = page.getByRole('group', { name: texts(namespace, 'address.saved') });
  await expect(saved.getByRole('radio')).toBeChecked();

  const orders = page.getByRole('region', { name: texts('account', 'track.lastOrders') });
  const none = orders.getByText(texts('account', 'track.noOrders'));
  await whileBroken(page, [{ method: 'GET', path: '/api/orders' }], 'answers 500', {
    act: () => page.goto(at('/order')),
    async look() {
      await expect(orders.getByText(texts('account', 'track.lastOrdersFailed'))).toBeVisible(waitMs);
      await expect(none).toHaveCount(0);
    },
  });
  await orders.getByRole('button', { name: texts(namespace, 'retry') }).click();
  await expect(none).toBeVisible();

  const { number } = await newOrder(shop, 'cash');
  const contact = page.getByLabel(texts('account', 'track.contact'));
  await page.getByLabel(texts('account', 'track.number')).fill(number);
  await contact.fill('٥٠٠٠١٢٣٤');
  const search = page.getByRole('button', { name: texts('account', 'track.submit') });
  await whileBroken(page, [{ method: 'POST', path: '/api/orders/track' }], 'is cut off', {
    act: () => search.click(),
    async look() {
      await expect(main.getByRole('alert')).toContainText(texts('account', 'form.unreachable'), waitMs);
      await expect(contact).toHaveValue('٥٠٠٠١٢٣٤');
    },
  });
  await search.click();
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeFocused();
});

test('a payment is not begun and a cart not brought back: each is done with the next press', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  const { id } = await newOrder(shop, 'knet');
  const wayOn = (way: string) =>
    page.getByRole('main').getByRole('button', { name: texts(namespace, `unpaid.${way}`) });
  // A press before the page is hydrated would lead nowhere: these buttons need their scripts.
  const press = async (way: string): Promise<void> => {
    await expect(wayOn(way)).toBeVisible();
    await expectHydrated(page);
    await wayOn(way).click();
  };
  const look = () =>
    expect(page.getByRole('main').getByText(texts(namespace, 'unpaid.failed'))).toBeVisible(waitMs);
  await page.goto(at(`/order-confirmation?order=${id}`));
  await whileBroken(page, [{ method: 'POST', path: /\/api\/orders\/[^/]+\/pay/ }], 'hangs', {
    act: () => press('payNow'),
    look,
  });
  await wayOn('payNow').click();
  await expect(page).toHaveURL(/\/pay\//);
  await page.locator('button[value="decline"]').click();
  await expect(wayOn('restore')).toBeVisible();
  await whileBroken(page, [{ method: 'POST', path: /\/api\/orders\/[^/]+\/restore-cart/ }], 'answers 500', {
    act: () => press('restore'),
    look,
  });
  await wayOn('restore').click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await expect(cartLink(page, shop, 1)).toBeVisible();
});

test('who signs in while the shop cannot say who she is goes on with her cart, and the account’s joins it by itself', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  const [kept] = await productsToBuy(locale, 5, 1);
  const shopper = newShopper();
  const token = await openAccount(shopper);
  const body = { product_id: kept?.id, product_variation_id: kept?.variationId, quantity: 1 };
  await callApi('POST', '/carts/add', { token, body });
  const [mine = ''] = await bringCart(page, shop, 4);
  const main = page.getByRole('main');
  await page.goto(at('/checkout'));
  await checkoutField(page, shop, 'first_name').fill('Mariam');
  await page.getByRole('button', { name: texts(namespace, 'contact.signIn') }).click();
  await whileBroken(page, [{ method: 'GET', path: '/api/profile' }], 'hangs', {
    act: () => signInHere(page, shop, shopper),
    async look() {
      await expect(checkoutField(page, shop, 'email')).toHaveValue(shopper.email);
      await expect(checkoutField(page, shop, 'first_name')).toHaveValue('Mariam');
      await expect(cartLink(page, shop, 1)).toBeVisible();
      await expect(main.getByText(mine)).toBeVisible();
    },
  });
  await expect(cartLink(page, shop, 2)).toBeVisible(waitMs);
  await expect(main.getByText(mine)).toBeVisible();
  await expect(main.getByText(kept?.name ?? '')).toBeVisible();
  await expect(checkoutField(page, shop, 'first_name')).toHaveValue('Mariam');
});

/** A guest's order of one unit. */
async function newOrder({ locale }: ShopContext, method: 'cash' | 'knet') {
  const bought = await productsToBuy(locale, 5, 1);
  const { id } = await placeOrder(await makeCart(bought.map((one) => ({ ...one, quantity: 1 }))), method);
  const number: string = (await callApi('GET', `/orders/${id}`)).body.data.number;
  return { id, number };
}
