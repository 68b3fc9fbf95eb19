import type { Page } from '@playwright/test';
import { products } from '../steps/listing.ts';
import type { ShopContext } from '../support/shop-test.ts';

/** Presses a button of a product's card in a listing, by the keyboard: some are drawn under the pointer alone. */
export async function pressOnCard(
  page: Page,
  { texts }: ShopContext,
  button: 'quickView' | 'wishlist',
  index: number,
): Promise<void> {
  const card = products(page).nth(index);
  await card.getByRole('button', { name: texts('catalog', `card.${button}`), exact: true }).press('Enter');
}
