import { addButton } from '../steps/add-button.ts';
import type { Locator } from '@playwright/test';
import { cartLink } from '../steps/browse.ts';
import { couponInUse, expectCouponNotice } from '../steps/coupons.ts';
import { giveCart, makeCart } from '../steps/prepare-cart.ts';
import { aProduct } from '../support/products.ts';
import { callApi } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';
import { networkAtRest } from '../support/network-rest.ts';

test('a coupon is copied and given to the cart; one whose time runs out while it is looked at cannot be', async ({
  page,
  shop,
  context,
}) => {
  const { at, texts, locale } = shop;
  const card = page.getByRole('article').filter({ hasText: 'DANA10' });
  const kind = texts('content', 'coupons.kinds.all');
  await page.goto(at('/coupons'));
  await expect(
    card.getByRole('link', { name: texts('content', 'coupons.shopFor', { kind }) }),
  ).toHaveAttribute('href', at('/shop'));
  const sizeWithoutCart = await sizeOf(card);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(at(`/product-details/${(await aProduct(locale)).slug}`));
  await addButton(page, texts).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(at('/coupons'));
  await card.getByRole('button', { name: new RegExp(texts('content', 'coupons.copy')) }).click();
  await expect(
    card.getByText(texts('content', 'coupons.announced.copied', { code: 'DANA10' })),
  ).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DANA10');

  // The cart is known later than the page: what it brings must not move the cards.
  const apply = card.getByText(texts('content', 'coupons.apply'));
  await expect(apply).toBeVisible();
  expect(await sizeOf(card)).toEqual(sizeWithoutCart);
  await apply.click();
  await expect(page.getByText(texts('cart-checkout', 'toast.couponApplied'))).toBeVisible();
  const drawer = page.getByRole('dialog', { name: new RegExp(texts('cart-checkout', 'drawer.title')) });
  await expect(couponInUse(drawer, shop, 'DANA10')).toBeVisible();
  await page.keyboard.press('Escape');

  // Ten days later the shortest of them is over, without a new page: the device slept, and the clock for durations with it.
  const shortest = page.getByRole('article').filter({ hasText: 'GLOW15' });
  await expect(shortest.getByText(texts('content', 'coupons.active'), { exact: true })).toBeVisible();
  await networkAtRest(page);
  await page.evaluate(
    (sleptMs) => {
      const { now } = Date;
      Date.now = () => now() + sleptMs;
    },
    10 * 24 * 3_600_000,
  );
  await expect(shortest.getByText(texts('content', 'coupons.ended'))).toBeVisible();
  await expect(shortest.getByRole('button').first()).toBeDisabled();
  await expect(card.getByRole('button').first()).toBeEnabled();
});

test('applying a coupon shows the cart in every state: in use, refused with the reason, and waiting for an empty cart', async ({
  page,
  shop,
  context,
  problems,
}) => {
  // The coupon that is refused, and the read of a cart that was emptied.
  problems.expected.push(/status of 422/);
  const { at, texts, locale } = shop;
  const product = await aProduct(locale);
  await giveCart(context, await makeCart([{ id: product.id, quantity: 1 }]));
  await page.goto(at('/coupons'));
  const drawer = page.getByRole('dialog', { name: new RegExp(texts('cart-checkout', 'drawer.title')) });
  const apply = (code: string) =>
    page.getByRole('article').filter({ hasText: code }).getByText(texts('content', 'coupons.apply')).click();

  await apply('SOUND14');
  await expectCouponNotice(drawer, shop, 'notApplied', 'SOUND14');
  await drawer.getByRole('button', { name: texts('cart-checkout', 'coupon.close') }).click();
  await expect(drawer.getByRole('status').filter({ hasText: 'SOUND14' })).toBeHidden();
  await page.keyboard.press('Escape');

  await test.step('the cart was emptied elsewhere, and this tab does not know it yet', async () => {
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'cart_id');
    await callApi('DELETE', `/carts/${cookie?.value}/clear`);
    await apply('DANA10');
    await expectCouponNotice(drawer, shop, 'waits', 'DANA10');
    await expect(drawer.getByText(texts('cart-checkout', 'empty.title'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartLink(page, shop, 0)).toBeVisible();
  });

  await test.step('the first thing in the cart brings the coupon there', async () => {
    await page.goto(at(`/product-details/${product.slug}`));
    await addButton(page, texts).click();
    await expect(couponInUse(drawer, shop, 'DANA10')).toBeVisible();
  });
});

const sizeOf = (card: Locator) =>
  card.evaluate((element) => [element.clientWidth, element.clientHeight].join(' × '));
