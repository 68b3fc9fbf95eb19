import type { Locator, Page, Request } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { goOffline } from '../steps/go-offline.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { aProduct } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* The cart's page: changes through a lost connection, in every tab, and all that can be done with lines. */

const namespace = 'cart-checkout';
test.use({ actionTimeout: 20_000 });

test('a cart loses nothing while the connection is away, and is the same in every tab', async ({
  page,
  shop,
  context,
  problems,
}) => {
  test.setTimeout(120_000);
  // The connection that is cut, and the read of a cart that was cleared.
  problems.expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 422/);
  const { at } = shop;
  const { texts, locale } = shop;
  const [first, second] = await productsToBuy(locale, 4, 2);
  if (!first || !second) throw new Error('Two products are needed.');
  await giveCart(context, await makeCart([first, second].map((product) => ({ ...product, quantity: 1 }))));
  await page.goto(at('/cart'));
  await expect(quantityOf(page, shop, first.name)).toHaveValue('1');
  const otherTab = await context.newPage();
  await otherTab.goto(at('/cart'));
  await expect(quantityOf(otherTab, shop, first.name)).toHaveValue('1');
  // The document came with the cart, and each page reads it once more.
  for (const tab of [page, otherTab]) await networkAtRest(tab);
  const writes = countWrites(page);

  await test.step('a burst of clicks shows at once and is read back once', async () => {
    const reads = writes('GET', '/api/checkout');
    const increase = page.getByRole('button', {
      name: texts(namespace, 'line.increase', { title: first.name }),
    });
    await increase.evaluate(async (button: HTMLButtonElement) => {
      for (let click = 0; click < 4; click += 1) {
        button.click();
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(quantityOf(page, shop, first.name)).toHaveValue('5');
    await expect(quantityOf(otherTab, shop, first.name)).toHaveValue('5');
    // One read for the burst; a machine under load may stretch it to two.
    expect(writes('GET', '/api/checkout') - reads).toBeLessThanOrEqual(2);
  });

  await test.step('without a connection a change is kept, shown as waiting, and sent once when it is back', async () => {
    const sent = writes('POST', '/api/carts/edit-item');
    await networkAtRest(otherTab);
    await goOffline(page, problems);
    const field = quantityOf(page, shop, first.name);
    await type(field, '٣');
    await expect(page.getByRole('main').getByText(texts(namespace, 'queued.title'))).toBeVisible();
    await expect(
      page.getByRole('row').filter({ hasText: first.name }).getByText(texts(namespace, 'queued.line')),
    ).toBeVisible();
    await expect(field).toHaveValue('3');
    await context.setOffline(false);
    await expect(page.getByRole('main').getByText(texts(namespace, 'queued.title'))).toBeHidden();
    await expect(quantityOf(otherTab, shop, first.name)).toHaveValue('3');
    await page.reload();
    await expect(quantityOf(page, shop, first.name)).toHaveValue('3');
    // Once unanswered, and once or twice more with the same key.
    expect(writes('POST', '/api/carts/edit-item') - sent).toBeLessThanOrEqual(3);
  });

  await test.step('a line moves to the wishlist', async () => {
    await page
      .getByRole('button', { name: `${texts(namespace, 'line.moveToWishlist')} ${second.name}` })
      .click();
    await expect(quantityOf(page, shop, second.name)).toBeHidden();
    await expect(cartLink(otherTab, shop, 3)).toBeVisible();
    await otherTab.goto(at('/wishlist'));
    await expect(otherTab.getByRole('main').getByText(second.name).first()).toBeVisible();
  });

  await test.step('the cart is cleared after asking, in the shop’s own words', async () => {
    await page.getByRole('button', { name: texts(namespace, 'clear.action') }).click();
    const dialog = page.getByRole('dialog', { name: texts(namespace, 'clear.title') });
    await dialog.getByRole('button', { name: texts(namespace, 'clear.keep') }).click();
    await expect(dialog).toBeHidden();
    await expect(quantityOf(page, shop, first.name)).toHaveValue('3');
    await page.getByRole('button', { name: texts(namespace, 'clear.action') }).click();
    await dialog.getByRole('button', { name: texts(namespace, 'clear.confirm') }).click();
    await expect(page.getByText(texts(namespace, 'empty.title'))).toBeVisible();
    await expect(cartLink(otherTab, shop, 0)).toBeVisible();
  });
});

test('what is typed as a quantity is sent from the cart’s page and its drawer; what is no whole number is refused in words', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const product = await aProduct(locale);
  await giveCart(context, await makeCart([{ id: product.id, quantity: 1 }]));
  const expectTyped = async (field: Locator): Promise<void> => {
    await type(field, '٤');
    await expect(field).toHaveValue('4');
    await type(field, '2');
    await expect(field).toHaveValue('2');
    // All that is refused: the test of the field itself, quantity-stepper.test of shared/ui.
    await type(field, '٢٫٥');
    await expect(page.getByText(texts(namespace, 'toast.notWhole')).first()).toBeVisible();
    await expect(field).toHaveValue('2');
  };
  await page.goto(at('/cart'));
  // The cart stands there before there are scripts: what is typed by then, nobody reads.
  await expectHydrated(page);
  await expectTyped(quantityOf(page, shop, product.name));
  await page.reload();
  await expect(quantityOf(page, shop, product.name)).toHaveValue('2');

  await page.goto(at(`/product-details/${product.slug}`));
  await addButton(page, texts).click();
  const drawer = page.getByRole('dialog', { name: new RegExp(texts(namespace, 'drawer.title')) });
  const line = { name: texts(namespace, 'line.quantity', { title: product.name }) };
  await expectTyped(drawer.getByRole('textbox', line));
});

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}

const quantityOf = (page: Page, { texts }: ShopContext, title: string) =>
  page.getByRole('main').getByRole('textbox', { name: texts(namespace, 'line.quantity', { title }) });

/** Counts the calls of a page by method and path. */
function countWrites(page: Page): (method: string, path: string) => number {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  return (method, path) =>
    seen.filter((request) => request.method() === method && new URL(request.url()).pathname === path).length;
}
