import { expect, type Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import type { Shopper } from './account.ts';
import { chooseByTyping } from './choose-by-typing.ts';

const areas = { en: 'Salmiya', ar: 'السالمية' };

/** The page's own part: everything between header and footer. */
const mainOf = (page: Page) => page.getByRole('main');

/** Follows a tab of the account and waits for its heading, which has the focus then. */
export async function openTab(
  page: Page,
  { texts, at }: ShopContext,
  tab: 'overview' | 'information' | 'addresses' | 'orders' | 'password',
): Promise<void> {
  const name = texts('account', `profile.tab.${tab}`);
  const tabs = mainOf(page).getByRole('navigation', { name: texts('account', 'profile.tabs') });
  await tabs.getByRole('link', { name, exact: true }).click();
  const query = tab === 'overview' ? '' : `\\?tab=${tab}`;
  await expect(page).toHaveURL(new RegExp(`${at('/profile')}${query}$`));
  await expect(mainOf(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** Changes first name and phone, and waits for the header to say the new name. */
export async function changeInformation(page: Page, shop: ShopContext, firstName: string): Promise<void> {
  const { texts } = shop;
  await openTab(page, shop, 'information');
  await mainOf(page).getByLabel(texts('account', 'form.firstName'), { exact: true }).fill(firstName);
  await mainOf(page)
    .getByRole('textbox', { name: texts('account', 'form.phone') })
    .fill('٥٠٠٠ ١٢٣٤');
  await mainOf(page)
    .getByRole('button', { name: texts('account', 'information.save'), exact: true })
    .click();
  await expect(page.getByText(texts('account', 'information.updated')).first()).toBeVisible();
  const greeting = texts('shell', 'header.hello', { name: firstName });
  await expect(page.getByRole('banner').getByText(greeting)).toBeVisible();
}

/** Changes the e-mail; the field for the password comes with it and goes when it is saved. */
export async function changeEmail(
  page: Page,
  shop: ShopContext,
  shopper: Shopper,
  email: string,
): Promise<void> {
  const { texts } = shop;
  await openTab(page, shop, 'information');
  const field = (key: string) => mainOf(page).getByLabel(texts('account', `form.${key}`), { exact: true });
  await expect(field('currentPassword')).toHaveCount(0);
  await field('email').fill(email);
  await field('currentPassword').fill(shopper.password);
  const save = texts('account', 'information.save');
  await mainOf(page).getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByText(texts('account', 'information.updated')).first()).toBeVisible();
  await expect(field('currentPassword')).toHaveCount(0);
}

/** Fills and saves the form of a new address; the form is open. */
export async function writeAddress(
  page: Page,
  { texts, locale }: ShopContext,
  { block, isDefault = false }: { block: string; isDefault?: boolean },
): Promise<void> {
  const field = (name: string) => texts('account', `field.${name}`);
  const area = mainOf(page).getByRole('combobox', { name: field('city_id'), exact: true });
  await chooseByTyping(area, areas[locale], areas[locale]);
  await mainOf(page).getByLabel(field('block'), { exact: true }).fill(block);
  await mainOf(page).getByLabel(field('street'), { exact: true }).fill('12');
  await mainOf(page).getByLabel(field('building'), { exact: true }).fill('7');
  if (isDefault)
    await mainOf(page)
      .getByRole('checkbox', { name: texts('account', 'addresses.useAsDefault') })
      .check();
  await mainOf(page)
    .getByRole('button', { name: texts('account', 'addresses.save'), exact: true })
    .click();
}

/** Chooses another password; the current one is right. */
export async function changePassword(
  page: Page,
  shop: ShopContext,
  shopper: Shopper,
  password: string,
): Promise<void> {
  const { texts } = shop;
  await openTab(page, shop, 'password');
  const field = (key: string) => mainOf(page).getByLabel(texts('account', `form.${key}`), { exact: true });
  await field('currentPassword').fill(shopper.password);
  await field('newPassword').fill(password);
  await field('confirmPassword').fill(password);
  await mainOf(page)
    .getByRole('button', { name: texts('account', 'password.save'), exact: true })
    .click();
  await expect(page.getByText(texts('account', 'password.updated')).first()).toBeVisible();
}

/** The smallest picture there is. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Refuses what is no picture, looks at one, and makes it the shopper's own; it outlives a reload. */
export async function changePicture(page: Page, { texts }: ShopContext): Promise<void> {
  const main = mainOf(page);
  const choose = async (mimeType: string): Promise<void> => {
    const opened = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: texts('account', 'picture.choose') }).click();
    await (await opened).setFiles({ name: 'me', mimeType, buffer: Buffer.from(onePixel, 'base64') });
  };
  await choose('application/pdf');
  await expect(main.getByText(texts('account', 'picture.type'))).toBeVisible();
  await choose('image/png');
  const image = main.locator('img[width="88"]');
  await expect(image).toHaveAttribute('src', /^blob:/);
  await main.getByRole('button', { name: texts('account', 'picture.use'), exact: true }).click();
  await expect(image).toHaveAttribute('src', /^(?!blob:)/);
  await page.reload();
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
