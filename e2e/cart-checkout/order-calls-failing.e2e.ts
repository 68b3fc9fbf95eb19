import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { type Call, type Fault, noiseOfFaults, quickFaults, whileBroken } from '../steps/break-call.ts';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { decideAtBank } from '../steps/decide-at-bank.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The calls around an order fail in each way: it is said, nothing is lost, and the second time it is done. */

const namespace = 'cart-checkout';
const orderCall: Call = { method: 'GET', path: /\/api\/orders\/[^/]+$/ };
const lastOrdersCall: Call = { method: 'GET', path: '/api/orders' };
const trackCall: Call = { method: 'POST', path: '/api/orders/track' };
const payCall: Call = { method: 'POST', path: /\/api\/orders\/[^/]+\/pay/ };
const restoreCall: Call = { method: 'POST', path: /\/api\/orders\/[^/]+\/restore-cart/ };
test.use({ actionTimeout: 20_000 });

test.beforeEach(({ problems }) => {
  test.setTimeout(120_000);
  problems.expected.push(noiseOfFaults);
});

test('an order, the last orders and a search for one cannot be shown', async ({ page, shop, newVisitor }) => {
  const { id, number } = await newOrder(shop, 'cash');
  const search = async (searcher: Page, faults: readonly Fault[]): Promise<void> => {
    await fillSearch(searcher, shop, number);
    for (const fault of faults)
      await test.step(`the search ${fault}`, () => searchFails(searcher, shop, fault));
    await searchAgain(searcher, shop, number);
  };
  const customer = await newVisitor();
  await Promise.all([
    (async () => {
      for (const fault of quickFaults)
        await test.step(`the order ${fault}`, () => orderFails(page, shop, id, fault));
    })(),
    (async () => {
      await arriveSignedIn(customer.context(), newShopper());
      for (const fault of quickFaults)
        await test.step(`the last orders: ${fault}`, () => lastOrdersFail(customer, shop, fault));
      await search(customer, quickFaults);
    })(),
    test.step('the last orders hang', async () => {
      const waiting = await newVisitor();
      await arriveSignedIn(waiting.context(), newShopper());
      await lastOrdersFail(waiting, shop, 'hangs');
    }),
    (async () => {
      const waiting = await newVisitor();
      await waiting.goto(shop.at('/order'));
      // A form that is sent before any script leads to a new document.
      await expectHydrated(waiting);
      await search(waiting, ['hangs']);
    })(),
    test.step('the order hangs', async () => orderFails(await newVisitor(), shop, id, 'hangs')),
  ]);
});

test('a payment is not begun and a cart not brought back', async ({ page, shop, newVisitor }) => {
  const orders = [newOrder(shop, 'knet'), newOrder(shop, 'knet'), newOrder(shop, 'knet')] as const;
  const [first, unpaid, declined] = await Promise.all(orders);
  const open = (visitor: Page, { id }: { id: string }) =>
    visitor.goto(shop.at(`/order-confirmation?order=${id}`));
  await decideAtBank(declined.link, 'decline');
  await Promise.all([
    (async () => {
      await open(page, first);
      for (const fault of quickFaults)
        await test.step(`paying ${fault}`, () => payingFails(page, shop, fault));
      await payAgain(page, shop);
      await page.locator('button[value="decline"]').click();
      // A call that is to fail is caught once the page that makes it is there, not while it is on its way.
      await expect(wayOn(page, shop, 'restore')).toBeVisible();
      for (const fault of quickFaults)
        await test.step(`bringing it back ${fault}`, () => restoringFails(page, shop, fault));
      await restoreAgain(page, shop);
    })(),
    (async () => {
      const payer = await newVisitor();
      await open(payer, unpaid);
      await test.step('paying hangs', () => payingFails(payer, shop, 'hangs'));
      await payAgain(payer, shop);
    })(),
    (async () => {
      const returner = await newVisitor();
      await open(returner, declined);
      await test.step('bringing it back hangs', () => restoringFails(returner, shop, 'hangs'));
      await restoreAgain(returner, shop);
    })(),
  ]);
});

/** A guest's order of one piece. */
async function newOrder({ locale }: ShopContext, method: 'cash' | 'knet') {
  const [product] = await productsToBuy(locale, 5, 1);
  if (!product) throw new Error('A product is needed.');
  const order = await placeOrder(await makeCart([{ ...product, quantity: 1 }]), method);
  const number: string = (await callApi('GET', `/orders/${order.id}`)).body.data.number;
  return { ...order, number };
}

