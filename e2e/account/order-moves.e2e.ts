import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn } from '../steps/account.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { callApi } from '../support/shop-api.ts';
import { readMail } from '../support/read-outbox.ts';
import { makeCart, placeOrder, type ProductToBuy, productsToBuy } from '../steps/prepare-cart.ts';
import { openStaffOrder, openStaffPages, takeStep } from '../steps/staff.ts';

/* An order on its way: the shop's staff move it, its shopper sees it, and gives a unit back. */

const namespace = 'account';

type Order = { number: string; total: number; discount: number; refunded: number };

const readOrder = async (id: string, token?: string): Promise<Order> =>
  (await callApi('GET', `/orders/${id}`, token ? { token } : {})).body.data;

/** What is left of the variation that is bought. */
async function stockOf({ slug, variationId }: ProductToBuy): Promise<number> {
  const { variations } = (await callApi('GET', `/products/${slug}`)).body.data;
  return variations.find(({ id }: { id: unknown }) => id === variationId).current_stock;
}

async function anOrder({ locale }: ShopContext, from: number, token?: string) {
  const [product] = await productsToBuy(locale, from, 1);
  if (!product) throw new Error('The shop sells nothing.');
  const stock = await stockOf(product);
  const email = `moves-${from}-${locale}-${Date.now()}@example.com`;
  const buying = { locale, email, promo_code: 'DANA10', ...(token && { token }) };
  const { id } = await placeOrder(await makeCart([{ ...product, quantity: 2 }]), 'cash', buying);
  return { id, ...(await readOrder(id, token)), name: product.name, email, product, stock };
}

/** How the emails of an order begin, in the reader's language. */
const emails = {
  placed: { en: 'We have your order.', ar: 'وصلنا طلبك.' },
  packed: { en: 'Your order is packed', ar: 'تم تجهيز طلبك' },
  shipped: { en: 'Your order has shipped', ar: 'تم شحن طلبك' },
  delivered: { en: 'Your order was delivered', ar: 'تم تسليم طلبك' },
  returnAsked: { en: 'We have your return request', ar: 'وصلنا طلب الإرجاع' },
  returnDecided: { en: 'We have decided on your return', ar: 'تم البت في طلب الإرجاع' },
};

const headline = (page: Page, { texts }: ShopContext, state: string) =>
  page.getByRole('heading', { name: texts(namespace, `orderPage.news.${state}`), exact: true });

