import { addButton } from '../steps/add-button.ts';
import type { Locator, Page } from '@playwright/test';
import { type Call, type Fault, noiseOfFaults, quickFaults, whileBroken } from '../steps/break-call.ts';
import { cartLink } from '../steps/browse.ts';
import { giveCart, makeCart, type ProductToBuy, productsToBuy } from '../steps/prepare-cart.ts';
import { aProduct } from '../support/products.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* What is asked of a cart fails in each way: it is said, nothing is lost, and the second time it is done. */

const namespace = 'cart-checkout';
const addCall: Call = { method: 'POST', path: '/api/carts/add' };
const removeCall: Call = { method: 'DELETE', path: /\/api\/carts\/[^/]+\/items\// };
const clearCall: Call = { method: 'DELETE', path: /\/api\/carts\/[^/]+\/clear/ };
test.use({ actionTimeout: 20_000 });

test.beforeEach(({ problems }) => {
  test.setTimeout(120_000);
  problems.expected.push(noiseOfFaults);
});

test('adding fails', async ({ page, shop, newVisitor }) => {
  await Promise.all([
    (async () => {
      await openProduct(page, shop);
      for (const [count, fault] of quickFaults.entries())
        await test.step(`adding ${fault}`, () => addingFails(page, shop, count, fault));
    })(),
    test.step('adding hangs', async () => {
      const visitor = await newVisitor();
      await openProduct(visitor, shop);
      await addingFails(visitor, shop, 0, 'hangs');
    }),
  ]);
});

test('removing and clearing fail', async ({ page, shop, newVisitor }) => {
  const bought = await productsToBuy(shop.locale, 0, 4);
  await Promise.all([
    (async () => {
      await openCart(page, shop, bought);
      for (const [index, fault] of quickFaults.entries())
        await test.step(`removing ${fault}`, () => removingFails(page, shop, bought[index], fault));
      await expect(cartLink(page, shop, 1)).toBeVisible();
      for (const fault of quickFaults)
        await test.step(`clearing ${fault}`, () => clearingFails(page, shop, fault));
      await expect(cartLink(page, shop, 0)).toBeVisible();
    })(),
    test.step('removing hangs', async () => {
      const visitor = await newVisitor();
      await openCart(visitor, shop, bought);
      await removingFails(visitor, shop, bought[0], 'hangs');
      await expect(cartLink(visitor, shop, 3)).toBeVisible();
    }),
    test.step('clearing hangs', async () => {
      const visitor = await newVisitor();
      await openCart(visitor, shop, bought);
      await clearingFails(visitor, shop, 'hangs');
    }),
  ]);
});

/** Without an answer nobody knows what the server did: the request is kept, and sent again under its key. */
const isKept = (fault: Fault): boolean => fault === 'is cut off' || fault === 'hangs';

/** Presses the button if it is still there: what is kept is also sent by itself, every few seconds. */
const sendNow = (button: Locator): Promise<void> =>
  button.evaluateAll((buttons: HTMLElement[]) => {
    for (const one of buttons) one.click();
  });

/** @param before – how many pieces are in the cart. */
async function addingFails(page: Page, shop: ShopContext, before: number, fault: Fault): Promise<void> {
  const { texts } = shop;
  const add = addButton(page, texts);
  const drawer = page.getByRole('dialog', { name: texts(namespace, 'drawer.title') });
  await whileBroken(page, [addCall], fault, {
    act: () => add.click(),
    async look() {
      if (isKept(fault)) {
        await expect(drawer.getByText(texts(namespace, 'queued.title'))).toBeVisible({ timeout: 20_000 });
        return expect(drawer.getByText(texts(namespace, 'queued.line'))).toBeVisible();
      }
      const words = fault === 'answers 500' ? 'cartRefusal.other' : 'cartRefusal.unreachable';
      await expect(page.getByText(texts('product', words)).first()).toBeVisible();
      await expect(cartLink(page, shop, before)).toBeVisible();
    },
  });
  if (isKept(fault)) await sendNow(drawer.getByRole('button', { name: texts(namespace, 'queued.sendNow') }));
  else await add.click();
  await expect(drawer.getByText(texts(namespace, 'itemCount', { count: before + 1 }))).toBeVisible();
  await expect(drawer.getByText(texts(namespace, 'queued.title'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(cartLink(page, shop, before + 1)).toBeVisible();
}

async function removingFails(
  page: Page,
  { texts }: ShopContext,
  product: ProductToBuy | undefined,
  fault: Fault,
): Promise<void> {
  const main = page.getByRole('main');
  const title = String(product?.name);
  const remove = main.getByRole('button', { name: texts(namespace, 'line.remove', { title }) });
  await whileBroken(page, [removeCall], fault, {
    act: () => remove.click(),
    async look() {
      const words = isKept(fault) ? 'queued.title' : 'line.notChanged';
      await expect(main.getByText(texts(namespace, words))).toBeVisible({ timeout: 20_000 });
      await expect(remove).toHaveCount(isKept(fault) ? 0 : 1);
    },
  });
  const again = main.getByRole('button', {
    name: texts(namespace, isKept(fault) ? 'queued.sendNow' : 'retry'),
  });
  await (isKept(fault) ? sendNow(again) : again.click());
  await expect(remove).toHaveCount(0);
  await expect(again).toHaveCount(0);
  // The line goes before the answer has come: a call that is broken next must not be this one.
  await networkAtRest(page);
}

/** Leaves the cart cleared where the request was kept. */
async function clearingFails(page: Page, { texts }: ShopContext, fault: Fault): Promise<void> {
  const main = page.getByRole('main');
  const lines = main.getByRole('table', { name: texts(namespace, 'cart.title') });
  const dialog = page.getByRole('dialog', { name: texts(namespace, 'clear.title') });
  await whileBroken(page, [clearCall], fault, {
    async act() {
      await main.getByRole('button', { name: texts(namespace, 'clear.action') }).click();
      await dialog.getByRole('button', { name: texts(namespace, 'clear.confirm'), exact: true }).click();
    },
    async look() {
      const words = isKept(fault) ? 'queued.title' : 'clear.failed';
      await expect(main.getByText(texts(namespace, words))).toBeVisible({ timeout: 20_000 });
      await expect(lines).toHaveCount(isKept(fault) ? 0 : 1);
    },
  });
  if (!isKept(fault)) return;
  await sendNow(main.getByRole('button', { name: texts(namespace, 'queued.sendNow') }));
  await expect(main.getByText(texts(namespace, 'queued.title'))).toHaveCount(0);
  await expect(main.getByText(texts(namespace, 'empty.title'))).toBeVisible();
}

async function openProduct(page: Page, { at, locale }: ShopContext): Promise<void> {
  await page.goto(at(`/product-details/${(await aProduct(locale)).slug}`));
}

async function openCart(page: Page, shop: ShopContext, bought: readonly ProductToBuy[]): Promise<void> {
  await giveCart(page.context(), await makeCart(bought.map((product) => ({ ...product, quantity: 1 }))));
  await page.goto(shop.at('/cart'));
  await expect(cartLink(page, shop, bought.length)).toBeVisible();
}