async function orderFails(page: Page, { at, texts }: ShopContext, id: string, fault: Fault): Promise<void> {
  const main = page.getByRole('main');
  const failed = main.getByText(texts(namespace, 'orderPage.failed'));
  await whileBroken(page, [orderCall], fault, {
    act: () => page.goto(at(`/order/${id}`)),
    look: () => expect(failed).toBeVisible({ timeout: 20_000 }),
  });
  await expectHydrated(page);
  await main.getByRole('button', { name: texts(namespace, 'retry') }).click();
  await expect(page.getByText(/^DN-/).first()).toBeVisible();
}

async function lastOrdersFail(page: Page, { at, texts }: ShopContext, fault: Fault): Promise<void> {
  const orders = page.getByRole('region', { name: texts(namespace, 'track.lastOrders') });
  const none = orders.getByText(texts(namespace, 'track.noOrders'));
  await whileBroken(page, [lastOrdersCall], fault, {
    act: () => page.goto(at('/order')),
    async look() {
      const failed = orders.getByText(texts(namespace, 'track.lastOrdersFailed'));
      await expect(failed).toBeVisible({ timeout: 20_000 });
      await expect(none).toHaveCount(0);
    },
  });
  await orders.getByRole('button', { name: texts(namespace, 'retry') }).click();
  await expect(none).toBeVisible();
}

const contact = { en: '50001234', ar: '٥٠٠٠١٢٣٤' };

async function fillSearch(page: Page, { texts, locale }: ShopContext, number: string): Promise<void> {
  await page.getByLabel(texts(namespace, 'track.number')).fill(number);
  await page.getByLabel(texts(namespace, 'track.contact')).fill(contact[locale]);
}

async function searchFails(page: Page, { texts, locale }: ShopContext, fault: Fault): Promise<void> {
  await whileBroken(page, [trackCall], fault, {
    act: () => page.getByRole('button', { name: texts(namespace, 'track.submit') }).click(),
    async look() {
      const words = texts(namespace, fault === 'answers 500' ? 'orderPage.failed' : 'read.unreachable');
      await expect(page.getByRole('main').getByRole('alert')).toContainText(words, { timeout: 20_000 });
      await expect(page.getByLabel(texts(namespace, 'track.contact'))).toHaveValue(contact[locale]);
    },
  });
}

async function searchAgain(page: Page, { texts }: ShopContext, number: string): Promise<void> {
  await page.getByRole('button', { name: texts(namespace, 'track.submit') }).click();
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeFocused();
}

const wayOn = (page: Page, { texts }: ShopContext, way: 'payNow' | 'restore') =>
  page.getByRole('main').getByRole('button', { name: texts(namespace, `unpaid.${way}`) });

/** A press before the page is hydrated would lead nowhere: these buttons need their scripts. */
async function pressWayOn(page: Page, shop: ShopContext, way: 'payNow' | 'restore'): Promise<void> {
  const button = wayOn(page, shop, way);
  await expect(button).toBeVisible();
  await expectHydrated(page);
  await button.click();
}

const unpaidFailed = (page: Page, { texts }: ShopContext) =>
  page.getByRole('main').getByText(texts(namespace, 'unpaid.failed'));

async function payingFails(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  await whileBroken(page, [payCall], fault, {
    act: () => pressWayOn(page, shop, 'payNow'),
    look: () => expect(unpaidFailed(page, shop)).toBeVisible({ timeout: 20_000 }),
  });
}

async function payAgain(page: Page, shop: ShopContext): Promise<void> {
  await wayOn(page, shop, 'payNow').click();
  await expect(page).toHaveURL(/\/pay\//);
}

async function restoringFails(page: Page, shop: ShopContext, fault: Fault): Promise<void> {
  await whileBroken(page, [restoreCall], fault, {
    act: () => pressWayOn(page, shop, 'restore'),
    look: () => expect(unpaidFailed(page, shop)).toBeVisible({ timeout: 20_000 }),
  });
}

async function restoreAgain(page: Page, shop: ShopContext): Promise<void> {
  await wayOn(page, shop, 'restore').click();
  await expect(page).toHaveURL(new RegExp(`${shop.at('/checkout')}$`));
  await expect(cartLink(page, shop, 1)).toBeVisible();
}
