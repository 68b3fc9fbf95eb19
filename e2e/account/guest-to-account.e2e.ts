import type { Page } from '@playwright/test';
import { newShopper } from '../steps/account.ts';
import { choosePassword, openOffer, orderAsGuest } from '../steps/guest-order.ts';
import { readMail } from '../support/read-outbox.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Somebody who ordered without an account has one afterwards, with all that was ordered. */

const orders = 'account';
const isShown = (page: Page, { texts }: ShopContext) =>
  expect(page.getByRole('heading', { name: texts(orders, 'orderPage.news.placed') })).toBeVisible();
const isMissing = (page: Page, { texts }: ShopContext) =>
  expect(page.getByRole('heading', { name: texts(orders, 'orderPage.notFound') })).toBeVisible();

test('a guest makes an account of an order with one password, and an earlier order joins by the mailed link', async ({
  page,
  context,
  shop,
  newVisitor,
  problems,
}) => {
  test.setTimeout(120_000);
  // The password that was refused, the order that a stranger asks for, the link that was used.
  problems.expected.push(/status of 4(04|22)/);
  const { at, texts } = shop;
  const { email, password } = newShopper();
  const earlier = await orderAsGuest(shop, email.toUpperCase());
  const id = await orderAsGuest(shop, email);
  const main = page.getByRole('main');
  const orderLinks = main.getByRole('link', { name: new RegExp(`^${texts('account', 'orders.view')}`) });

  await test.step('the order stays open to the guest: after a reload, and in a second tab', async () => {
    expect((await page.goto(at(`/order/${id}`)))?.status()).toBe(200);
    await isShown(page, shop);
    expect((await page.reload())?.status()).toBe(200);
    await isShown(page, shop);
    const second = await context.newPage();
    expect((await second.goto(at(`/order/${id}`)))?.status()).toBe(200);
    await isShown(second, shop);
    await second.close();
  });

  await test.step('a password that is easy to guess is refused; a good one makes the account and signs in', async () => {
    await openOffer(page, shop);
    await choosePassword(page, shop, 'password1');
    const field = main.getByLabel(texts(orders, 'form.password'), { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await choosePassword(page, shop, password);
    await expect(main.getByText(texts(orders, 'orderPage.account.ready'))).toBeVisible();
    await expect(
      page.getByRole('banner').getByText(texts('shell', 'header.hello', { name: 'Dalal' })),
    ).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at(`/order/${id}`)}$`));
    expect((await page.reload())?.status()).toBe(200);
    await isShown(page, shop);
  });

  await test.step('from now on the order is the account’s alone', async () => {
    const stranger = await newVisitor();
    expect((await stranger.goto(at(`/order/${id}`)))?.status()).toBe(404);
    await isMissing(stranger, shop);
    await expect(stranger.getByText(email)).toHaveCount(0);
  });

  await test.step('the profile has the order and says that the e-mail is not confirmed yet', async () => {
    await page.goto(at('/profile?tab=orders'));
    await expect(orderLinks).toHaveCount(1);
    await expect(main.getByText(texts('account', 'confirmEmail.state.unconfirmed'))).toBeVisible();
    await main.getByRole('button', { name: texts('account', 'confirmEmail.send') }).click();
    await expect(main.getByText(texts('account', 'confirmEmail.sent'))).toBeVisible();
  });

  await test.step('the mailed link confirms it, and the earlier order joins', async () => {
    const mail = await readMail(email, '/confirm-email?token=');
    const [address = '', token = ''] = /http\S+\/confirm-email\?token=(\S+)/.exec(mail) ?? [];
    expect(address).toContain(at('/confirm-email'));
    const answer = await page.goto(address);
    expect(await answer?.text()).not.toContain(token);
    await expect(main.getByText(texts('account', 'confirmEmail.joined', { count: 1 }))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at('/confirm-email')}$`));
    await main.getByRole('link', { name: texts('account', 'profile.tab.orders') }).click();
    await expect(orderLinks).toHaveCount(2);
    await expect(
      main.getByText(texts('account', 'confirmEmail.state.confirmed'), { exact: true }),
    ).toBeVisible();
    expect((await page.goto(at(`/order/${earlier}`)))?.status()).toBe(200);
    await isShown(page, shop);
    // The link once more: all is well, and nothing happens twice.
    await page.goto(address);
    await expect(main.getByText(texts('account', 'confirmEmail.done'))).toBeVisible();
  });
});
