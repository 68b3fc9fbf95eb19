import type { Page } from '@playwright/test';
import { arriveSignedIn, newShopper, register, type Shopper, signIn, signOut } from '../steps/account.ts';
import {
  changeEmail,
  changeInformation,
  changePassword,
  changePicture,
  openTab,
  writeAddress,
} from '../steps/profile.ts';
import { aProduct } from '../support/products.ts';
import { readMail } from '../support/read-outbox.ts';
import { callApi, placeOrder, tokenOf } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Everything a shopper does with an account, from the first day to the last. */

test('an account is opened, its password forgotten, everything in it changed, and left', async ({
  page,
  shop,
  problems,
}) => {
  test.setTimeout(150_000);
  // The mailed link when it is used once more, and what was still asked when the session ended.
  problems.expected.push(/status of 4(01|22)/);
  const { at, texts } = shop;
  const first = newShopper();
  await register(page, shop, first);
  const oldToken = await tokenOf(first);
  await signOut(page, shop);

  const second = await replaceForgottenPassword(page, shop, first);
  expect((await callApi('GET', '/profile', { token: oldToken })).status).toBe(401);
  await signIn(page, shop, second);
  await page.goto(at('/profile'));
  await changePicture(page, shop);
  await changeInformation(page, shop, 'Dalal');
  await keepAddresses(page, shop);
  const last = { ...second, password: `${second.password} again` };
  await changePassword(page, shop, second, last.password);
  await lookAtOrders(page, shop, last);

  const main = page.getByRole('main');
  await openTab(page, shop, 'overview');
  const counter = main.getByRole('link', { name: `12 ${texts('account', 'overview.orders')}` });
  await expect(counter).toBeVisible();
  await signOut(page, shop, main.getByRole('button', { name: texts('account', 'profile.signOut') }));
  // Back shows the account to nobody: the next person is asked to sign in.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${at('/login')}`));
  await expect(page.getByText(first.email)).toHaveCount(0);
});

test('an e-mail is changed with the password, and taken back by the mail to the old address', async ({
  page,
  context,
  shop,
  problems,
}) => {
  // The link ends this browser's own session as well, which it learns by asking.
  problems.expected.push(/status of 401/, /session could not be kept/);
  const { at } = shop;
  const shopper = newShopper();
  await arriveSignedIn(context, shopper);
  await page.goto(at('/profile'));
  await changeEmail(page, shop, shopper, `moved-${shopper.email}`);

  const [link = ''] =
    /http\S+\/forgot\?token=\S+/.exec(await readMail(shopper.email, '/forgot?token=')) ?? [];
  const owner = { ...shopper, password: `${shopper.password} again` };
  await page.goto(link);
  await fillReset(page, shop, owner);
  await expect(page).toHaveURL(new RegExp(`${at('/login')}`));
  await signIn(page, shop, owner);
});

/** Chooses another password on the page of the mailed link. */
async function fillReset(page: Page, { texts }: ShopContext, { password }: Shopper): Promise<void> {
  const main = page.getByRole('main');
  for (const key of ['newPassword', 'confirmPassword'])
    await main.getByLabel(texts('account', `form.${key}`), { exact: true }).fill(password);
  await main.getByRole('button', { name: texts('account', 'forgot.reset.submit'), exact: true }).click();
}

async function replaceForgottenPassword(page: Page, shop: ShopContext, shopper: Shopper): Promise<Shopper> {
  const { texts, at } = shop;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: texts('account', 'signIn.forgot') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/forgot')}$`));
  // The address changes before the page does, and the page that is left has a field of the same name.
  await expect(main.getByRole('heading', { level: 1, name: texts('account', 'forgot.title') })).toBeVisible();
  await main.getByLabel(texts('account', 'form.email'), { exact: true }).fill(shopper.email);
  await main.getByRole('button', { name: texts('account', 'forgot.submit'), exact: true }).click();
  await expect(main.getByText(texts('account', 'forgot.sent.title'))).toBeVisible();

  const link = /http\S+\/forgot\?token=(\S+)/.exec(await readMail(shopper.email, '/forgot?token='));
  const [address = '', token = ''] = link ?? [];
  const renewed = { ...shopper, password: `${shopper.password} renewed` };
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  const answer = await page.goto(address);
  await expect(page).toHaveURL(new RegExp(`${at('/forgot')}$`));
  expect(await answer?.text()).not.toContain(token);
  // The mail's own address is asked for once; after that no address and no referrer holds the token.
  expect(seen.filter((text) => text.includes(token) && text !== address)).toEqual([]);
  await fillReset(page, shop, renewed);
  await expect(page).toHaveURL(new RegExp(`${at('/login')}$`));

  await page.goto(address);
  await fillReset(page, shop, renewed);
  await expect(main.getByText(texts('account', 'forgot.spent.title'))).toBeVisible();
  return renewed;
}

async function keepAddresses(page: Page, shop: ShopContext): Promise<void> {
  const { texts } = shop;
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const add = main.getByRole('link', { name: texts('account', 'addresses.add'), exact: true });
  await openTab(page, shop, 'addresses');
  await add.click();
  await writeAddress(page, shop, { block: '٤' });
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(texts('account', 'addresses.default'));
  await add.click();
  await writeAddress(page, shop, { block: '9', isDefault: true });
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('9');

  // What was typed and not saved waits for the shopper to come back to it.
  await cards.last().getByRole('link').click();
  const street = main.getByLabel(texts('account', 'field.street'), { exact: true });
  await expect(street).toHaveValue('12');
  await street.fill('15');
  await openTab(page, shop, 'information');
  await openTab(page, shop, 'addresses');
  await cards.last().getByRole('link').click();
  await expect(street).toHaveValue('15');
  await main.getByRole('button', { name: texts('account', 'addresses.save'), exact: true }).click();
  await expect(cards.last()).toContainText('15');

  await cards
    .last()
    .getByRole('button', { name: texts('account', 'addresses.makeDefault') })
    .click();
  await expect(cards.first()).toContainText('15');
  await cards.last().getByRole('button').last().click();
  await cards
    .last()
    .getByRole('button', { name: texts('account', 'addresses.delete'), exact: true })
    .click();
  await expect(cards).toHaveCount(1);
}

async function lookAtOrders(page: Page, shop: ShopContext, shopper: Shopper): Promise<void> {
  const { texts, at, locale } = shop;
  const main = page.getByRole('main');
  const [token, product] = await Promise.all([tokenOf(shopper), aProduct(locale, 50)]);
  const numbers: string[] = [];
  for (let count = 0; count < 12; count += 1) numbers.push(await placeOrder(token, shopper, product.id));
  await openTab(page, shop, 'orders');
  await expect(main.getByRole('listitem').filter({ hasText: numbers.at(-1) ?? '' })).toBeVisible();
  const next = texts('account', 'orders.pages.next');
  await main.getByRole('link', { name: next }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/profile')}\\?tab=orders&page=2$`));
  await page.reload();
  const oldest = numbers[0] ?? '';
  await main.getByRole('link', { name: texts('account', 'orders.viewNumber', { number: oldest }) }).click();
  await expect(page).toHaveURL(new RegExp(at('/order/')));
  await expect(main.getByText(oldest).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2$/);
}
