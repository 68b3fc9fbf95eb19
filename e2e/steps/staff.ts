import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { sharedShop } from '../support/shared-shop.ts';

/**
 * Opens the staff's pages in a language and signs in there, with the token that the shop made for those who work on it.
 * @param dataDir – of the shop; the suites' own when left out.
 */
export async function openStaffPages(
  page: Page,
  lang: 'en' | 'ar',
  { path = '/_orders', dataDir = sharedShop.dataDir } = {},
): Promise<void> {
  await page.goto(`${path}?lang=${lang}`);
  const token = await readFile(join(dataDir, 'staff-token'), 'utf8');
  await page.locator('input[name="token"]').fill(token.trim());
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
}

/** Finds an order by what is typed, and opens it. */
export async function openStaffOrder(page: Page, number: string): Promise<void> {
  await page.getByRole('searchbox').fill(number);
  await page.getByRole('search').getByRole('button').click();
  await page.getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
}

/** Presses the button of a step; fields are filled in by the caller. */
export async function takeStep(page: Page, step: string): Promise<void> {
  const form = page.locator(`form:has(input[name="step"][value="${step}"])`);
  const folded = page.locator('details').filter({ has: form });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  await form.getByRole('button').click();
  await expect(form).toHaveCount(0);
}
