import { expect, type Locator, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

/** From any page into a department, by the main menu; by the footer where a release from before has no departments in the menu. */
export async function openDepartment(
  page: Page,
  { texts, at }: ShopContext,
  name: 'electronics' | 'fashion',
): Promise<void> {
  const title = texts('departments', `/category/${name}`);
  const linkIn = (part: Locator): Locator => part.getByRole('link', { name: title, exact: true });
  const menu = page.getByRole('banner').getByRole('navigation', { name: texts('shell', 'menu.label') });
  const footer = page.getByRole('contentinfo');
  const direct = linkIn(menu).or(linkIn(footer));
  // An earlier shell, which does not know the departments, leads to all of them.
  const all = menu.or(footer).locator(`a[href$="${at('/shop-categories')}"]`);
  await direct.or(all).first().waitFor({ state: 'attached' });
  if ((await direct.count()) > 0) await direct.first().click();
  else {
    await all.first().click();
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  }
  await expect(page).toHaveURL(new RegExp(`${at(`/category/${name}`)}$`));
  // The address changes first, and the page that is left, whose heading may name all departments, can still be pressed then.
  // Earlier releases say the name without its article.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^(ال)?${title}$`));
}

/** Follows a product's link on a listing page. */
export async function openProduct(
  page: Page,
  { at }: ShopContext,
  product: { slug: string; name: string },
): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${at(`/product-details/${product.slug}`)}`));
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
}

/** Chooses the second value of a product that can be chosen, by pointer: by its label, once that stands still. */
export async function chooseSecondValue(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const value = page.getByRole('radio', { disabled: false });
  await main.locator('label').filter({ has: value }).nth(1).click();
  await expect(main.getByRole('radio', { disabled: false }).nth(1)).toBeChecked();
}

/** A link of the footer, by where it leads. */
export function inFooter(
  page: Page,
  { texts }: ShopContext,
  path: string,
  place: 'footer.menu' | 'footer.account' = 'footer.menu',
): Locator {
  const name = texts(place, path);
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first();
}

/** The link to the cart in the header; its name contains the count. */
export function cartLink(page: Page, { texts }: ShopContext, count: number): Locator {
  const name = count === 0 ? texts('shell', 'header.cart') : texts('shell', 'header.cartCount', { count });
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

/**
 * Waits until scripts have hydrated all of the server's page: before that the shop's router does not receive a new
 * address, and a part that is still to be hydrated would be compared with another page than the one it was made for.
 */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('#main, #main a[href], #main button, #main input')];
    return controls.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
  });
}
