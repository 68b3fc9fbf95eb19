import { expectHydrated } from '../steps/browse.ts';
import { inOneLanguage } from '../support/one-language.ts';
import { expect, test } from '../support/shop-test.ts';
import { type DetailedProduct, detailsOf, findProduct, withoutPictures } from './details.ts';

/* What a choice changes, what may be ordered of it, and what cannot be bought at all. */

const shirt = '/product-details/qumash-daily-t-shirt';

test(
  'choosing changes picture, price, SKU and stock, and survives a reload and a shared link',
  inOneLanguage,
  async ({ page, shop }) => {
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
      await expect(page).toHaveURL(new RegExp(`[?&]variant=${variation.id}$`));
      await expect(details.main.getByText(variation.sku, { exact: true })).toBeVisible();
      await expect(details.stock(variation.current_stock)).toBeVisible();
      await expect(details.main.getByText((variation.price ?? 0).toFixed(3)).first()).toBeVisible();
      await expect(details.button('gallery.back')).toBeVisible();
    }
    await page.reload();
    await expect(details.main.getByText(other.sku, { exact: true })).toBeVisible();
    await details.button('gallery.back').click();
    await expect(details.button('gallery.back')).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`variant=${other.id}$`));
  },
);

test(
  'a typed quantity is taken in any digits, before the scripts come too, kept within the limits, and a refusal says why',
  inOneLanguage,
  async ({ page, shop }) => {
    const { texts, locale, at } = shop;
    const product = await findProduct(locale, ({ variations, current_stock, max_purchase_qty }) => {
      return variations.length === 0 && current_stock >= 5 && (max_purchase_qty ?? 9) >= 5;
    });
    const most = Math.min(product.current_stock, product.max_purchase_qty || Number.POSITIVE_INFINITY);
    const { quantity, button, main } = detailsOf(page, shop);
    await withoutPictures(page);
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/main\.[^/]*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(at(`/product-details/${product.slug}`), { waitUntil: 'domcontentloaded' });
    await quantity.fill('٣');
    scripts.resolve();
    await expect(quantity).toHaveValue('3');
    await button('quantity.increase').click();
    await expect(quantity).toHaveValue('4');

    const type = async (text: string) => {
      await quantity.fill(text);
      await quantity.press('Enter');
    };
    await type('999');
    await expect(quantity).toHaveValue(String(most));
    await expect(main.getByText(texts('product', 'quantity.maximum'))).toBeVisible();
    await expect(button('quantity.increase')).toHaveAttribute('aria-disabled', 'true');
    await type('1.5');
    await expect(quantity).toHaveValue(String(most));
    await expect(main.getByText(texts('product', 'quantity.notWhole'))).toBeVisible();
  },
);

test(
  'what is sold out can be looked at and listed, but not bought',
  inOneLanguage,
  async ({ page, shop }) => {
    const product = await findProduct(shop.locale, ({ current_stock }) => current_stock === 0);
    const { add, main, button } = detailsOf(page, shop);
    await page.goto(shop.at(`/product-details/${product.slug}`));
    // The product's own word comes first; cards of related products below may say the same.
    await expect(main.getByText(shop.texts('product', 'stock.out'), { exact: true }).first()).toBeVisible();
    await expect(add).toBeDisabled();
    for (const list of ['wishlist', 'compare']) {
      await button(`${list}.toggle`).click();
      await expect(button(`${list}.toggle`)).toHaveAttribute('aria-pressed', 'true');
    }
  },
);

test('the name of a colour never lies over the name of the chosen one', async ({ page, shop }) => {
  await page.goto(shop.at(shirt));
  await expectHydrated(page);
  const colours = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.locator('label svg') });
  const swatch = colours.locator('label').nth(1);
  await swatch.hover();
  const tip = swatch.locator('[aria-hidden=true]').last();
  await expect(tip).toBeVisible();
  const [tipBox, ...names] = await Promise.all(
    [tip, ...(await page.getByRole('main').locator('fieldset legend').all())].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const isApart =
      !tipBox || !name || tipBox.y + tipBox.height <= name.y + 1 || tipBox.y >= name.y + name.height - 1;
    expect(isApart).toBe(true);
  }
});

test('on a phone the trail is one way back, to the category', inOneLanguage, async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(shop.at(shirt));
  const trail = page
    .getByRole('main')
    .getByRole('navigation', { name: shop.texts('product', 'page.breadcrumb') })
    .getByRole('link');
  await expect(trail).toHaveCount(1);
  await trail.click();
  await expect(page).toHaveURL(/\/category\//);
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