test('staff send an order, its shopper sees it come, and gives a unit back', async ({
  page,
  shop,
  problems,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  // The page that asks for a token says so by its status.
  problems.expected.push(/status of 401 .*\/_orders/);
  const { at, texts } = shop;
  const { locale } = shop;
  const order = await anOrder(shop, 21);
  const mail = (kind: keyof typeof emails) => readMail(order.email, emails[kind][locale]);
  const staff = await newVisitor();

  await test.step('the shopper gets an email with the number and the total', async () => {
    const placed = await mail('placed');
    expect(placed).toContain(order.number);
    expect(placed).toContain(`KWD ${order.total.toFixed(3)}`);
    expect(await stockOf(order.product)).toBe(order.stock - 2);
  });

  await test.step('who packs needs a token, finds the order and prints what is in it', async () => {
    await openStaffPages(staff, shop.locale);
    await expectAccessible(staff);
    await openStaffOrder(staff, order.number);
    await expectAccessible(staff);
    const address = staff.url();
    await staff.locator('a[href*="/slip"]').click();
    await expect(staff.getByRole('cell', { name: order.name })).toBeVisible();
    await expect(staff.getByText('KWD')).toHaveCount(0);
    await staff.goto(address);
  });

  await test.step('it is packed and sent with a number', async () => {
    await takeStep(staff, 'pack');
    // Once it is sent, an email that says it is packed would not leave any more.
    expect(await mail('packed')).toContain(order.number);
    await staff.locator('input[name="courier"]').fill('Gulf Parcels');
    await staff.locator('input[name="tracking_number"]').fill('GP 7788 KW');
    await takeStep(staff, 'ship');
    expect(await mail('shipped')).toContain('GP 7788 KW');
  });

  await test.step('the shopper reads so, and follows it to the door', async () => {
    await page.goto(at(`/order/${order.id}`));
    await expect(headline(page, shop, 'shipped')).toBeVisible();
    await expect(page.getByText('GP 7788 KW')).toBeVisible();
    const cancel = page.getByRole('button', { name: texts(namespace, 'changes.cancel'), exact: true });
    await expect(page.getByRole('button', { name: texts('cart-checkout', 'unpaid.buyAgain') })).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await takeStep(staff, 'deliver');
    await page.reload();
    await expect(headline(page, shop, 'delivered')).toBeVisible();
    expect(await mail('delivered')).toContain(order.number);
  });

  await test.step('the invoice is a page, and a file that carries the order’s number', async () => {
    const link = page.getByRole('link', { name: texts(namespace, 'changes.invoiceFile'), exact: true });
    await savesInvoice(page, link, order.number);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: texts(namespace, 'orders.invoice'), exact: true }).click();
    const invoice = await opened;
    await expect(invoice.locator('html')).toHaveAttribute('lang', locale);
    await expectAccessible(invoice);
    await savesInvoice(invoice, invoice.getByRole('link', { name: 'PDF' }), order.number);
    await invoice.close();
  });

  await test.step('one unit goes back', async () => {
    await page.getByRole('button', { name: texts(namespace, 'changes.return'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts(namespace, 'changes.send') }).click();
    await expect(dialog.getByText(texts(namespace, 'changes.chooseUnits'))).toBeVisible();
    await dialog.getByLabel(order.name).selectOption('1');
    await dialog.getByLabel(texts(namespace, 'changes.reason')).selectOption('damaged');
    await dialog.getByRole('button', { name: texts(namespace, 'changes.send') }).click();
    await expect(page.getByText(texts(namespace, 'changes.status.requested'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page);
    expect(await mail('returnAsked')).toContain(order.number);
  });

  await test.step('the shop decides, and the shopper reads it', async () => {
    await staff.reload();
    await staff.locator('textarea[name="answer"]').fill('Our driver comes tomorrow.');
    await staff.locator('button[value="accept"]').click();
    await staff.locator('input[name="restock"]').last().check();
    await staff.locator('button[value="receive"]').click();
    await expect(staff.locator('button[value="receive"]')).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(texts(namespace, 'changes.status.received'))).toBeVisible();
    await expect(page.getByText('Our driver comes tomorrow.')).toBeVisible();
    expect(await mail('returnDecided')).toContain(order.number);
    expect(await stockOf(order.product)).toBe(order.stock - 1);
    // Half of what the units came to, less their share of the discount.
    const { refunded } = await readOrder(order.id);
    expect(refunded).toBeGreaterThan(0);
    await expect(page.getByText(`KWD ${refunded.toFixed(3)}`).first()).toBeVisible();
  });

  await test.step('what the cookie opened is closed by signing out', async () => {
    await staff.locator('form[action*="sign-out"] button').click();
    await expect(staff.locator('input[name="token"]')).toBeVisible();
    await staff.goto(`/_orders/${order.id}`);
    await expect(staff.locator('input[name="token"]')).toBeVisible();
  });
});

test('an account’s orders show how far they are, and save the invoice', async ({
  page,
  shop,
  context,
  newVisitor,
  problems,
}) => {
  problems.expected.push(/status of 401 .*\/_orders/);
  const { at, texts, locale } = shop;
  const email = `orders-of-${locale}-${Date.now()}@example.com`;
  const shopper = { firstName: 'Noura', lastName: 'Al-Sabah', email, password: 'pearls-of-the-gulf-7' };
  const order = await anOrder(shop, 23, await arriveSignedIn(context, shopper));
  const staff = await newVisitor();
  await openStaffPages(staff, locale);
  await openStaffOrder(staff, order.number);
  await takeStep(staff, 'pack');

  await page.goto(at('/profile?tab=orders'));
  const row = page.getByRole('listitem').filter({ hasText: order.number });
  await expect(row.getByText(texts('account', 'timeline.packed'))).toBeVisible();
  const name = texts('account', 'orders.invoiceNumber', { number: order.number });
  await savesInvoice(page, row.getByRole('link', { name }), order.number);
  await expectAccessible(page);
});

/** Presses a link that saves the invoice, and looks at what was saved. */
async function savesInvoice(page: Page, link: Locator, number: string): Promise<void> {
  const saved = page.waitForEvent('download');
  await link.click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  const start = (await readFile(await download.path())).subarray(0, 5).toString();
  expect(start).toBe('%PDF-');
}
