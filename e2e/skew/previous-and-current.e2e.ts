import { runRelease } from '@dana/config/run-release';
import type { Page } from '@playwright/test';
import { cartLink, openDepartment, openProduct } from '../steps/browse.ts';
import { fillCheckout } from '../steps/check-out.ts';
import { buildChanged } from '../support/changed-deployable.ts';
import { productWithChoices } from '../support/products.ts';
import { sharedShop, storefrontUrl } from '../support/shared-shop.ts';
import { expect, type ShopContext, shopInBoth, test } from '../support/shop-test.ts';

/*
 * The main journey on releases of different ages: a preview link puts each together, as a canary or a rollback would.
 * The previous release is a build of the same sources under an older version: other containers, classes and hashes. It is
 * published in the shared shop and never live, so nobody else meets it.
 */

const previous = '0.9.0';
const remotes = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  for (const deployable of ['shell', ...remotes]) {
    const folder = await buildChanged(deployable, previous);
    await runRelease(['publish', deployable, '--no-build', '--from', folder], sharedShop.dataDir);
  }
});

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

for (const [what, older, shops] of pairs) {
  test(`a guest buys a product on ${what}`, async ({ newVisitor }) => {
    test.setTimeout(120_000);
    const names = older.map((deployable) => `${deployable}@${previous}`);
    const { url } = JSON.parse(
      await runRelease(['preview', ...names, '--json'], sharedShop.dataDir, { PUBLIC_ORIGIN: storefrontUrl }),
    );
    for (const shop of shops)
      await test.step(`in ${shop.locale}`, async () => {
        const page = await newVisitor();
        await page.goto(url);
        await page.goto(shop.at('/'));
        await expectVersions(page, older);
        await buy(page, shop);
        await expectVersions(page, older);
      });
  });
}

async function buy(page: Page, shop: ShopContext): Promise<void> {
  const { at, texts, locale } = shop;
  await openDepartment(page, shop, 'electronics');
  const product = await productWithChoices(locale);
  await openProduct(page, shop, product);
  await page.getByRole('main').getByRole('radio', { disabled: false }).nth(1).check({ force: true });
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('product', 'purchase.add'), exact: true })
    .first()
    .click();
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
  for (const deployable of ['shell', ...remotes]) {
    const { version } = deployable === 'shell' ? map.shell : map.remotes[deployable];
    expect([deployable, version]).toEqual([deployable, older.includes(deployable) ? previous : '1.0.0']);
  }
  const marks = await page
    .locator('[data-remote]')
    .evaluateAll((regions) => regions.map((region) => region.getAttribute('data-remote') ?? ''));
  for (const mark of marks) {
    const [remote = '', version] = mark.split('@');
    expect([remote, version]).toEqual([remote, older.includes(remote) ? previous : '1.0.0']);
  }
}
