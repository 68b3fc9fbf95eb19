import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@dana/contracts/locale';
import { payloadAddress } from '@dana/contracts/page-payload';
import type { Locator, Page } from '@playwright/test';
import { checkoutField, fillCheckout, placeButton } from '../steps/check-out.ts';
import { giveCart, makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { buildNewRemote } from '../support/changed-deployable.ts';
import { countDocuments } from '../support/count-documents.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { aProduct } from '../support/products.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';

/* One team releases while the shop is open, and takes it back; nothing else moves. */

type Release = { version: string; treeHash: string };
type ReleaseMap = { composition: string; shell: Release; remotes: Record<string, Release | undefined> };

let storefront: OwnStorefront;
const newName = 'v1.0.1 ✓';

test.describe.configure({ mode: 'serial', timeout: 150_000 });
test.beforeAll(async () => {
  storefront = await startOwnStorefront('release', testPort(180));
});
test.afterAll(async () => storefront.stop());

test('a new version of the product page shows in new pages at once, and is gone a second after its rollback', async ({
  newVisitor,
}) => {
  const slugs = { en: (await aProduct('en')).slug, ar: (await aProduct('ar')).slug };
  const before = await releaseMap();
  const uptime = await healthOf();
  const visits: { page: Page; address: string; oldLabel: string; homeName: string; locale: Locale }[] = [];
  for (const { at, texts, locale } of shopInBoth) {
    const address = `${storefront.url}${at(`/product-details/${slugs[locale]}`)}`;
    const oldLabel = texts('product', 'purchase.buyNow');
    const page = await newVisitor();
    await page.goto(address);
    await expect(purchase(page, oldLabel)).toBeEnabled();
    await expectFilesOf(page, before);
    visits.push({ page, address, oldLabel, homeName: texts('shell', 'header.home'), locale });
  }

  await storefront.publishChanged('mf-product', '1.0.1', renameButton);
  await storefront.release('promote', 'mf-product', '--version', '1.0.1', '--reason', 'The button says more');
  await expectWithinASecond('mf-product', '1.0.1');
  const during = await releaseMap();
  expect({ ...during.remotes, 'mf-product': undefined }).toEqual({
    ...before.remotes,
    'mf-product': undefined,
  });
  expect(during.shell).toEqual(before.shell);
  for (const { page, address, oldLabel, homeName, locale } of visits) {
    expect(await productVersionAt(address)).toBe('mf-product@1.0.1');
    await expectHomeOf(during.composition, locale);
    // The open page keeps what it runs on.
    await expect(purchase(page, oldLabel)).toBeEnabled();
    await expectFilesOf(page, before);
    // It does not know the release, but the data of the page it goes on to are of another composition than its own.
    const documents = countDocuments(page);
    // Pictures that are made for the first time hold the connections, and a press waits 0.6 s for the page's data.
    await networkAtRest(page);
    await page.getByRole('banner').getByRole('link', { name: homeName, exact: true }).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-composition', during.composition);
    await page.waitForLoadState();
    expect(documents()).toBe(1);

    await page.goto(address);
    await expect(purchase(page, newName)).toBeEnabled();
    await expectFilesOf(page, during);
  }

  await storefront.release('rollback', 'mf-product', '--reason', 'The button says too much');
  await expectWithinASecond('mf-product', '1.0.0');
  for (const { page, address, oldLabel } of visits) {
    expect(await productVersionAt(address)).toBe('mf-product@1.0.0');
    await page.goto(address);
    await expect(purchase(page, oldLabel)).toBeEnabled();
    await expectFilesOf(page, before);
  }
  expect(await healthOf()).toEqual(uptime);
});

test('a rollback leaves a tab alone that is in the checkout: it orders on the files it has, and the next page is the older version', async ({
  newVisitor,
}) => {
  await storefront.publishChanged('mf-cart-checkout', '1.0.1');
  const words = ['mf-cart-checkout', '--version', '1.0.1', '--reason', 'A new cart'];
  await storefront.release('promote', ...words);
  await expectWithinASecond('mf-cart-checkout', '1.0.1');
  const visits: { page: Page; shop: ShopContext; documents: () => number }[] = [];
  for (const shop of shopInBoth) {
    const page = await newVisitor();
    const [product] = await productsToBuy(shop.locale, 15, 1);
    await giveCart(page.context(), await makeCart([{ ...product!, quantity: 1 }]));
    await page.goto(`${storefront.url}${shop.at('/checkout')}`);
    await checkoutField(page, shop, 'building').fill('7');
    visits.push({ page, shop, documents: countDocuments(page) });
  }

  await storefront.release('rollback', 'mf-cart-checkout', '--reason', 'Orders are missing');
  await expectWithinASecond('mf-cart-checkout', '1.0.0');
  for (const { page, shop, documents } of visits) {
    // The tab learns of it when it is visible again.
    await expect.poll(() => lookAgain(page)).toBe(true);
    await expect(checkoutField(page, shop, 'building')).toHaveValue('7');
    await fillCheckout(page, shop);
    await placeButton(page, shop).click();
    await expect(page).toHaveURL(new RegExp(`${shop.at('/order/')}[\\w-]{16,}$`));
    await expect(page.locator('#main [data-remote="mf-cart-checkout@1.0.1"]').first()).toBeVisible();
    expect(documents()).toBe(0);
    await page.goto(`${storefront.url}${shop.at('/cart')}`);
    await expect(page.locator('#main [data-remote="mf-cart-checkout@1.0.0"]').first()).toBeVisible();
  }
});

test('a sixth remote, made by one command, is served by the same shell and taken along by nothing else', async ({
  page,
}) => {
  const folder = await buildNewRemote('mf-gift-cards');
  const before = await releaseMap();
  const uptime = await healthOf();
  await storefront.release('publish', 'mf-gift-cards', '--no-build', '--from', folder);
  const giftCards = await Promise.all(
    shopInBoth.map(async ({ at, locale }) => {
      const texts = JSON.parse(await readFile(join(folder, `src/locales/${locale}.json`), 'utf8'));
      return { path: at('/gift-cards'), address: `${storefront.url}${at('/gift-cards')}`, ...texts.page };
    }),
  );
  for (const { path, address, title } of giftCards) {
    // Published is not live: only who has the link sees it.
    expect((await fetch(address)).status).toBe(404);
    const words = ['preview', 'mf-gift-cards@1.0.0', '--path', path, '--json'];
    const { url } = JSON.parse(await storefront.release(...words));
    const heading = page.getByRole('heading', { level: 1, name: title });
    await page.goto(url);
    await expect(heading).toBeVisible();
    await page.goto(`${storefront.url}/?preview=end`);
    expect((await page.request.get(address)).status()).toBe(404);
  }

  await storefront.release('promote', 'mf-gift-cards', '--version', '1.0.0', '--reason', 'A sixth team');
  await expectWithinASecond('mf-gift-cards', '1.0.0');
  for (const { address, title } of giftCards) {
    expect(await (await fetch(address)).text()).toContain(title);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[data-remote="mf-gift-cards@1.0.0"]')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
  }
  const after = await releaseMap();
  expect(after.shell).toEqual(before.shell);
  expect({ ...after.remotes, 'mf-gift-cards': undefined }).toEqual({
    ...before.remotes,
    'mf-gift-cards': undefined,
  });
  expect(await healthOf()).toEqual(uptime);
});

/** As if the shopper came back to the tab. @returns whether it asked for what is live by now. */
function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/release-map.json'));
  });
}

