import { newShopper, register, signIn, signOut } from '../steps/account.ts';
import { aProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';
import { withoutAdverts } from '../support/without-adverts.ts';
import { watchPage } from '../support/watch-page.ts';

/* The second journey: an account, a heart, and the same heart on another device. */

test('a shopper registers, puts a heart on a card, and finds it after signing in elsewhere', async ({
  page,
  shop,
  browser,
  problems,
  baseURL,
}) => {
  const { at, texts, locale } = shop;
  const shopper = newShopper();
  const product = await aProduct(locale);
  await register(page, shop, shopper);

  await page.goto(at(`/search?searchText=${encodeURIComponent(product.name)}`));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: texts('catalog', 'card.wishlist', { name: product.name }), exact: true });
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'false');
  const saved = page.waitForResponse(
    (answer) => answer.url().includes('/api/favorites') && answer.request().method() === 'POST',
  );
  await heart.first().click();
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).status()).toBeLessThan(300);

  const otherDevice = await browser.newContext(baseURL ? { baseURL } : {});
  await withoutAdverts(otherDevice);
  const otherPage = await otherDevice.newPage();
  watchPage(otherPage, problems.found);
  await signIn(otherPage, shop, shopper);
  await otherPage.goto(at('/wishlist'));
  await expect(otherPage.getByRole('main').getByRole('link', { name: product.name }).first()).toBeVisible();
  const wishlistLink = texts('shell', 'header.wishlistCount', { count: 1 });
  await expect(
    otherPage.getByRole('banner').getByRole('link', { name: wishlistLink, exact: true }),
  ).toBeVisible();
  await otherDevice.close();
});

test('a shopper signs out, is refused with a wrong password, and keeps what was typed', async ({
  page,
  shop,
  problems,
}) => {
  const { texts, at } = shop;
  problems.expected.push(/status of 4(01|22)/);
  const shopper = newShopper();
  await register(page, shop, shopper);
  await signOut(page, shop);
  const main = page.getByRole('main');
  await main.getByLabel(texts('account', 'form.email'), { exact: true }).fill(shopper.email);
  await main.getByLabel(texts('account', 'form.password'), { exact: true }).fill('not the password');
  await main.getByRole('button', { name: texts('account', 'signIn.submit'), exact: true }).click();
  await expect(main.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/login')}`));
  await expect(main.getByLabel(texts('account', 'form.email'), { exact: true })).toHaveValue(shopper.email);
});
