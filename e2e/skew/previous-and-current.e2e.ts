import { addButton } from '../steps/add-button.ts';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cartLink, openDepartment, openProduct } from '../steps/browse.ts';
import { fillCheckout } from '../steps/check-out.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { productWithChoices } from '../support/products.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';
import { openArchivedStore } from './earlier-releases/archived-store.ts';

/*
 * The main journey on releases of different ages. The earlier ones are what an earlier commit built and published, in the
 * store as that shop kept it: the shop opens on them, as it does after an update of its servers. Then today's go live, and
 * preview links put sets together, as a canary or a rollback would.
 */

const previous = '0.9.0';
const current = '1.0.0';
const archive = join(import.meta.dirname, `earlier-releases/${previous}.tar.br`);
const port = testPort(296);
const remotes = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];
const deployables = ['shell', ...remotes];

let storefront: OwnStorefront;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://localhost:${port}` });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('earlier', port, {
    openStore: (store) => openArchivedStore(archive, store),
  });
});
test.afterAll(() => storefront.stop());

const [english, arabic] = shopInBoth;
/** Single remotes are tried in one language each, in turn; whole sets in both. */
const pairs: [what: string, older: string[], shops: readonly ShopContext[]][] = [
  ...remotes.map((remote, index): (typeof pairs)[number] => [
    `the previous ${remote} with the current shell`,
    [remote],
    [index % 2 === 0 ? arabic : english],
  ]),
  ['all previous remotes with the current shell', remotes, shopInBoth],
  ['the previous shell with all current remotes', ['shell'], shopInBoth],
];

test('a guest buys a product on releases from before, which the updated servers go on serving', async ({
  newVisitor,
}) => {
  test.setTimeout(120_000);
  for (const shop of shopInBoth)
    await test.step(`in ${shop.locale}`, async () => {
      const page = await newVisitor();
      await page.goto(shop.at('/'));
      await expectVersions(page, deployables);
      await buy(page, withWordsOf(deployables, shop));
    });
});

test('the current releases go live after the previous ones', async ({ newVisitor }) => {
  for (const name of deployables)
    await storefront.release('promote', name, '--version', current, '--reason', 'The next release');
  const page = await newVisitor();
  await expect(async () => {
    await page.goto(english.at('/'));
    await expectVersions(page, []);
  }).toPass();
});

for (const [what, older, shops] of pairs) {
  test(`a guest buys a product on ${what}`, async ({ newVisitor }) => {
    test.setTimeout(120_000);
    const names = older.map((deployable) => `${deployable}@${previous}`);
    const { url } = JSON.parse(await storefront.release('preview', ...names, '--json'));
    for (const shop of shops)
      await test.step(`in ${shop.locale}`, async () => {
        const page = await newVisitor();
        await page.goto(url);
        await page.goto(shop.at('/'));
        await expectVersions(page, older);
        await buy(page, withWordsOf(older, shop));
        await expectVersions(page, older);
      });
  });
}

/** Words of the earlier releases that are others today, by the remote that says them. */
const earlierWords: Record<string, Record<string, Record<'en' | 'ar', string>>> = {
  'mf-cart-checkout': { 'shipping.title': { en: 'Shipping', ar: 'الشحن' } },
  'mf-catalog': { '/category/electronics': { en: 'Electronics', ar: 'إلكترونيات' } },
};

/** The shop's words as pages of these earlier releases say them. */
const withWordsOf = (older: string[], shop: ShopContext): ShopContext => ({
  ...shop,
  texts: (namespace, key, values) =>
    older.map((remote) => earlierWords[remote]?.[key]?.[shop.locale]).find((word) => word !== undefined) ??
    shop.texts(namespace, key, values),
});

async function buy(page: Page, shop: ShopContext): Promise<void> {
  const { at, texts, locale } = shop;
  await openDepartment(page, shop, 'electronics');
  const product = await productWithChoices(locale);
  await openProduct(page, shop, product);
  await page.getByRole('main').getByRole('radio', { disabled: false }).nth(1).check({ force: true });
  await addButton(page, texts).click();
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await drawer.getByRole('link', { name: texts('cart-checkout', 'drawer.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await fillCheckout(page, shop);
  await page.getByRole('button', { name: texts('cart-checkout', 'order.place') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  await expect(cartLink(page, shop, 0)).toBeVisible();
}

/** The page runs on exactly this set, and every region on it says so. */
async function expectVersions(page: Page, older: string[]): Promise<void> {
  const map = await page.evaluate(async () => (await fetch('/release-map.json')).json());
  for (const deployable of deployables) {
    const { version } = deployable === 'shell' ? map.shell : map.remotes[deployable];
    expect([deployable, version]).toEqual([deployable, older.includes(deployable) ? previous : current]);
  }
  const marks = await page
    .locator('[data-remote]')
    .evaluateAll((regions) => regions.map((region) => region.getAttribute('data-remote') ?? ''));
  for (const mark of marks) {
    const [remote = '', version] = mark.split('@');
    expect([remote, version]).toEqual([remote, older.includes(remote) ? previous : current]);
  }
}
