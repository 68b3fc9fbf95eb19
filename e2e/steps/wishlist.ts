import { expect, type Page } from '@playwright/test';
import { callApi } from '../support/shop-api.ts';
import type { ProductMark } from '../support/products.ts';
import type { ShopContext } from '../support/shop-test.ts';

/** Searches for a product and presses the button with this name among its tools. */
async function pressOnCard(page: Page, shop: ShopContext, product: ProductMark, key: string): Promise<void> {
  await page.goto(shop.at(`/search?searchText=${encodeURIComponent(product.name)}`));
  const tools = page.getByRole('main').getByRole('toolbar', { name: product.name, exact: true }).first();
  const button = tools.getByRole('button', { name: shop.texts('catalog', key), exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
}

export const putOnWishlist = (page: Page, shop: ShopContext, product: ProductMark): Promise<void> =>
  pressOnCard(page, shop, product, 'card.wishlist');

export const compare = (page: Page, shop: ShopContext, product: ProductMark): Promise<void> =>
  pressOnCard(page, shop, product, 'card.compare');

/** The products on an account's list, as the API keeps it. */
export async function favoriteIds(token: string): Promise<string[]> {
  const { body } = await callApi('GET', '/favorites', { token });
  return body.data.map(({ product }: { product: { id: number } }) => String(product.id)).sort();
}
