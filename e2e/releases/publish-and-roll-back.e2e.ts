import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildNewRemote } from '../support/changed-deployable.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { aProduct } from '../support/products.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/* One team releases while the shop is open, and takes it back; nothing else moves. */

let storefront: OwnStorefront;
const ports = { en: testPort(180), ar: testPort(181) };
const newName = 'v1.0.1 ✓';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ shopLocale }) => {
  storefront = await startOwnStorefront(`release-${shopLocale}`, ports[shopLocale]);
});
test.afterAll(async () => storefront.stop());

test('a new version of the product page shows in new pages at once, and is gone a second after its rollback', async ({
  page,
  at,
  texts,
  shopLocale,
}) => {
  test.setTimeout(120_000);
  const address = `${storefront.url}${at(`/product-details/${(await aProduct(shopLocale)).slug}`)}`;
  const oldLabel = texts('product', 'purchase.buyNow');
  const shown = (label: string) => page.getByRole('button', { name: label }).first();

  const before = await releaseMap();
  await page.goto(address);
  await expect(shown(oldLabel)).toBeEnabled();
  const oldReleases = await releasesIn(page);
  const uptime = await healthOf();

  await storefront.publishChanged('mf-product', '1.0.1', (folder) => renameButton(folder, oldLabel, newName));
  await storefront.release('promote', 'mf-product', '--version', '1.0.1', '--reason', 'The button says more');
  await expectWithinASecond('1.0.1');
  expect(await productVersionAt(address)).toBe('mf-product@1.0.1');

  // The open page keeps what it runs on.
  await expect(shown(oldLabel)).toBeEnabled();
  expect(await releasesIn(page)).toEqual(oldReleases);

  await page.goto(address);
  await expect(shown(newName)).toBeEnabled();
  const newReleases = await releasesIn(page);
  expect({ ...newReleases, 'mf-product': [] }).toEqual({ ...oldReleases, 'mf-product': [] });
  expect(newReleases['mf-product']).not.toEqual(oldReleases['mf-product']);
  const during = await releaseMap();
  expect({ ...during.remotes, 'mf-product': undefined }).toEqual({
    ...before.remotes,
    'mf-product': undefined,
  });
  expect(during.shell).toEqual(before.shell);

  await storefront.release('rollback', 'mf-product', '--reason', 'The button says too much');
  await expectWithinASecond('1.0.0');
  expect(await productVersionAt(address)).toBe('mf-product@1.0.0');
  await page.goto(address);
  await expect(shown(oldLabel)).toBeEnabled();
  expect(await releasesIn(page)).toEqual(oldReleases);
  expect(await healthOf()).toEqual(uptime);
});

test('a sixth remote, made by one command, is served by the same shell and taken along by nothing else', async ({
  page,
  at,
  shopLocale,
}) => {
  test.setTimeout(120_000);
  const folder = await buildNewRemote('mf-gift-cards', join(storefront.dataDir, 'new'));
  const before = await releaseMap();
  const uptime = await healthOf();
  await storefront.release('publish', 'mf-gift-cards', '--no-build', '--from', folder);
  // Published is not live: only who has the link sees it.
  const address = `${storefront.url}${at('/gift-cards')}`;
  expect((await fetch(address)).status).toBe(404);
  const { url } = JSON.parse(
    await storefront.release('preview', 'mf-gift-cards@1.0.0', '--path', at('/gift-cards'), '--json'),
  );
  const texts = JSON.parse(await readFile(join(folder, `src/locales/${shopLocale}.json`), 'utf8'));
  const heading = page.getByRole('heading', { level: 1, name: texts.page.title });
  await page.goto(url);
  await expect(heading).toBeVisible();
  await page.goto(`${storefront.url}${at('/gift-cards')}?preview=end`);
  await expect(heading).toBeHidden();

  await storefront.release('promote', 'mf-gift-cards', '--version', '1.0.0', '--reason', 'A sixth team');
  await expect
    .poll(async () => (await releaseMap()).remotes['mf-gift-cards']?.version, { timeout: 1_000 })
    .toBe('1.0.0');
  expect(await (await fetch(address)).text()).toContain(texts.page.title);
  await page.goto(address);
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-remote="mf-gift-cards@1.0.0"]')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const after = await releaseMap();
  expect(after.shell).toEqual(before.shell);
  expect({ ...after.remotes, 'mf-gift-cards': undefined }).toEqual({
    ...before.remotes,
    'mf-gift-cards': undefined,
  });
  expect(await healthOf()).toEqual(uptime);
});

async function renameButton(folder: string, from: string, to: string): Promise<void> {
  for (const locale of ['en', 'ar']) {
    const file = join(folder, `src/locales/${locale}.json`);
    const texts = JSON.parse(await readFile(file, 'utf8'));
    texts.purchase.buyNow = to;
    await writeFile(file, JSON.stringify(texts));
  }
  expect(from).not.toBe(to);
}

/** A second after a release command has ended, every document is made from what it decided. */
async function expectWithinASecond(version: string): Promise<void> {
  await expect
    .poll(async () => (await releaseMap()).remotes['mf-product']?.version, { timeout: 1_000 })
    .toBe(version);
}

async function releaseMap(): Promise<{
  shell: unknown;
  remotes: Record<string, { version: string } | undefined>;
}> {
  return (await fetch(`${storefront.url}/release-map.json`)).json();
}

/** The process that serves: it must be the same one before and after. */
async function healthOf(): Promise<unknown> {
  const { startedAt } = await (await fetch(`${storefront.url}/healthz`)).json();
  expect(startedAt).toBeTruthy();
  return startedAt;
}

/** Which release a fresh document was rendered with. */
async function productVersionAt(address: string): Promise<string | undefined> {
  const html = await (await fetch(address)).text();
  return /data-remote="(mf-product@[^"]+)"/.exec(html)?.[1];
}

/** Which release of each deployable the page has files of, once its services have started too. */
async function releasesIn(page: Page): Promise<Record<string, string[]>> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /(\w+)\.service\./.exec(name)?.[1] ?? [])
          .toSorted(),
      ),
    )
    .toEqual(['cart', 'compare', 'wishlist']);
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const releases: Record<string, string[]> = {};
  for (const url of urls.toSorted()) {
    const [, remote, treeHash] = /^\/assets\/([^/]+)\/([0-9a-f]{64})\//.exec(url) ?? [];
    if (remote && treeHash) releases[remote] = [...new Set([...(releases[remote] ?? []), treeHash])];
  }
  return releases;
}
