import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@dana/contracts/locale';
import type { OwnStorefront } from '../support/own-storefront.ts';
import { textsOf } from '../support/texts.ts';

/* The page for release managers, as those use it. */

/** Its texts in one language. */
export const consoleTexts =
  (locale: Locale) =>
  (key: string, values?: Record<string, string | number>): string =>
    textsOf(locale)('releases', key, values);

/** Opens the page with the token of a local shop. */
export async function openConsole(
  page: Page,
  { url, dataDir }: Pick<OwnStorefront, 'url' | 'dataDir'>,
  locale: Locale,
): Promise<void> {
  await page.goto(`${url}/_releases/${locale}`);
  await signIn(page, locale, (await readFile(join(dataDir, 'release-token'), 'utf8')).trim());
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Gives the page a token. */
export async function signIn(page: Page, locale: Locale, token: string): Promise<void> {
  const field = page.getByLabel(consoleTexts(locale)('signIn.token'));
  await field.fill(token);
  await field.press('Enter');
}

/** Chooses from the menu of a deployable's card, by keyboard. */
export async function choose(card: Locator, verb: string): Promise<void> {
  const page = card.page();
  const choice = consoleTexts('en')(`verbs.${verb}`);
  await card.getByRole('button', { expanded: false }).last().press('Enter');
  await page.getByRole('menuitem', { name: choice, exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Confirms the dialog that is open. */
export const confirmIn = async (page: Page, name: string, reason?: string): Promise<void> => {
  const dialog = page.getByRole('dialog');
  if (reason !== undefined) await dialog.locator('[name="reason"]').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
};

export async function confirm(page: Page, verb: string, reason: string): Promise<void> {
  await confirmIn(page, consoleTexts('en')(`change.${verb}.confirm`), reason);
  await expect(page.getByRole('status')).toContainText('(revision ');
}
