import { expectHydrated } from '../steps/browse.ts';
import { expect, test } from '../support/shop-test.ts';
import { type DetailedProduct, detailsOf, findProduct, withoutPictures } from './details.ts';

/* What a choice changes, what may be ordered of it, and what cannot be bought at all. */

test('choosing changes picture, price, SKU and stock, and survives a reload and a shared link', async ({
  page,
  shop,
}) => {
  const product = await findProduct(shop.locale, hasSeveralPrices);
  const details = detailsOf(page, shop);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  const [first, other] = twoPrices(product);
  for (const variation of [first, other]) {
    for (const { id, values } of variation.attributes) {
      const known = product.attributes.find((attribute) => attribute.id === id)?.values ?? [];
      const name = known.find((value) => String(value.id) === String(values[0]))?.name ?? '';
      await details.value(name).check({ force: true });
    }
    await expectChosen();
    await expect(details.main.getByText(variation.sku, { exact: true })).toBeVisible();
    await expect(details.stock(variation.current_stock)).toBeVisible();
    await expect(details.main.getByText((variation.price ?? 0).toFixed(3)).first()).toBeVisible();
    await expect(details.button('gallery.back')).toBeVisible();

    async function expectChosen() {
      await expect(page).toHaveURL(new RegExp(`[?&]variant=${variation.id}$`));
    }
  }
  await page.reload();
  await expect(details.main.getByText(other.sku, { exact: true })).toBeVisible();
  await details.button('gallery.back').click();
  await expect(details.button('gallery.back')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`variant=${other.id}$`));
});

test('a typed quantity is taken in any digits, kept within the limits, and a refusal says why', async ({
  page,
  shop,
}) => {
  const { texts, locale, at } = shop;
  const product = await findProduct(locale, ({ variations, current_stock, max_purchase_qty }) => {
    return variations.length === 0 && current_stock >= 5 && (max_purchase_qty ?? 9) >= 5;
  });
  const most = Math.min(product.current_stock, product.max_purchase_qty || Number.POSITIVE_INFINITY);
  const { quantity, button, main } = detailsOf(page, shop);
  await withoutPictures(page);
  await page.goto(at(`/product-details/${product.slug}`));
  const type = async (text: string) => {
    await quantity.fill(text);
    await quantity.press('Enter');
  };
  await type('٣');
  await expect(quantity).toHaveValue('3');
  await type('0');
  await expect(quantity).toHaveValue('3');
  await expect(main.getByText(texts('product', 'quantity.minimum'))).toBeVisible();
  await type('999');
  await expect(quantity).toHaveValue(String(most));
  await expect(main.getByText(texts('product', 'quantity.maximum'))).toBeVisible();
  await expect(button('quantity.increase')).toHaveAttribute('aria-disabled', 'true');
  await type('abc');
  await expect(quantity).toHaveValue(String(most));
  await expect(main.getByText(texts('product', 'quantity.minimum'))).toBeVisible();
  await button('quantity.decrease').click();
  await expect(quantity).toHaveValue(String(most - 1));
});

test('a quantity that is typed before the scripts come counts', async ({ page, shop }) => {
  const product = await findProduct(shop.locale, ({ variations, current_stock, max_purchase_qty }) => {
    return variations.length === 0 && current_stock >= 5 && (max_purchase_qty ?? 9) >= 5;
  });
  const { quantity, button } = detailsOf(page, shop);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/main\.[^/]*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(shop.at(`/product-details/${product.slug}`), { waitUntil: 'domcontentloaded' });
  await quantity.fill('٣');
  scripts.resolve();
  await expect(quantity).toHaveValue('3');
  await button('quantity.increase').click();
  await expect(quantity).toHaveValue('4');
});

test('what is sold out can be looked at and listed, but not bought', async ({ page, shop }) => {
  const product = await findProduct(shop.locale, ({ current_stock }) => current_stock === 0);
  const { add, buyNow, main, button } = detailsOf(page, shop);
  await page.goto(shop.at(`/product-details/${product.slug}`));
  // The product's own word comes first; cards of related products below may say the same.
  await expect(main.getByText(shop.texts('product', 'stock.out'), { exact: true }).first()).toBeVisible();
  await expect(add).toBeDisabled();
  await expect(buyNow).toBeDisabled();
  await button('wishlist.toggle').click();
  await expect(button('wishlist.toggle')).toHaveAttribute('aria-pressed', 'true');
  await button('compare.toggle').click();
  await expect(button('compare.toggle')).toHaveAttribute('aria-pressed', 'true');
});

type Variation = DetailedProduct['variations'][number];

const pricesInStock = ({ variations }: DetailedProduct): Variation[] => {
  const byPrice = new Map(
    variations.filter(({ current_stock }) => current_stock > 5).map((one) => [one.price, one]),
  );
  return [...byPrice.values()];
};
const hasSeveralPrices = (product: DetailedProduct) => pricesInStock(product).length > 1;

function twoPrices(product: DetailedProduct): [Variation, Variation] {
  const [other, first] = pricesInStock(product);
  if (!first || !other) throw new Error(`${product.slug} has one price.`);
  return [first, other];
}
