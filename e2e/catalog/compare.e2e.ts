import type { Page } from '@playwright/test';
import { products } from '../steps/listing.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

/* Products side by side, the same in all of the shopper's tabs. */

const namespace = 'catalog';

test('a comparison is the same in two tabs, holds four, shows what differs and can be sent to others', async ({
  page,
  context,
  browser,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/shop'));
  await toggle(page, 0);
  await toggle(page, 1);
  await expect(compareLink(page, shop, 2)).toBeVisible();

  const other = await context.newPage();
  await other.goto(at('/compare'));
  await expect(compareLink(other, shop, 2)).toBeVisible();
  await expect(other.getByRole('columnheader')).toHaveCount(3);
  const rows = other.getByRole('rowheader');
  const all = await rows.count();
  await other.getByRole('checkbox', { name: texts(namespace, 'compare.onlyDifferences') }).check();
  expect(await rows.count()).toBeLessThan(all);
  await other.getByRole('columnheader').last().getByRole('button').click();
  await expect(compareLink(page, shop, 1)).toBeVisible();
  await expect(other.getByRole('columnheader')).toHaveCount(2);

  for (const index of [1, 2, 3]) await toggle(page, index);
  await expect(compareLink(other, shop, 4)).toBeVisible();
  await toggle(page, 4, false);
  const dialog = page.getByRole('dialog', { name: texts(namespace, 'compare.full.title') });
  await dialog.getByRole('button', { name: texts(namespace, 'compare.full.replace') }).click();
  await expect(dialog).toBeHidden();
  await expect(compareButton(page, 4)).toHaveAttribute('aria-pressed', 'true');
  await expect(compareButton(page, 0)).toHaveAttribute('aria-pressed', 'false');

  const ids = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('dana.compare.v1') ?? '[]') as { productId: string }[])
      .map(({ productId }) => productId)
      .join(','),
  );
  const stranger = await browser.newContext();
  const shared = await stranger.newPage();
  await shared.goto(new URL(at(`/compare?ids=${ids}`), page.url()).href);
  await expect(shared.getByRole('columnheader')).toHaveCount(5);
  await expect(shared.getByText(texts(namespace, 'compare.shared'))).toBeVisible();
  await stranger.close();

  await other.bringToFront();
  await other.getByRole('button', { name: texts(namespace, 'compare.clear') }).click();
  await expect(other.getByText(texts(namespace, 'compare.empty.title'))).toBeVisible();
  await expect(compareLink(page, shop, 0)).toBeVisible();
});

const compareButton = (page: Page, index: number) =>
  products(page).nth(index).locator('button[aria-pressed]').nth(1);

async function toggle(page: Page, index: number, isAdded = true): Promise<void> {
  const button = compareButton(page, index);
  await button.focus();
  await page.keyboard.press('Enter');
  if (isAdded) await expect(button).toHaveAttribute('aria-pressed', 'true');
}

function compareLink(page: Page, { texts }: ShopContext, count: number) {
  const name =
    count === 0 ? texts('shell', 'header.compare') : texts('shell', 'header.compareCount', { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}
