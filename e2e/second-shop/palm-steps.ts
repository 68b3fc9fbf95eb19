import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '@dana/config/workspace';
import { expect, type Page } from '@playwright/test';
import { networkAtRest } from '../support/network-rest.ts';
import type { ShopContext } from '../support/shop-test.ts';

const folder = join(workspaceRoot, 'shots/second-shop');
const widths = [390, 1440];

/** With `KEEP_PICTURES=1`: these pages as a phone and a wide window show them, in `shots/second-shop`. */
export async function keepPicturesOf(page: Page, addresses: readonly string[]): Promise<void> {
  if (process.env.KEEP_PICTURES !== '1') return;
  await mkdir(folder, { recursive: true });
  for (const address of addresses) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await networkAtRest(page);
      const name = address.replace(/\W+/g, '-').replace(/^-/, '');
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
    }
  }
}

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
