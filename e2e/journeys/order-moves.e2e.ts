import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { callApi } from '../support/shop-api.ts';
import { makeCart, placeOrder, productsToBuy } from '../steps/prepare-cart.ts';
import { openStaffOrder, openStaffPages, takeStep } from '../steps/staff.ts';

/* An order on its way: the shop's staff move it, its shopper sees it, gives a piece back, and another is cancelled. */

const namespace = 'cart-checkout';

async function anOrder(shop: ShopContext) {
  const bought = await productsToBuy(shop.locale, 21, 1);
  const { id } = await placeOrder(await makeCart(bought.map((product) => ({ ...product, quantity: 2 }))));
  const { number } = (await callApi('GET', `/orders/${id}`)).body.data as { number: string };
  return { id, number, name: bought[0]?.name ?? '' };
}

const headline = (page: Page, { texts }: ShopContext, state: string) =>
  page.getByRole('heading', { name: texts(namespace, `orderPage.news.${state}`), exact: true });

test('staff send an order, its shopper sees it come, and gives a piece back', async ({
  page,
  shop,
  problems,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  // The page that asks for a token says so by its status.
  problems.expected.push(/status of 401 .*\/_orders/);
  const { at, texts } = shop;
  const order = await anOrder(shop);
  const staff = await newVisitor();

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
    await staff.locator('input[name="courier"]').fill('Gulf Parcels');
    await staff.locator('input[name="tracking_number"]').fill('GP 7788 KW');
    await takeStep(staff, 'ship');
  });

  await test.step('the shopper reads so, and follows it to the door', async () => {
    await page.goto(at(`/order/${order.id}`));
    await expect(headline(page, shop, 'shipped')).toBeVisible();
    await expect(page.getByText('GP 7788 KW')).toBeVisible();
    const cancel = page.getByRole('button', { name: texts(namespace, 'changes.cancel'), exact: true });
    await expect(page.getByRole('button', { name: texts(namespace, 'changes.buyAgain') })).toBeVisible();
    await expect(cancel).toHaveCount(0);
    await takeStep(staff, 'deliver');
    await page.reload();
    await expect(headline(page, shop, 'delivered')).toBeVisible();
  });

  await test.step('one piece goes back', async () => {
    await page.getByRole('button', { name: texts(namespace, 'changes.return'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts(namespace, 'changes.send') }).click();
    await expect(dialog.getByText(texts(namespace, 'changes.choosePieces'))).toBeVisible();
    await dialog.getByLabel(order.name).selectOption('1');
    await dialog.getByLabel(texts(namespace, 'changes.reason')).selectOption('damaged');
    await dialog.getByRole('button', { name: texts(namespace, 'changes.send') }).click();
    await expect(page.getByText(texts(namespace, 'changes.status.requested'))).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expectAccessible(page);
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
  });

  await test.step('what the cookie opened is closed by signing out', async () => {
    await staff.locator('form[action*="sign-out"] button').click();
    await expect(staff.locator('input[name="token"]')).toBeVisible();
    await staff.goto(`/_orders/${order.id}`);
    await expect(staff.locator('input[name="token"]')).toBeVisible();
  });
});

test('a shopper cancels an order before it is packed, and buys it again', async ({ page, shop }) => {
  const { at, texts } = shop;
  const order = await anOrder(shop);
  await page.goto(at(`/order/${order.id}`));
  await expect(headline(page, shop, 'placed')).toBeVisible();
  await page.getByRole('button', { name: texts(namespace, 'changes.cancel'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: texts(namespace, 'changes.cancelQuestion') });
  await expect(dialog.getByText(texts(namespace, 'changes.cancelUnpaid'))).toBeVisible();
  await dialog.getByRole('button', { name: texts(namespace, 'changes.confirmCancel') }).click();
  await expect(headline(page, shop, 'ended')).toBeVisible();
  await page.reload();
  await expect(headline(page, shop, 'ended')).toBeVisible();

  await page.getByRole('button', { name: texts(namespace, 'changes.buyAgain') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/cart')}$`));
  await expect(page.getByRole('main').getByText(order.name).first()).toBeVisible();
});
