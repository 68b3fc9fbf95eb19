import type { Locator, Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

const namespace = 'catalog';

/** The products that a listing shows, in their order. */
export const products = (page: Page): Locator =>
  page.locator('section[aria-labelledby="listing-results"]').getByRole('article');

/** The button that takes a filter away; `filter` is what its chip says. */
export function chip(page: Page, { texts }: ShopContext, filter: string): Locator {
  return page.getByRole('main').getByRole('button', {
    name: texts(namespace, 'chips.remove', { filter }),
    exact: true,
  });
}

/** The checkbox of a filter, whatever count stands beside it. */
export function statusFilter(page: Page, { texts }: ShopContext, filter: 'onSale' | 'inStock'): Locator {
  const name = new RegExp(`^${texts(namespace, `filters.${filter}`)}`);
  return page.getByRole('main').getByRole('checkbox', { name }).first();
}
