import type { Page } from '@playwright/test';
import { runRelease } from '@dana/config/run-release';
import { buildChanged } from '../support/changed-deployable.ts';
import { sharedShop, storefrontUrl } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';

/* A release before it goes live, on pages of every team. Its own pages are looked at by `e2e/preview`. */

const paths = ['/', '/shop', '/cart', '/login', '/blog'];

test('a release that is not live yet runs among those that are, on every page that needs it, in both languages', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { url, release } = await linkToPreview();
  const [remote = '', version] = release.split('@');
  await page.goto(url);
  const map = await page.evaluate(async () => (await fetch('/release-map.json')).json());
  expect({ shell: map.shell, ...map.remotes }[remote]).toMatchObject({ version });
  for (const shop of shopInBoth) await test.step(`in ${shop.locale}`, () => visitPages(page, shop, release));
  await page.goto(`${new URL(url).origin}?preview=end`);
});

async function visitPages(page: Page, { at }: ShopContext, release: string): Promise<void> {
  const { origin } = new URL(page.url());
  let regions = 0;
  for (const path of paths) {
    expect((await page.goto(`${origin}${at(path)}`))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    regions += await page.locator(`[data-remote="${release}"], [data-shell="${release}"]`).count();
  }
  expect(regions).toBeGreaterThan(0);
}

async function linkToPreview(): Promise<{ url: string; release: string }> {
  const folder = await buildChanged('mf-content', '1.0.1');
  await runRelease(['publish', 'mf-content', '--no-build', '--from', folder], sharedShop.dataDir);
  const release = 'mf-content@1.0.1';
  const link = JSON.parse(await runRelease(['preview', release, '--json'], sharedShop.dataDir));
  const { pathname, search } = new URL(link.url);
  return { url: `${storefrontUrl}${pathname}${search}`, release };
}
