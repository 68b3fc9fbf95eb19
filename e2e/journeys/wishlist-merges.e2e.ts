import { newShopper, openAccount, signIn } from '../steps/account.ts';
import { cartLink } from '../steps/browse.ts';
import { giveCart, makeCart } from '../steps/prepare-cart.ts';
import { favoriteIds, putOnWishlist } from '../steps/wishlist.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { listProducts, type ProductMark } from '../support/products.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The third journey. What a guest gathered joins what the account has: wishlist and cart, each thing once, and nothing lost on the way. */

test('wishlist and cart of a guest join those of the account, even when the first try fails', async ({
  page,
  shop,
  problems,
}) => {
  test.setTimeout(90_000);
  // The pushes that are kept from arriving.
  problems.expected.push(/ERR_FAILED/);
  const { texts, at } = shop;
  const main = page.getByRole('main');
  const [onlyHere, both, onlyThere] = await threeProducts(shop);
  const shopper = newShopper();
  const token = await openAccount(shopper);
  for (const { id } of [both, onlyThere])
    await callApi('POST', '/favorites', { token, body: { product_id: id } });
  await callApi('POST', '/carts/add', { token, body: { product_id: onlyThere.id, quantity: 1 } });
  await giveCart(page.context(), await makeCart([{ id: onlyHere.id, quantity: 1 }]));

  for (const product of [onlyHere, both]) await putOnWishlist(page, shop, product);
  await expect(cartLink(page, shop, 1)).toBeVisible();
  await page.route('**/api/favorites?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  // The guest's cart is still being read when the shopper is signed in: it is joined all the same.
  await page.route('**/api/checkout?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await signIn(page, shop, shopper);
  await expect(cartLink(page, shop, 2)).toBeVisible();
  await page.unroute('**/api/checkout?*');

  // Pictures that are made for the first time hold the connections that the next page needs.
  await networkAtRest(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: texts('shell', 'header.wishlistCount', { count: 3 }), exact: true })
    .click();
  await expect(main.getByText(texts('account', 'wishlist.note.unsynced'))).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(3);
  expect(await favoriteIds(token)).toEqual([both.id, onlyThere.id].map(String).sort());

  await page.unroute('**/api/favorites?*');
  await main
    .getByRole('button', { name: texts('account', 'wishlist.note.retry'), exact: true })
    .last()
    .click();
  await expect(main.getByText(texts('account', 'wishlist.note.saved'))).toBeVisible();
  const all = [onlyHere, both, onlyThere].map(({ id }) => String(id)).sort();
  expect(await favoriteIds(token)).toEqual(all);
  await page.reload();
  for (const { name } of [onlyHere, both, onlyThere])
    await expect(main.getByRole('article').filter({ hasText: name })).toHaveCount(1);
  expect(await favoriteIds(token)).toEqual(all);
  await page.goto(at('/cart'));
  for (const { name } of [onlyHere, onlyThere])
    await expect(main.getByRole('link', { name, exact: true }).first()).toBeVisible();
});

async function threeProducts({ locale }: ShopContext): Promise<[ProductMark, ProductMark, ProductMark]> {
  const products = (await listProducts(locale)).filter(
    ({ variations, current_stock }) => variations.length === 0 && current_stock >= 10,
  );
  const [first, second, third] = products.slice(-3);
  if (!first || !second || !third) throw new Error('The sample catalogue has too few plain products.');
  return [first, second, third];
}
