import { cartLink } from '../steps/browse.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, test } from '../support/shop-test.ts';

/* Forms come ready from the server; the script that hydrates them is a file of its own, and may come much later. */

test('a form stays as the server sent it, with what is typed, until its script has come', async ({
  page,
  shop,
  context,
}) => {
  const [product] = await productsToBuy(shop.locale, 0, 1);
  await giveCart(context, await makeCart(product ? [{ ...product, quantity: 1 }] : []));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late: string[] = [];
  // Chunks have names of one letter; what a page itself is made of has not.
  await page.route(/\/assets\/mf-content\/[^/]+\/web\/\w\.\w+\.js/, async (route) => {
    late.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(shop.at('/contact'), { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: shop.texts('content', 'contact.fields.message') });
  await expect(message).toBeVisible();
  const sent = await message.elementHandle();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  // Once the cart is known, the texts of other remotes have joined those of the page.
  await expect(cartLink(page, shop, 1)).toBeVisible();
  await message.fill('Is it open on Friday?');
  release();
  await networkAtRest(page);
  expect(await sent?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(message).toHaveValue('Is it open on Friday?');
});
