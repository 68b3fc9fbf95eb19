import type { Locator } from '@playwright/test';
import { aProduct } from '../support/products.ts';
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
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('product', 'purchase.add'), exact: true })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.clock.install();
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

  // Ten days later the shortest of them is over, without a new page.
  const shortest = page.getByRole('article').filter({ hasText: 'GLOW15' });
  await expect(shortest.getByText(texts('content', 'coupons.active'), { exact: true })).toBeVisible();
  await networkAtRest(page);
  await page.clock.fastForward(10 * 24 * 3_600_000);
  await expect(shortest.getByText(texts('content', 'coupons.ended'))).toBeVisible();
  await expect(shortest.getByRole('button').first()).toBeDisabled();
  await expect(card.getByRole('button').first()).toBeEnabled();
});

const sizeOf = (card: Locator) =>
  card.evaluate((element) => [element.clientWidth, element.clientHeight].join(' × '));
