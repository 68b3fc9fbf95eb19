import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, newShopper, openAccount } from '../steps/account.ts';
import { expectHydrated } from '../steps/browse.ts';
import { agreeToTerms, checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { writeAddress } from '../steps/profile.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { withoutPictures } from '../steps/without-pictures.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';
import { tick } from '../steps/tick.ts';

/*
 * The script with a form's rules is lost: what was typed goes to the API as it is, which decides anyway. What the API does
 * not ask for is looked at by the form itself.
 */

/** What a lost script and a refusal leave in the console. A rejection that nobody handles is none of it. */
const noise = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 422/;
test.beforeEach(({ problems }) => void problems.expected.push(noise));

/** Loses the script with these rules on its way. @returns how often it was asked for. */
async function loseRules(page: Page, name: string): Promise<() => number> {
  let asked = 0;
  await page.route(
    ({ pathname }) => pathname.includes(`/rules-${name}.`),
    (route) => {
      asked += 1;
      return route.abort();
    },
  );
  return () => asked;
}

const isWrong = (field: Locator) => expect(field).toHaveAttribute('aria-invalid', 'true');

test('who signs in without the rules is told by the shop what is wrong, and then signed in', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  const shopper = newShopper();
  await openAccount(shopper);
  const asked = await loseRules(page, 'sign-in');
  await page.goto(at('/login'));
  await expectHydrated(page);
  await signInHere(page, shop, { ...shopper, email: 'noura' });
  const email = page.getByRole('main').getByLabel(texts('account', 'form.email'), { exact: true });
  await isWrong(email);
  await expect(email).toBeFocused();
  await signInHere(page, shop, shopper);
  const greeting = texts('shell', 'header.hello', { name: shopper.firstName });
  await expect(page.getByRole('banner').getByText(greeting)).toBeVisible();
  expect(asked()).toBeGreaterThan(0);
});

test('without the rules of registering the consent and the repeated password are still asked for', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  const shopper = newShopper();
  const asked = await loseRules(page, 'registration');
  await page.goto(at('/register'));
  await expectHydrated(page);
  const main = page.getByRole('main');
  const field = (key: string) => main.getByLabel(texts('account', `form.${key}`), { exact: true });
  const submit = main.getByRole('button', { name: texts('account', 'register.submit'), exact: true });
  await field('firstName').fill(shopper.firstName);
  await field('lastName').fill(shopper.lastName);
  await field('email').fill(shopper.email);
  await field('password').fill(shopper.password);
  await field('confirmPassword').fill(`${shopper.password}?`);
  await submit.click();
  await expect(main.getByText(texts('account', 'validation.terms'))).toBeVisible();
  await tick(main.getByRole('checkbox').first());
  await submit.click();
  await isWrong(field('confirmPassword'));
  await field('confirmPassword').fill(shopper.password);
  await submit.click();
  const greeting = texts('shell', 'header.hello', { name: shopper.firstName });
  await expect(page.getByRole('banner').getByText(greeting)).toBeVisible();
  expect(asked()).toBeGreaterThan(0);
});

test('a guest orders without the rules of the checkout; the address and the consent are still asked for', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 9, 1);
  await giveCart(context, await makeCart(product ? [{ ...product, quantity: 1 }] : []));
  const asked = await loseRules(page, 'checkout');
  await page.goto(at('/checkout'));
  await fillCheckout(page, shop);
  await checkoutField(page, shop, 'building').fill('');
  await checkoutField(page, shop, 'email').fill('dalal');
  const terms = page.getByRole('checkbox', { name: texts('cart-checkout', 'notes.agree') });
  await terms.uncheck();
  const place = placeButton(page, shop);
  // A press is over when loading its rules has failed. What is typed before that counts as typed before the press.
  const press = async (): Promise<void> => {
    await place.click();
    await expect(place).not.toHaveAttribute('aria-busy', 'true');
  };
  await press();
  await isWrong(checkoutField(page, shop, 'building'));
  await expect(terms).toHaveAccessibleDescription(texts('cart-checkout', 'validation.agreement'));

  await checkoutField(page, shop, 'building').fill('7');
  await agreeToTerms(page, shop);
  await press();
  await isWrong(checkoutField(page, shop, 'email'));
  await checkoutField(page, shop, 'email').fill('dalal@example.com');
  await place.click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  expect(asked()).toBeGreaterThan(0);
});

test('an address is saved without its rules; what a driver needs is still asked for', async ({
  page,
  shop,
}) => {
  await arriveSignedIn(page.context(), newShopper());
  const { at, texts } = shop;
  const asked = await loseRules(page, 'address');
  await page.goto(at('/profile?tab=addresses&address=new'));
  await writeAddress(page, shop, { block: '' });
  const main = page.getByRole('main');
  const block = main.getByLabel(texts('account', 'field.block'), { exact: true });
  await isWrong(block);
  await expect(block).toBeFocused();
  await block.fill('4');
  await main.getByRole('button', { name: texts('account', 'addresses.save'), exact: true }).click();
  await expect(block).toHaveCount(0);
  expect(asked()).toBeGreaterThan(0);
});

test('a message to the shop is sent without its rules, once the shop finds nothing wrong', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  const asked = await loseRules(page, 'contact');
  await page.goto(at('/contact'));
  await expectHydrated(page);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(texts('content', `contact.fields.${name}`));
  const send = main.getByRole('button', { name: texts('content', 'contact.send') });
  await field('name').fill('Noura');
  await field('email').fill('noura');
  await field('message').fill('هل يعود الخاتم؟');
  await send.click();
  await isWrong(field('email'));
  await field('email').fill('noura@example.com');
  await send.click();
  await expect(main.getByRole('heading', { name: texts('content', 'contact.thanks.title') })).toBeVisible();
  expect(asked()).toBeGreaterThan(0);
});

test('a message that nothing can be loaded for says so, and is sent when the connection is back', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/contact'));
  await expectHydrated(page);
  // What is still on its way when the connection goes has words of its own in the console.
  await networkAtRest(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: texts('content', 'contact.send') });
  for (const [name, text] of Object.entries({ name: 'Noura', email: 'noura@example.com', message: 'Hello' }))
    await main.getByLabel(texts('content', `contact.fields.${name}`)).fill(text);
  await context.setOffline(true);
  await send.click();
  await expect(main.getByText(texts('content', 'contact.unreachable'))).toBeVisible();
  await context.setOffline(false);
  await send.click();
  await expect(main.getByRole('heading', { name: texts('content', 'contact.thanks.title') })).toBeVisible();
});

test('the newsletter is ordered without its rules, once the shop takes the address', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await withoutPictures(page);
  const asked = await loseRules(page, 'newsletter');
  await page.goto(at('/'));
  const form = page.locator('form').filter({ has: page.getByLabel(texts('content', 'newsletter.email')) });
  const email = form.getByLabel(texts('content', 'newsletter.email')).filter({ visible: true }).first();
  const submit = form.getByRole('button', { name: texts('content', 'newsletter.submit') }).first();
  await email.fill('noura');
  await submit.click();
  await isWrong(email);
  await email.fill('noura@example.com');
  await submit.click();
  await expect(page.getByText(texts('content', 'newsletter.thanks'))).toBeVisible();
  expect(asked()).toBeGreaterThan(0);
});
