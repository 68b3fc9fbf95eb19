import { addButton } from '../steps/add-button.ts';
import type { Locator, Page } from '@playwright/test';
import { giveCart, makeCart } from '../steps/prepare-cart.ts';
import { aProduct, type ProductMark } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Everywhere that a number of pieces is typed: what is no whole number is refused in words, and nothing is rounded. */

const refused = ['1.5', '-2', '1e2', '٢٫٥', '2,5', '0', 'two', ''];
const taken = [
  ['3', '3'],
  ['٤', '4'],
  ['۲', '2'],
] as const;

test('on the product page and in its quick view', async ({ page, shop }) => {
  const { at, texts } = shop;
  const product = await aProduct(shop.locale);
  const words = texts('product', 'quantity.minimum');
  await page.goto(at(`/product-details/${product.slug}`));
  const group = { name: texts('product', 'quantity.label', { name: product.name }) };
  await typesTable(
    page,
    page.getByRole('main').getByRole('group', group).first().getByRole('textbox'),
    words,
  );

  await page.goto(at(`/search?searchText=${encodeURIComponent(product.name)}`));
  const card = page.getByRole('article').filter({ hasText: product.name }).first();
  await card.hover();
  await card
    .getByRole('button', { name: texts('catalog', 'card.quickView', { name: product.name }) })
    .click();
  const dialog = page.getByRole('dialog', {
    name: texts('product', 'quickView.title', { name: product.name }),
  });
  await typesTable(page, dialog.getByRole('textbox'), words);
});

test('on the cart’s page and in its drawer, where what was typed is sent', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts } = shop;
  const product = await aProduct(shop.locale);
  await giveCart(context, await makeCart([{ id: product.id, quantity: 1 }]));
  const words = texts('cart-checkout', 'toast.tooFew');
  await page.goto(at('/cart'));
  await typesTable(page, lineOf(page.getByRole('main'), shop, product), words);
  await page.reload();
  await expect(lineOf(page.getByRole('main'), shop, product)).toHaveValue('2');

  await page.goto(at(`/product-details/${product.slug}`));
  await addButton(page, texts).click();
  const drawer = page.getByRole('dialog', { name: new RegExp(texts('cart-checkout', 'drawer.title')) });
  await typesTable(page, lineOf(drawer, shop, product), words);
});

const lineOf = (within: Locator, { texts }: ShopContext, { name }: ProductMark): Locator =>
  within.getByRole('textbox', { name: texts('cart-checkout', 'line.quantity', { title: name }) });

async function typesTable(page: Page, field: Locator, words: string): Promise<void> {
  for (const [typed, quantity] of taken) {
    await type(field, typed);
    await expect(field).toHaveValue(quantity);
  }
  for (const typed of refused) {
    await type(field, typed);
    await expect(page.getByText(words).first(), `what is said of "${typed}"`).toBeVisible();
    await expect(field, `the quantity after "${typed}"`).toHaveValue('2');
  }
}

async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Enter');
}
