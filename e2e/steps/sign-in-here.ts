import type { Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

/** Fills the sign-in form of the page that is open, wherever that form stands, and sends it. */
export async function signInHere(
  page: Page,
  { texts }: ShopContext,
  shopper: { email: string; password: string },
): Promise<void> {
  const password = page.getByLabel(texts('account', 'form.password'), { exact: true });
  const form = page.getByRole('main').locator('form').filter({ has: password });
  await form.getByLabel(texts('account', 'form.email'), { exact: true }).fill(shopper.email);
  await form.getByLabel(texts('account', 'form.password'), { exact: true }).fill(shopper.password);
  await form.getByRole('button', { name: texts('account', 'signIn.submit'), exact: true }).click();
}
