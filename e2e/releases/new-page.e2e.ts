import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectLive, expectOthersAsBefore, releaseMapOf } from '../steps/live-releases.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';

/*
 * A page is one release of one remote: its manifest alone brings it into menus, footer, sitemap and the table of routes. Which links
 * are refused: shared/contracts/src/manifest-problems.test.ts; how a page moves to another remote: skew/previous-and-current.
 */

let storefront: OwnStorefront;
const path = '/gift-guide';
const words = { en: 'Gift guide', ar: 'دليل الهدايا' };
const nav = `{ path: '${path}', label: ${JSON.stringify(words)}, places: { menu: 45, 'products.more': 15, 'footer.menu': 75 } }`;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('new-page', testPort(270));
});
test.afterAll(async () => storefront.stop());

test('a page that a remote brings along stands in menu, footer, sitemap and routes, and is gone from all with its rollback', async ({
  page,
}) => {
  const before = await releaseMapOf(storefront);
  for (const shop of shopInBoth) await expectPage(page, shop, false);

  await storefront.publishChanged('mf-content', '1.0.1', addPage);
  await storefront.release('promote', 'mf-content', '--version', '1.0.1', '--reason', 'A guide to gifts');
  await expectLive(storefront, 'mf-content', '1.0.1');
  expectOthersAsBefore(before, await releaseMapOf(storefront), 'mf-content');
  for (const shop of shopInBoth) await expectPage(page, shop, true);

  await storefront.release('rollback', 'mf-content', '--reason', 'The guide is not ready');
  await expectLive(storefront, 'mf-content', '1.0.0');
  for (const shop of shopInBoth) await expectPage(page, shop, false);
});

/** Adds a page to a copy of a remote, as its team would: a route's file and what the manifest says. */
async function addPage(folder: string): Promise<void> {
  await writeFile(
    join(folder, 'src/routes/gift-guide.route.tsx'),
    `export const Component = () => <h1>${words.en}</h1>;\nexport const head = () => ({ title: '${words.en}' });\n`,
  );
  const file = join(folder, 'src/exposed/manifest.ts');
  const route = `{ path: '${path}', module: './gift-guide.route', layout: 'default', cache: 'public', indexable: true },`;
  const source = await readFile(file, 'utf8');
  const changed = source.replace('routes: [', `routes: [${route}`).replace('nav: [', `nav: [${nav},`);
  expect(changed.length).toBeGreaterThan(source.length + route.length);
  await writeFile(file, changed);
}

async function expectPage(page: Page, { at, texts, locale }: ShopContext, isThere: boolean): Promise<void> {
  const count = isThere ? 1 : 0;
  const name = words[locale];
  expect((await fetch(`${storefront.url}${at(path)}`)).status).toBe(isThere ? 200 : 404);
  const sitemap = await (await fetch(`${storefront.url}/sitemap.xml`)).text();
  expect(sitemap.includes(`${at(path)}</loc>`)).toBe(isThere);
  const state = await (await fetch(`${storefront.url}${at('/coupons')}`)).text();
  expect(state.includes(`{"path":"${path}"`)).toBe(isThere);

  await page.goto(`${storefront.url}${at('/coupons')}`);
  const menu = page.getByRole('navigation', { name: texts('shell', 'menu.label') });
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: texts('footer.menu', '/blog') }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(count);
  await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(count);
  // Among the samples, which another remote shows, it is one more.
  await page.goto(`${storefront.url}${at('/samples')}`);
  const samples = page.getByRole('region', { name: texts('content', 'samples.more') });
  await expect(samples.getByRole('link', { name: texts('products.more', '/forgot') })).toBeVisible();
  await expect(samples.getByRole('link', { name })).toHaveCount(count);
  if (!isThere) return;

  // Between the offers and the journal, as its rank says.
  const entries = await menu.locator('> ul > li > a').allTextContents();
  expect(entries.slice(5, 8)).toEqual([texts('menu', '/shop?status=on-sale'), name, texts('menu', '/blog')]);
  await footer.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
  await expect(page.getByRole('heading', { level: 1, name: words.en })).toBeVisible();
  await expect(page.locator('#main [data-remote="mf-content@1.0.1"]')).toBeVisible();
}
