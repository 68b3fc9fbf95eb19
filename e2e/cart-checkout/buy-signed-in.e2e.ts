import { newShopper, openAccount } from '../steps/account.ts';
import { cartLink } from '../steps/browse.ts';
import { agreeToTerms, checkoutField, choosePayment, fillAddress, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { expect, test } from '../support/shop-test.ts';

/* A shopper signs in during the checkout and saves an address. What is bought with a saved one: journeys/buy-signed-in. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('a shopper signs in without leaving the checkout, saves an address, loses the session and still orders once', async ({
  page,
  shop,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  // The session that runs out.
  problems.expected.push(/status of 401/);
  const { at, texts } = shop;
  const place = placeButton(page, shop);
  const shopper = newShopper();
  await openAccount(shopper);
  const bought = await productsToBuy(shop.locale, 2, 2);
  await giveCart(context, await makeCart(bought.map((product) => ({ ...product, quantity: 2 }))));
  const notes = page.getByRole('textbox', { name: texts(namespace, 'field.notes') });

  await test.step('signing in fills in what was not typed and keeps what was', async () => {
    await page.goto(at('/checkout'));
    await checkoutField(page, shop, 'first_name').fill('Mariam');
    await notes.fill('Leave it with the guard');
    await page.getByRole('button', { name: texts(namespace, 'contact.signIn') }).click();
    await signInHere(page, shop, shopper);
    const contact = page.getByRole('region', { name: texts(namespace, 'contact.title') });
    await expect(page.getByRole('region', { name: texts(namespace, 'contact.signIn') })).toHaveCount(0);
    await expect(checkoutField(page, shop, 'first_name')).toHaveValue('Mariam');
    await expect(checkoutField(page, shop, 'email')).toHaveValue(shopper.email);
    await expect(notes).toHaveValue('Leave it with the guard');
    await expect(cartLink(page, shop, 4)).toBeVisible();
    await contact.getByRole('textbox', { name: texts(namespace, 'field.phone') }).fill('٩٨٧٦ ٥٤٣٢');
  });

  await test.step('an address is asked for; a new one is checked, saved and chosen', async () => {
    await choosePayment(page, shop, 'cash-on-delivery');
    await agreeToTerms(page, shop);
    await place.click();
    await expect(page.getByRole('main').getByText(texts(namespace, 'problem.savedAddress'))).toBeVisible();
    const add = page.getByRole('main').getByRole('button', { name: texts(namespace, 'address.add') });
    await expect(add).toBeFocused();
    await add.click();
    const dialog = page.getByRole('dialog', { name: texts(namespace, 'address.addTitle') });
    await dialog.getByRole('button', { name: texts(namespace, 'address.save') }).click();
    await expect(
      dialog.getByRole('combobox', { name: texts(namespace, 'field.city_id'), exact: true }),
    ).toHaveAttribute('aria-invalid', 'true');
    await fillAddress(page, shop);
    // What was missing is no longer said; until then the dialog is taller, and its button elsewhere.
    await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
    await dialog.getByRole('button', { name: texts(namespace, 'address.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('group', { name: texts(namespace, 'address.saved') }).getByRole('radio'),
    ).toBeChecked();
  });

  await test.step('a session that runs out leads to the sign-in page and back to everything', async () => {
    await page.route('**/api/checkout?*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 401, json: { success: false, message: 'Unauthenticated' } })
        : route.continue(),
    );
    await place.click();
    await expect(page).toHaveURL(/\/login\?.*next=/);
    await page.unroute('**/api/checkout?*');
    await signInHere(page, shop, shopper);
    await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
    await expect(notes).toHaveValue('Leave it with the guard');
    await expect(page.getByText('+965 9876 5432')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: texts(namespace, 'notes.agree') })).toBeChecked();
    await expect(
      page.getByRole('radiogroup', { name: texts(namespace, 'payment.title') }).locator('input:checked'),
    ).toHaveCount(1);
    await expect(cartLink(page, shop, 4)).toBeVisible();
  });

  await test.step('twenty presses order once', async () => {
    await choosePayment(page, shop, 'cash-on-delivery');
    await expect(place).toBeEnabled();
    const orders: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/checkout')) orders.push(request.url());
    });
    await place.evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
    expect(orders).toHaveLength(1);
    await expect(page.getByText(/Mariam/)).toBeVisible();
    await expect(page.getByText('+965 9876 5432')).toBeVisible();
  });

  await test.step('the order can be printed and found again', async () => {
    const number = String(await page.getByText(/^DN-/).first().textContent());
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button', { name: texts(namespace, 'orderPage.print') })).toBeHidden();
    await expect(page.getByText(number).first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.goto(at('/order'));
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    await page.getByLabel(texts('account', 'track.number')).fill(number.toLowerCase());
    await page.getByLabel(texts('account', 'track.contact')).fill('٩٨٧٦٥٤٣٢');
    await page.getByRole('button', { name: texts('account', 'track.submit') }).click();
    const found = page.getByRole('heading', { name: new RegExp(number) });
    await expect(found).toBeFocused();
    expect(page.url()).toMatch(new RegExp(`${at('/order')}$`));

    problems.expected.push(/status of 404/);
    await page.getByLabel(texts('account', 'track.contact')).fill('somebody@example.com');
    await page.getByRole('button', { name: texts('account', 'track.submit') }).click();
    await expect(page.getByText(texts('account', 'track.notFound'))).toBeVisible();
  });
});
