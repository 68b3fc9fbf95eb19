import { newShopper, register, signIn, signOut } from '../steps/account.ts';
import { expectHydrated } from '../steps/browse.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopIn, test } from '../support/shop-test.ts';
import { type OwnShop, startOwnShop } from './own-shop.ts';
import { addShopper, shopper } from './shopper.ts';

/* An account of another shop: its tokens have signs in them, and it keeps neither orders nor addresses for its shoppers. */

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const shop = shopIn('ar');
const { at, texts } = shop;
const offset = 719;

test.use({ baseURL: `http://localhost:${testPort(offset)}` });
let own: OwnShop;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await startOwnShop('own-account', offset, 'numbers');
  await addShopper(own.backEnd.url);
});
test.afterEach(() => {
  const { unknown, refused } = own.backEnd;
  expect({ unknown, refused }).toEqual({ unknown: [], refused: [] });
});
test.afterAll(() => own?.stop());

test('a new shopper registers, stays signed in on the next page and signs out', async ({ page }) => {
  const somebody = newShopper();
  await register(page, shop, somebody);
  await page.goto(at('/profile'));
  await expect(page.getByRole('main').getByText(somebody.email)).toBeVisible();
  for (const tab of ['orders', 'addresses'])
    await expect(page.getByRole('link', { name: texts('account', `profile.tab.${tab}`) })).toHaveCount(0);
  await page.goto(at('/profile?tab=information'));
  await expect(page.getByLabel(texts('account', 'form.firstName'), { exact: true })).toBeVisible();
  for (const part of ['ownData', 'deleteAccount'])
    await expect(page.getByRole('heading', { name: texts('account', `${part}.title`) })).toHaveCount(0);
  await signOut(page, shop);
});

test('both wishlists become one when somebody signs in', async ({ page }) => {
  const { token } = await tokenOf(own.backEnd.url);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const added = await fetch(`${own.backEnd.url}/favorites`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ product_id: 3 }),
  });
  expect(added.ok).toBe(true);
  await page.goto(at('/product-details/thing-5'));
  await expectHydrated(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('product', 'wishlist.toggle') })
    .first()
    .click();
  await signIn(page, shop, shopper);
  await page.goto(at('/wishlist'));
  for (const number of ['3', '5'])
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(` ${number}$`) })
        .first(),
    ).toBeVisible();
  // The page shows what the browser kept before the back end has it.
  const listed = async () => (await fetch(`${own.backEnd.url}/favorites`, { headers })).json();
  await expect.poll(async () => (await listed()).data.length).toBe(2);
});

test('a shopper changes name, picture and password, each by itself', async ({ page }) => {
  await signIn(page, shop, shopper);
  await page.goto(at('/profile?tab=information'));
  const main = page.getByRole('main');
  await main.getByLabel(texts('account', 'form.firstName'), { exact: true }).fill('Nour');
  await main.getByRole('button', { name: texts('account', 'information.save'), exact: true }).click();
  await expect(page.getByText(texts('account', 'information.updated')).first()).toBeVisible();
  // On another device. A picture that is saved here takes nothing of it back.
  const { token } = await tokenOf(own.backEnd.url);
  const renamed = await fetch(`${own.backEnd.url}/profile`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Noor',
      last_name: shopper.lastName,
      email: shopper.email,
      phone: '50001234',
    }),
  });
  expect(renamed.ok).toBe(true);
  await main.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await main.getByRole('button', { name: texts('account', 'picture.use'), exact: true }).click();
  await expect
    .poll(() => own.backEnd.received.at(-1))
    .toMatchObject({
      call: 'POST /profile',
      body: { first_name: 'Noor', files_ids: [expect.anything()] },
    });
  await page.goto(at('/profile?tab=password'));
  await main.getByLabel(texts('account', 'form.currentPassword'), { exact: true }).fill(shopper.password);
  await main.getByLabel(texts('account', 'form.newPassword'), { exact: true }).fill('another pearl 43');
  await main.getByLabel(texts('account', 'form.confirmPassword'), { exact: true }).fill('another pearl 43');
  await main.getByRole('button', { name: texts('account', 'password.save'), exact: true }).click();
  await expect(page.getByText(texts('account', 'password.updated')).first()).toBeVisible();
});

test('a session that the back end ends is over', async ({ page, problems }) => {
  problems.expected.push(/status of 401/);
  const somebody = newShopper();
  await register(page, shop, somebody);
  own.backEnd.forget(somebody.email);
  await page.goto(at('/profile'));
  await expect(page).toHaveURL(new RegExp(at('/login')));
});

async function tokenOf(url: string): Promise<{ token: string }> {
  const { email, password } = shopper;
  const answer = await fetch(`${url}/login`, { method: 'POST', body: JSON.stringify({ email, password }) });
  return (await answer.json()).data;
}
