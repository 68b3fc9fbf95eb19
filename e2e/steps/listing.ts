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

/** Adds up how far a page's layout jumped without anybody pressing anything. Call before the first navigation. */
export async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    let total = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) if (!entry.hadRecentInput) total += entry.value;
      Reflect.set(window, 'layoutJumps', total);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'layoutJumps') ?? 0));
}
