import { buyTwoAsGuest } from '../steps/buy-two-as-guest.ts';
import { type ProductMark, productWithChoices, readProduct } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* The first journey: from the home page to an order, as a guest. */

test('a guest finds a product, chooses a variation, buys two of it and sees the order', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  const product = await productWithChoices(shop.locale);
  const stockBefore = stockOf(await readProduct(shop.locale, product.slug));
  await buyTwoAsGuest(page, shop, product);
  expect(stockOf(await readProduct(shop.locale, product.slug))).toBe(stockBefore - 2);
});

const stockOf = ({ variations }: ProductMark): number =>
  variations.reduce((sum, { current_stock }) => sum + current_stock, 0);
