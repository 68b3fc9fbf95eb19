import { expect, type Page } from '@playwright/test';

/** Decides on the practice bank's page, which reports it as `behaviour` says (docs/running.md), and comes back to the shop. */
export async function decideOnBankPage(
  page: Page,
  decision: 'approve' | 'decline' | 'cancel',
  behaviour: 'usual' | 'late' | 'repeated' | 'lost' | 'forged' | 'disordered' = 'usual',
): Promise<void> {
  await expect(page).toHaveURL(/\/pay\//);
  await page.locator('select[name="behaviour"]').selectOption(behaviour);
  await page.locator(`button[value="${decision}"]`).click();
}
