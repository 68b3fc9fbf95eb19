import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { arriveSignedIn, expectSignedIn, newShopper, register, signOut } from '../steps/account.ts';
import { openTab } from '../steps/profile.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';

/* What a session must withstand: a token that runs out, other tabs, and people who must not see it. */

test('a token that runs out costs nothing that was typed', async ({ page, shop, problems }) => {
  // The calls that found the token expired.
  problems.expected.push(/status of 401/);
  const { texts, at } = shop;
  const main = page.getByRole('main');
  const shopper = newShopper();
  const token = await arriveSignedIn(page.context(), shopper);
  await page.goto(at('/profile'));
  await openTab(page, shop, 'information');
  const firstName = main.getByLabel(texts('account', 'form.firstName'), { exact: true });
  await firstName.fill('Dalal');
  await callApi('POST', '/logout', { token, body: {} });
  const save = main.getByRole('button', { name: texts('account', 'information.save'), exact: true });
  // A call that the page makes by itself may find it out first, and the button is gone.
  await save.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/login\?reason=expired&next=%2Fprofile%3Ftab%3Dinformation$/);
  await expect(main.getByText(texts('account', 'signIn.expired'))).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => ['cart_id', 'signed_in', 'dana_session'].includes(name))).toEqual([]);

  await signInHere(page, shop, shopper);
  await expect(page).toHaveURL(new RegExp(`${at('/profile')}\\?tab=information$`));
  await expect(firstName).toHaveValue('Dalal');
  await save.click();
  await expectSignedIn(page, shop, { firstName: 'Dalal' });
});

test('signing in and out reaches every tab', async ({ page, context, shop, problems }) => {
  // Calls that were under way in the other tab when the token ended.
  problems.expected.push(/status of 401/);
  const { texts, at } = shop;
  const shopper = newShopper();
  const other = await context.newPage();
  await other.goto(at('/wishlist'));
  await register(page, shop, shopper);
  const greeting = texts('shell', 'header.hello', { name: shopper.firstName });
  await expect(other.getByRole('banner').getByText(greeting)).toBeVisible();
  await other.goto(at('/profile'));
  await expect(other.getByText(shopper.email)).toBeVisible();

  await signOut(page, shop);
  await expect(other.getByText(shopper.email)).toHaveCount(0);
  await expect(other).toHaveURL(new RegExp(`${at('/login')}`));
  await signInHere(other, shop, shopper);
  await expect(other).toHaveURL(new RegExp(`${at('/profile')}$`));
  await expect(page.getByRole('banner').getByText(greeting)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$`));
});

test('the token is in no HTML, address, storage, log or message, and goes to no other place', async ({
  page,
  shop,
}) => {
  const { at } = shop;
  const shopper = newShopper();
  const seen: { what: string; text: string }[] = [];
  const bearers = new Set<string>();
  page.on('console', (message) => seen.push({ what: 'console', text: message.text() }));
  page.on('request', (request) => {
    seen.push({ what: 'address', text: `${request.url()} ${request.headers().referer ?? ''}` });
    if (request.headers().authorization) bearers.add(new URL(request.url()).origin);
  });
  await register(page, shop, shopper);
  await signOut(page, shop);
  const answered = page.waitForResponse((one) => one.url().includes('/api/login?') && one.ok());
  await signInHere(page, shop, shopper);
  const token: string = (await (await answered).json()).data.token;
  await expectSignedIn(page, shop, shopper);
  for (const path of ['/profile', '/wishlist']) {
    const answer = await page.goto(at(path));
    seen.push({ what: `HTML of ${path}`, text: (await answer?.text()) ?? '' });
    await networkAtRest(page);
    seen.push({ what: `document of ${path}`, text: await page.content() });
  }
  seen.push({ what: 'storage', text: await everythingStored(page) });
  for (const log of await readLogs()) seen.push(log);

  expect(token.length).toBeGreaterThan(20);
  expect(seen.filter(({ text }) => text.includes(token)).map(({ what }) => what)).toEqual([]);
  expect([...bearers]).toEqual([new URL(page.url()).origin]);
  const kept = (await page.context().cookies()).find(({ value }) => value === token);
  expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
});

/** What scripts of the page could find: both storages, readable cookies, databases and caches by name. */
const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

async function readLogs(): Promise<{ what: string; text: string }[]> {
  const names = (await readdir(sharedShop.dataDir)).filter((name) => name.endsWith('.log'));
  return Promise.all(
    names.map(async (name) => ({ what: name, text: await readFile(join(sharedShop.dataDir, name), 'utf8') })),
  );
}
