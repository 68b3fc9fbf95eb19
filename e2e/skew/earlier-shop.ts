import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { cartLink, chooseSecondValue, openDepartment, openProduct } from '../steps/browse.ts';
import { fillCheckout } from '../steps/check-out.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { productWithChoices } from '../support/products.ts';
import type { ShopContext } from '../support/shop-test.ts';
import { openArchivedStore } from './earlier-releases/archived-store.ts';

/*
 * A shop with releases of different ages. The earlier ones are what an earlier commit built and published, in the store as
 * that shop kept it; it has today's too. Preview links put sets together, as a canary or a rollback would.
 */

export const previous = '0.9.0';
/**
 * The shell of the transition, which still gives these earlier remotes what they were built for. Today's take react-i18next and the
 * core of federation's runtime from their shell: it is the first that gives them, once as 0.10.0 and once as the version after it,
 * since the gate asks of the one that would be gone back to as well.
 */
const transitionShell = '0.10.1';
/** The shell from before it. */
export const oldShell = '0.9.0';
export const current = '1.0.0';
const archive = join(import.meta.dirname, `earlier-releases/${transitionShell}.tar.br`);
export const remotes = ['mf-catalog', 'mf-product', 'mf-cart-checkout', 'mf-account', 'mf-content'];
export const deployables = ['shell', ...remotes];
/** Between these releases `/order` and `/order/{id}` moved from the one to the other. */
export const ordersMoved = ['mf-cart-checkout', 'mf-account'];

/** Opens a shop on the store of the earlier one, as it does after an update of its servers. */
export const openEarlierShop = (port: number): Promise<OwnStorefront> =>
  startOwnStorefront(`earlier-${port}`, port, { openStore: (store) => openArchivedStore(archive, store) });

/** A link to the shop with the earlier releases of these deployables and today's of all others. */
export async function linkWith(older: string[], storefront: OwnStorefront): Promise<string> {
  const names = older.map((deployable) => `${deployable}@${versionIn(older, deployable)}`);
  const others = deployables.filter((name) => !older.includes(name)).map((name) => `${name}@${current}`);
  return JSON.parse(await storefront.release('preview', ...names, ...others, '--json')).url;
}

/** The version of a deployable where these are the earlier ones. */
function versionIn(older: string[], deployable: string): string {
  if (!older.includes(deployable)) return current;
  return deployable === 'shell' ? transitionShell : previous;
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

/** Buys a product as a guest, from the home page on, on a shop in which these deployables are of the earlier release. */
export async function buyOn(page: Page, older: string[], now: ShopContext): Promise<void> {
  const shop = withWordsOf(older, now);
  const { at, texts, locale } = shop;
  await page.goto(at('/'));
  await expectVersions(page, older);
  await openDepartment(page, shop, 'electronics');
  const product = await productWithChoices(locale);
  await openProduct(page, shop, product);
  await chooseSecondValue(page);
  await addButton(page, texts).click();
  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await drawer.getByRole('link', { name: texts('cart-checkout', 'drawer.checkout') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await fillCheckout(page, shop);
  await page.getByRole('button', { name: texts('cart-checkout', 'order.place') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  await expect(cartLink(page, shop, 0)).toBeVisible();
  await expectVersions(page, older);
}

/** The page runs on exactly this set, and every region on it says so. */
export async function expectVersions(page: Page, older: string[]): Promise<void> {
  const versionOf = (name: string): string => versionIn(older, name);
  const map = await page.evaluate(async () => (await fetch('/release-map.json')).json());
  for (const deployable of deployables) {
    const { version } = deployable === 'shell' ? map.shell : map.remotes[deployable];
    expect([deployable, version]).toEqual([deployable, versionOf(deployable)]);
  }
  const marks = await page
    .locator('[data-remote]')
    .evaluateAll((regions) => regions.map((region) => region.getAttribute('data-remote') ?? ''));
  for (const mark of marks) {
    const [remote = '', version] = mark.split('@');
    expect([remote, version]).toEqual([remote, versionOf(remote)]);
  }
}
