import { leaveBy, newShopper, openAccount, signIn } from '../steps/account.ts';
import { cartLink } from '../steps/browse.ts';
import { compare, favoriteIds, putOnWishlist } from '../steps/wishlist.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { listProducts, type ProductMark } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* A device that several people shop on: what one of them leaves is nobody else's without a question. */

test('who signs out without clearing leaves a list that the next account is asked about, and no cart', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(120_000);
  const { texts, at } = shop;
  const main = page.getByRole('main');
  const [hers, guests] = await twoProducts(shop);
  const [first, second] = [newShopper(), newShopper()];
  await openAccount(first);
  const token = await openAccount(second);

  await signIn(page, shop, first);
  await putOnWishlist(page, shop, hers);
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('catalog', 'card.addToCart', { name: hers.name }), exact: true })
    .first()
    .click();
  // The cart's drawer lies over the header, whose link has no name for anybody until it is closed.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cartLink(page, shop, 1)).toBeVisible();
  await leaveBy(page, shop, 'keep');
  await expect(cartLink(page, shop, 0)).toBeVisible();
  await putOnWishlist(page, shop, guests);

  await signIn(page, shop, second);
  const otherTab = await context.newPage();
  await otherTab.goto(at('/wishlist'));
  await page.goto(at('/wishlist'));
  const question = main
    .locator('div')
    .filter({ hasText: texts('account', 'wishlist.aside.title', { count: 2 }) })
    .filter({ has: page.getByRole('button', { name: texts('account', 'wishlist.aside.take') }) })
    .filter({ hasText: hers.name })
    .last();
  await expect(question).toContainText(hers.name);
  await expect(question).toContainText(guests.name);
  await expectAccessible(page);
  await expect(main.getByText(texts('account', 'wishlist.empty.title'))).toBeVisible();
  await expect(cartLink(page, shop, 0)).toBeVisible();
  expect(await favoriteIds(token)).toEqual([]);

  await test.step('answered in one tab, by keyboard, it is answered in the other', async () => {
    const take = question.getByRole('button', { name: texts('account', 'wishlist.aside.take') });
    await take.focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('article')).toHaveCount(2);
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(otherTab.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect.poll(() => favoriteIds(token)).toEqual([hers.id, guests.id].map(String).sort());
  });
});

test('signing out asks by keyboard, stays when told so, and clears the lists of this browser in all tabs', async ({
  page,
  shop,
  context,
  problems,
}) => {
  test.setTimeout(90_000);
  // A call that was under way in the other tab when the token ended.
  problems.expected.push(/status of 401/);
  const { texts, at } = shop;
  const [wished, compared] = await twoProducts(shop);
  const shopper = newShopper();
  await openAccount(shopper);
  await signIn(page, shop, shopper);
  await putOnWishlist(page, shop, wished);
  await compare(page, shop, compared);
  await page.goto(at(`/product-details/${wished.slug}`));
  const otherTab = await context.newPage();
  await otherTab.goto(at('/compare'));
  await expect(otherTab.getByRole('main').getByText(compared.name).first()).toBeVisible();

  const opener = page.getByRole('banner').getByRole('button', { name: texts('shell', 'header.signOut') });
  const dialog = page.getByRole('dialog', { name: texts('shell', 'signOut.title') });
  await opener.press('Enter');
  await expect(
    dialog.getByRole('button', { name: texts('shell', 'signOut.keep'), exact: true }),
  ).toBeFocused();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('banner').getByText(shopper.firstName)).toBeVisible();

  await leaveBy(page, shop, 'clear');
  await expect(
    page.getByRole('banner').getByRole('link', { name: texts('shell', 'header.wishlist'), exact: true }),
  ).toBeVisible();
  await expect(otherTab.getByRole('main').getByText(compared.name)).toBeHidden();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes('productId')),
  );
  expect(kept).toEqual([]);
  const lists = ['dana.seen.v1', 'dana.searches.v1', 'dana.cart.seen.v1'];
  expect(await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), lists)).toEqual([
    null,
    null,
    null,
  ]);

  await page.goto(at('/wishlist'));
  await expect(page.getByText(texts('account', 'wishlist.empty.title'))).toBeVisible();
  await signIn(page, shop, shopper);
  await page.goto(at('/wishlist'));
  await expect(page.getByRole('article').filter({ hasText: wished.name })).toHaveCount(1);
});

async function twoProducts({ locale }: ShopContext): Promise<[ProductMark, ProductMark]> {
  const products = (await listProducts(locale)).filter(
    ({ variations, current_stock }) => variations.length === 0 && current_stock >= 10,
  );
  const [first, second] = products.slice(-5);
  if (!first || !second) throw new Error('The sample catalogue has too few plain products.');
  return [first, second];
}