const purchase = (page: Page, label: string): Locator => page.getByRole('button', { name: label }).first();

async function renameButton(folder: string): Promise<void> {
  for (const { locale } of shopInBoth) {
    const file = join(folder, `src/locales/${locale}.json`);
    const texts = JSON.parse(await readFile(file, 'utf8'));
    expect(texts.purchase.buyNow).not.toBe(newName);
    texts.purchase.buyNow = newName;
    await writeFile(file, JSON.stringify(texts));
  }
}

/** A second after a release command has ended, every document is made from what it decided. */
/** While a new composition's threads start, its first pages take longer than a press waits for; the next press meets it. */
const expectHomeOf = (composition: string, locale: Locale): Promise<void> =>
  expect
    .poll(
      async () => (await (await fetch(storefront.url + payloadAddress(locale, '/', ''))).json()).composition,
    )
    .toBe(composition);

async function expectWithinASecond(remote: string, version: string): Promise<void> {
  await expect
    .poll(async () => (await releaseMap()).remotes[remote]?.version, { timeout: 1_000 })
    .toBe(version);
}

async function releaseMap(): Promise<ReleaseMap> {
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

/** Once its services have started too, all files that a page has fetched are of these releases. */
async function expectFilesOf(page: Page, { shell, remotes }: ReleaseMap): Promise<void> {
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect
    .poll(async () =>
      (await files()).flatMap((file) => /([a-z]+)\.service\./.exec(file)?.[1] ?? []).toSorted(),
    )
    .toEqual(['cart', 'compare', 'wishlist']);
  const folders = (await files()).flatMap(
    (file) => /^\/assets\/([^/]+\/[0-9a-f]{64})\//.exec(file)?.[1] ?? [],
  );
  const expected = Object.entries({ shell, ...remotes }).map(
    ([name, release]) => `${name}/${release?.treeHash}`,
  );
  expect(folders.filter((folder) => !expected.includes(folder))).toEqual([]);
  for (const name of ['shell', 'mf-product', 'mf-cart-checkout'])
    expect(folders.some((folder) => folder.startsWith(`${name}/`))).toBe(true);
}
