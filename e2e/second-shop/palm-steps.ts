import { expect, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

/** The order's page says thanks. @returns the order's number. */
export async function expectThanks(page: Page, { at, texts }: ShopContext): Promise<string> {
  await expect(page).toHaveURL(new RegExp(at('/order/')));
  await expect(
    page.getByRole('heading', { name: texts('cart-checkout', 'orderPage.news.placed') }),
  ).toBeVisible();
  return (
    (await page
      .getByText(/^NK-\d+$/)
      .first()
      .textContent()) ?? ''
  );
}
