import { newShopper, openAccount } from '../steps/account.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { expect, test } from '../support/shop-test.ts';

/* Addresses as signs, copied links and strangers write them. */

test('an address in capitals leads to its page for good, and one that nothing can be called by is not found', async ({
  page,
  shop,
}) => {
  const { at } = shop;
  const capitals = at('/shop').replace(/^\/[a-z]{2}/, (locale) => locale.toUpperCase());
  const led = await page.request.get(`${capitals}?page=2`, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, `${at('/shop')}?page=2`]);
  const named = ['/product-details', '/category', '/brand', '/page', '/blog-details', '/order'];
  for (const path of named)
    for (const name of ['%00', 'a%00b', '%01'])
      expect([path, name, (await page.request.get(at(`${path}/${name}`))).status()]).toEqual([
        path,
        name,
        404,
      ]);
});

test('a long search is shortened in the title', async ({ page, shop }) => {
  await page.goto(shop.at(`/search?searchText=${'oud'.repeat(33)}`));
  await expect(page).toHaveTitle(/(?<!o)(?:oud){26}ou…/);
});

test('signing in leads home where the way back was written by a stranger', async ({ page, shop }) => {
  const shopper = newShopper();
  await openAccount(shopper);
  await page.goto(shop.at('/login?next=/.//evil.example'));
  await signInHere(page, shop, shopper);
  await expect(page).toHaveURL(new RegExp(`${shop.at('/')}?$`));
});
