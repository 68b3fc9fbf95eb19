import type { Locale } from '@dana/contracts/locale';
import { couponInUse, expectCouponNotice, typeCoupon } from '../steps/coupons.ts';
import { giveCart, makeCart, type ProductToBuy } from '../steps/prepare-cart.ts';
import { listProducts } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * A coupon belongs to the cart: it is in every tab of its shopper, and gone from all of them at once. That it is on every
 * device too, and that the one of a guest who signs in wins: cart-coupon.test and follow-session.test of mf-cart-checkout.
 */

const namespace = 'cart-checkout';
const code = 'SOUND14';

test('a coupon applied in one tab is used in the other and gone when it is taken off there; one that the cart falls below is said once and dropped in both', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const product = await soundForHalfTheMinimum(locale);
  await giveCart(context, await makeCart([{ ...product, quantity: 2 }]));
  await page.goto(at('/cart'));
  const otherTab = await context.newPage();
  await otherTab.goto(at('/checkout'));
  const discount = texts(namespace, 'summary.discountWith', { code });
  const field = page.getByLabel(texts(namespace, 'coupon.label'), { exact: true });
  await expect(otherTab.getByLabel(texts(namespace, 'coupon.label'), { exact: true })).toBeVisible();

  await typeCoupon(page, shop, code.toLowerCase());
  await expect(couponInUse(page, shop, code)).toBeVisible();
  await expect(otherTab.getByText(discount)).toBeVisible();
  await expect(couponInUse(otherTab, shop, code)).toBeVisible();
  // As the calls of the specification say, for as long as it is applied.
  const named = page.waitForRequest(
    (request) =>
      request.url().includes('/api/checkout?') &&
      new URL(request.url()).searchParams.get('promo_code') === code,
  );
  await page.reload();
  await named;
  await expect(couponInUse(page, shop, code)).toBeVisible();
  await couponInUse(otherTab, shop, code).click();
  await expect(otherTab.getByText(discount)).toBeHidden();
  await expect(couponInUse(page, shop, code)).toBeHidden();
  await expect(field).toBeVisible();
  await expect(page.getByText(discount)).toBeHidden();

  await typeCoupon(page, shop, code);
  await expect(couponInUse(otherTab, shop, code)).toBeVisible();
  await page
    .getByRole('button', { name: texts(namespace, 'line.decrease', { title: product.name }) })
    .click();
  await expectCouponNotice(page, shop, 'dropped', code);
  await expect(couponInUse(otherTab, shop, code)).toBeHidden();
  await page.reload();
  await expect(field).toBeVisible();
  await expect(page.getByText(texts(namespace, 'coupon.dropped', { code }))).toBeHidden();
});

/** Electronics of which two units reach the least that SOUND14 is for, and one does not. */
async function soundForHalfTheMinimum(locale: Locale): Promise<ProductToBuy> {
  const found = (await listProducts(locale, { category_id: '1' })).find(
    ({ price, current_stock, variations }) =>
      price >= 25 && price < 50 && current_stock >= 8 && variations.length === 0,
  );
  if (!found) throw new Error('The sample catalogue has no such product.');
  return found;
}
