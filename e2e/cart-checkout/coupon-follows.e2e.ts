import type { Locale } from '@dana/contracts/locale';
import { newShopper, openAccount, signIn } from '../steps/account.ts';
import { cartLink } from '../steps/browse.ts';
import { couponInUse, expectCouponNotice, typeCoupon } from '../steps/coupons.ts';
import { giveCart, makeCart, productsToBuy, type ProductToBuy } from '../steps/prepare-cart.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { listProducts } from '../support/products.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';

/* A coupon belongs to the cart: it is in every tab and on every device of its shopper, and gone from all of them at once. */

const namespace = 'cart-checkout';
const code = 'DANA10';

test('a coupon in two tabs: applied in one it is used in the other, taken off there it is gone in the first', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const [product] = await productsToBuy(locale, 14, 1);
  if (!product) throw new Error('A product is needed.');
  await giveCart(context, await makeCart([{ ...product, quantity: 1 }]));
  await page.goto(at('/cart'));
  const otherTab = await context.newPage();
  await otherTab.goto(at('/checkout'));
  const discount = (code: string) => texts(namespace, 'summary.discountWith', { code });
  await expect(otherTab.getByLabel(texts(namespace, 'coupon.label'), { exact: true })).toBeVisible();

  await typeCoupon(page, shop, 'dana10');
  await expect(couponInUse(page, shop, code)).toBeVisible();
  await expect(otherTab.getByText(discount(code))).toBeVisible();
  await expect(couponInUse(otherTab, shop, code)).toBeVisible();
  await page.reload();
  await expect(couponInUse(page, shop, code)).toBeVisible();
  // A tab joins the others once it has nothing better to do.
  await networkAtRest(page);

  await couponInUse(otherTab, shop, code).click();
  await expect(otherTab.getByText(discount(code))).toBeHidden();
  await expect(couponInUse(page, shop, code)).toBeHidden();
  await expect(page.getByLabel(texts(namespace, 'coupon.label'), { exact: true })).toBeVisible();
  await expect(page.getByText(discount(code))).toBeHidden();
});

test('a coupon on another device of the account: it is there after signing in, and goes when it is taken off', async ({
  page,
  shop,
  newVisitor,
}) => {
  test.setTimeout(90_000);
  const { at } = shop;
  const shopper = newShopper();
  const token = await openAccount(shopper);
  const product = await lampFor(shop.locale);
  const line = { product_id: product.id, product_variation_id: product.variationId ?? null, quantity: 1 };
  await callApi('POST', '/carts/add', { token, body: line });

  await signIn(page, shop, shopper);
  await page.goto(at('/cart'));
  await typeCoupon(page, shop, code);
  await expect(couponInUse(page, shop, code)).toBeVisible();

  const phone = await newVisitor();
  await signIn(phone, shop, shopper);
  await expect(cartLink(phone, shop, 1)).toBeVisible();
  await phone.goto(at('/cart'));
  await expect(couponInUse(phone, shop, code)).toBeVisible();
  await couponInUse(phone, shop, code).click();
  await expect(couponInUse(phone, shop, code)).toBeHidden();

  await page.reload();
  await expect(page.getByLabel(shop.texts(namespace, 'coupon.label'), { exact: true })).toBeVisible();
  await expect(couponInUse(page, shop, code)).toBeHidden();
});

test('a coupon that the cart falls below is said once and dropped, in all tabs', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const product = await soundForHalfTheMinimum(locale);
  await giveCart(context, await makeCart([{ ...product, quantity: 2 }]));
  await page.goto(at('/cart'));
  await typeCoupon(page, shop, 'SOUND14');
  await expect(couponInUse(page, shop, 'SOUND14')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(at('/cart'));
  await expect(couponInUse(otherTab, shop, 'SOUND14')).toBeVisible();

  await page
    .getByRole('button', { name: texts(namespace, 'line.decrease', { title: product.name }) })
    .click();
  await expectCouponNotice(page, shop, 'dropped', 'SOUND14');
  await expect(couponInUse(otherTab, shop, 'SOUND14')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(texts(namespace, 'coupon.label'), { exact: true })).toBeVisible();
  await expect(page.getByText(texts(namespace, 'coupon.dropped', { code: 'SOUND14' }))).toBeHidden();
});

test('the coupon of a guest who signs in takes the place of the one in the account’s cart', async ({
  page,
  shop,
  context,
}) => {
  test.setTimeout(90_000);
  const { at, locale } = shop;
  const shopper = newShopper();
  const token = await openAccount(shopper);
  const [guests] = await productsToBuy(locale, 15, 1);
  const sound = await soundForHalfTheMinimum(locale);
  if (!guests) throw new Error('A product is needed.');
  const line = { product_id: sound.id, product_variation_id: sound.variationId ?? null, quantity: 2 };
  const { body } = await callApi('POST', '/carts/add', { token, body: line });
  const own = { cart_id: body.data.id, promo_code: 'SOUND14' };
  expect((await callApi('POST', '/carts/coupon', { token, body: own })).status).toBe(200);

  await giveCart(context, await makeCart([{ ...guests, quantity: 1 }]));
  await page.goto(at('/cart'));
  await typeCoupon(page, shop, code);
  await expect(couponInUse(page, shop, code)).toBeVisible();
  await signIn(page, shop, shopper);
  await expect(cartLink(page, shop, 3)).toBeVisible();
  await page.goto(at('/cart'));
  await expect(couponInUse(page, shop, code)).toBeVisible();
  const read = await callApi('GET', `/checkout?cart=${body.data.id}`, { token });
  expect(read.body.data.promo_code).toBe(code);
});

async function lampFor(locale: Locale): Promise<ProductToBuy> {
  const [product] = await productsToBuy(locale, 16, 1);
  if (!product) throw new Error('A product is needed.');
  return product;
}

/** Electronics of which two pieces reach the least that SOUND14 is for, and one does not. */
async function soundForHalfTheMinimum(locale: Locale): Promise<ProductToBuy> {
  const found = (await listProducts(locale, { category_id: '1' })).find(
    ({ price, current_stock, variations }) =>
      price >= 25 && price < 50 && current_stock >= 8 && variations.length === 0,
  );
  if (!found) throw new Error('The sample catalogue has no such product.');
  return found;
}
