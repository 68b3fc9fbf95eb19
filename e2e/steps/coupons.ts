import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

const namespace = 'cart-checkout';

/** Types a coupon's code into the field of a page and applies it. */
export async function typeCoupon(page: Page, { texts }: ShopContext, code: string): Promise<void> {
  await page.getByLabel(texts(namespace, 'coupon.label'), { exact: true }).fill(code);
  await page.getByRole('button', { name: texts(namespace, 'coupon.apply'), exact: true }).click();
}

/** The button that takes a coupon off, which stands beside one that is in use. */
export const couponInUse = (within: Page | Locator, { texts }: ShopContext, code: string): Locator =>
  within.getByRole('button', { name: texts(namespace, 'coupon.remove', { code }), exact: true });

/** Waits for what a page says of a coupon that its cart has not. */
export async function expectCouponNotice(
  within: Page | Locator,
  { texts }: ShopContext,
  kind: 'dropped' | 'notApplied' | 'waits',
  code: string,
): Promise<void> {
  const words = texts(namespace, `coupon.${kind}`, { code });
  // Spoken where the shopper asked for it, beside the cart where it went by itself.
  const place =
    kind === 'dropped' ? within.getByText(words) : within.getByRole('status').filter({ hasText: words });
  await expect(place.first()).toBeVisible();
}
