import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@dana/contracts/locale';
import { payloadAddress } from '@dana/contracts/page-payload';
import type { Locator, Page } from '@playwright/test';
import {
  expectLive,
  expectOthersAsBefore,
  type ReleaseMap,
  releaseMapOf,
  servingSince,
} from '../../steps/live-releases.ts';
import { countDocuments } from '../../support/count-documents.ts';
import { networkAtRest } from '../../support/network-rest.ts';
import { type OwnStorefront, startOwnStorefront } from '../../support/own-storefront.ts';
import { aProduct } from '../../support/products.ts';
import { testPort } from '../../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../../support/shop-test.ts';

/* One team releases while the shop is open, and takes it back; nothing else moves. */

const newName = 'v1.0.1 ✓';
let storefront: OwnStorefront;

// Its start, too, on a machine that does something else beside.
test.describe.configure({ timeout: 150_000 });
test.beforeAll(async () => {
  storefront = await startOwnStorefront('release', testPort(180));
});
test.afterAll(() => storefront?.stop());

test('a new version of the product page shows in new pages at once, and is gone a second after its rollback', async ({
  newVisitor,
}) => {
  const slugs = { en: (await aProduct('en')).slug, ar: (await aProduct('ar')).slug };
  const before = await releaseMapOf(storefront);
  const since = await servingSince(storefront);
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
  await expectLive(storefront, 'mf-product', '1.0.1');
  const during = await releaseMapOf(storefront);
  expectOthersAsBefore(before, during, 'mf-product');
  for (const { page, address, oldLabel, homeName, locale } of visits) {
    expect(await productVersionAt(address)).toBe('mf-product@1.0.1');
    await expectHomeOf(during.composition, locale);
    // The open page keeps what it runs on.
    await expect(purchase(page, oldLabel)).toBeEnabled();
    await expectFilesOf(page, before);
    // It does not know the release, but the data of the page it goes on to are of another composition than its own.
    const documents = countDocuments(page);
    // Pictures that are made for the first time hold the connections that the data need.
    await networkAtRest(page);
    await pressUntilNew(page, homeName, during.composition);
    await page.waitForLoadState();
    expect(documents()).toBe(1);

    await page.goto(address);
    await expect(purchase(page, newName)).toBeEnabled();
    await expectFilesOf(page, during);
  }

  await storefront.release('rollback', 'mf-product', '--reason', 'The button says too much');
  await expectLive(storefront, 'mf-product', '1.0.0');
  for (const { page, address, oldLabel } of visits) {
    expect(await productVersionAt(address)).toBe('mf-product@1.0.0');
    await page.goto(address);
    await expect(purchase(page, oldLabel)).toBeEnabled();
    await expectFilesOf(page, before);
  }
  expect(await servingSince(storefront)).toBe(since);
});

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

/**
 * A press waits 0.6 s for the next page's data. Where they come later the page goes on as it is, and the shopper's next
 * navigation hears of the release: here back to the product, and home once more.
 */
async function pressUntilNew(page: Page, homeName: string, composition: string): Promise<void> {
  const home = page.getByRole('banner').getByRole('link', { name: homeName, exact: true }).first();
  const isNew = (): Promise<boolean> =>
    expect(page.locator('html'))
      .toHaveAttribute('data-composition', composition, { timeout: 3_000 })
      .then(
        () => true,
        () => false,
      );
  for (;;) {
    await home.click();
    if (await isNew()) return;
    await page.goBack();
    if (await isNew()) return;
  }
}

/** While a new composition's threads start, its first pages take longer than a press waits for; the next press meets it. */
const expectHomeOf = (composition: string, locale: Locale): Promise<void> =>
  expect
    .poll(
      async () => (await (await fetch(storefront.url + payloadAddress(locale, '/', ''))).json()).composition,
    )
    .toBe(composition);

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
