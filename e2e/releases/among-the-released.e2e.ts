import type { Locator, Page } from '@playwright/test';
import { runRelease } from '@dana/config/run-release';
import { expectAccessible } from '../support/accessibility.ts';
import { buildChanged } from '../support/changed-deployable.ts';
import { sharedShop, storefrontUrl } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';

/* A release before it goes live. Its own pages, beside those that are live, are looked at by `e2e/preview` (releases/pipeline). */

test('a page in preview says so, and one press leaves it on the page that is open', async ({ page }) => {
  test.setTimeout(120_000);
  const { url, release } = await linkToPreview();
  const { origin } = new URL(url);
  for (const shop of shopInBoth) {
    await page.goto(url);
    await page.goto(`${origin}${shop.at('/blog')}`);
    await expect(badgeOf(page, shop)).toContainText(release.replace('@', ' '));
    await expectAccessible(page);
    await page.goto(`${origin}${shop.at('/about')}?from=mail`);
    await badgeOf(page, shop).getByRole('button').click();
    await expect(page).toHaveURL(`${origin}${shop.at('/about')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(badgeOf(page, shop)).toHaveCount(0);
    await expect(page.locator(`[data-remote="${release}"]`)).toHaveCount(0);
  }
});

const badgeNames = { en: 'Preview', ar: 'معاينة' };
const badgeOf = (page: Page, { locale }: ShopContext): Locator =>
  page.getByRole('complementary', { name: badgeNames[locale] });

async function linkToPreview(): Promise<{ url: string; release: string }> {
  const folder = await buildChanged('mf-content', '1.0.1');
  await runRelease(['publish', 'mf-content', '--no-build', '--from', folder], sharedShop.dataDir);
  const release = 'mf-content@1.0.1';
  const link = JSON.parse(await runRelease(['preview', release, '--json'], sharedShop.dataDir));
  const { pathname, search } = new URL(link.url);
  return { url: `${storefrontUrl}${pathname}${search}`, release };
}
