import type { Page } from '@playwright/test';
import { expectTakenOver } from '../steps/browse.ts';
import { products } from '../steps/listing.ts';
import { expect, test } from '../support/shop-test.ts';

/* A page that is long in coming: the shop says so until it is there, and never looks dead. */

const line = (page: Page) => page.locator('[data-loading]');
const main = (page: Page) => page.getByRole('main');

/** Holds the data of product pages back until it is let go. */
async function holdProducts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/api\/products\/[^/?]+(\?|$)/, async (route) => {
    await isFree;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

test('the line stays, the page is busy and gives way to an outline until the page that was asked for is there', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/shop'));
  await expectTakenOver(page);
  const letGo = await holdProducts(page);
  const link = products(page).nth(4).locator('h3 a');
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  await link.click();

  await expect(main(page)).toHaveAttribute('aria-busy', 'true');
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: texts('shell', 'pending') }),
  ).toHaveCount(1);
  await expect(link).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The loading flag itself is off after a second.
  await page.waitForTimeout(1_000);
  await expect(line(page)).toHaveCount(1);
  await expect(main(page)).toHaveAttribute('aria-busy', 'true');

  letGo();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(main(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(line(page)).toHaveCount(0);
});

test('going back before the page came brings the old one back as it was', async ({ page, shop }) => {
  const { at, texts } = shop;
  await page.goto(at('/shop'));
  await expectTakenOver(page);
  const letGo = await holdProducts(page);
  const link = products(page).nth(8).locator('h3 a');
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await link.click();
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: texts('shell', 'pending') }),
  ).toHaveCount(1);

  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(main(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  letGo();
});
