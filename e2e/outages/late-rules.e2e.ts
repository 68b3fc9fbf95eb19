import type { Locator, Page } from '@playwright/test';
import { expectSignedIn, newShopper } from '../steps/account.ts';
import { expectHydrated } from '../steps/browse.ts';
import { agreeToTerms, checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';
import { tick } from '../steps/tick.ts';

/*
 * The script with a form's rules is lost: what was typed goes to the API as it is, which decides anyway (words.e2e.ts). What
 * the API does not ask for is looked at by the form itself. All forms do so in the same way: shared/forms, late-rules.test.
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
  await expectSignedIn(page, shop, shopper);
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
