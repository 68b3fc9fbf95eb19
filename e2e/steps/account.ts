import { type BrowserContext, expect, type Page } from '@playwright/test';
import { storefrontUrl } from '../support/shared-shop.ts';
import { callApi } from '../support/shop-api.ts';
import type { ShopContext } from '../support/shop-test.ts';
import { signInHere } from './sign-in-here.ts';
import { tick } from './tick.ts';

export type Shopper = { firstName: string; lastName: string; email: string; password: string };

/** A shopper whom this shop has never seen. */
export function newShopper(): Shopper {
  const mark = `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
  return {
    firstName: 'Noura',
    lastName: 'Al-Rashid',
    email: `noura-${mark}@example.com`,
    password: `pearl diver ${mark}`,
  };
}

/** Fills the registration form and waits to be welcomed. */
export async function register(page: Page, shop: ShopContext, shopper: Shopper): Promise<void> {
  await page.goto(shop.at('/register'));
  await fillRegistration(page, shop, shopper);
  await expectSignedIn(page, shop, shopper);
}

/** Fills the registration form that is open, and sends it. */
export async function fillRegistration(page: Page, { texts }: ShopContext, shopper: Shopper): Promise<void> {
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(texts('account', `form.${key}`), { exact: true });
  await field('firstName').fill(shopper.firstName);
  await field('lastName').fill(shopper.lastName);
  await field('email').fill(shopper.email);
  await field('password').fill(shopper.password);
  await field('confirmPassword').fill(shopper.password);
  await tick(main.getByRole('checkbox').first());
  await main.getByRole('button', { name: texts('account', 'register.submit'), exact: true }).click();
}

/** Fills the sign-in form and waits to be welcomed. */
export async function signIn(page: Page, shop: ShopContext, shopper: Shopper): Promise<void> {
  await page.goto(shop.at('/login'));
  await signInHere(page, shop, shopper);
  await expectSignedIn(page, shop, shopper);
}

const signOutButton = (page: Page, { texts }: ShopContext) =>
  page.getByRole('banner').getByRole('button', { name: texts('shell', 'header.signOut') });
const signOutDialog = (page: Page, { texts }: ShopContext) =>
  page.getByRole('dialog', { name: texts('shell', 'signOut.title') });

/** Ends the session, by the button in the header unless another one is given; keeps the lists of the device where that is asked. */
export async function signOut(
  page: Page,
  shop: ShopContext,
  button = signOutButton(page, shop),
): Promise<void> {
  await button.click();
  const keep = signOutDialog(page, shop).getByRole('button', {
    name: shop.texts('shell', 'signOut.keep'),
    exact: true,
  });
  await keep
    .or(page.getByLabel(shop.texts('account', 'form.password'), { exact: true }))
    .first()
    .waitFor();
  if (await keep.isVisible()) await keep.click();
  await expectSignedOut(page, shop);
}

/** Ends the session by the button in the header and answers what becomes of the lists of this device. */
export async function leaveBy(page: Page, shop: ShopContext, answer: 'keep' | 'clear'): Promise<void> {
  await signOutButton(page, shop).click();
  await signOutDialog(page, shop)
    .getByRole('button', { name: shop.texts('shell', `signOut.${answer}`), exact: true })
    .click();
  await expectSignedOut(page, shop);
}

async function expectSignedOut(page: Page, { at, texts }: ShopContext): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${at('/login')}`));
  // The address changes at once; the page before, which may have fields of the same names, stays until the new one is there.
  const title = texts('account', 'signIn.title');
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Waits to be greeted in the header. */
export async function expectSignedIn(
  page: Page,
  { texts }: ShopContext,
  { firstName }: Pick<Shopper, 'firstName'>,
): Promise<void> {
  const greeting = texts('shell', 'header.hello', { name: firstName });
  await expect(page.getByRole('banner').getByText(greeting)).toBeVisible();
}

/** Opens an account past the storefront, as on another device. @returns that device's token. */
export async function openAccount(shopper: Shopper, call = callApi): Promise<string> {
  const { firstName: first_name, lastName: last_name, email, password } = shopper;
  const body = { first_name, last_name, email, password, password_confirmation: password };
  return (await call('POST', '/register', { body })).body.data.token;
}

/** Lets the browser arrive with the session of an earlier visit. @returns its token. */
export async function arriveSignedIn(
  context: BrowserContext,
  shopper: Shopper,
  call = callApi,
): Promise<string> {
  const token = await openAccount(shopper, call);
  await context.addCookies(sessionCookies(token));
  return token;
}

/** What a browser of this shop keeps of a session. */
export const sessionCookies = (token: string) =>
  [
    { name: 'dana_session', value: token, url: storefrontUrl, httpOnly: true, sameSite: 'Strict' },
    { name: 'signed_in', value: '1', url: storefrontUrl, sameSite: 'Strict' },
  ] as const;
