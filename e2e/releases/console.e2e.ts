import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/shop-test.ts';

/* The page for release managers. It speaks English, whatever the shop speaks. */

let storefront: OwnStorefront;
let token = '';

test.beforeAll(async () => {
  storefront = await startOwnStorefront('console', testPort(284));
  token = (await readFile(join(storefront.dataDir, 'release-token'), 'utf8')).trim();
});
test.afterAll(async () => storefront.stop());

test('a release manager opens a canary, lets it climb, pauses it, promotes it and takes it back, with a reason each time, by keyboard', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  // A wrong token, and a change that somebody else was quicker with.
  problems.expected.push(/status of (401|412)/);
  await storefront.publishChanged('mf-content', '1.0.1');
  await page.goto(`${storefront.url}/_releases`);
  const field = page.getByLabel('Your release token');
  await field.fill('not-a-token');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not known');
  await field.fill(token);
  await field.press('Enter');
  const card = page.getByRole('article', { name: 'mf-content' });
  await expect(card.getByText('1.0.0', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);

  const opener = card.getByRole('button', { name: 'Canary mf-content' });
  await opener.press('Enter');
  await expect(page.getByRole('dialog').getByLabel(/^Why\?/)).toBeFocused();
  await page.getByRole('dialog').press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await opener.press('Enter');
  await page.getByLabel('Share of visitors, in per cent').fill('10');
  await confirm(page, 'Open canary', 'Try the new teaser');
  await expect(card.getByText('Canary 1.0.1, 10 % of visitors')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Change canary mf-content' }).press('Enter');
  await page.getByLabel('Climbs by itself to, in per cent').fill('25, 100');
  await confirm(page, 'Open canary', 'Let it climb over night');
  await expect(card.getByText('Next 25 %, after 10 minutes and enough good visits.')).toBeVisible();
  await card.getByRole('button', { name: 'Pause canary mf-content' }).press('Enter');
  await confirm(page, 'Pause', 'The API is being moved');
  await expect(card.getByText(/^Paused by .*: The API is being moved$/)).toBeVisible();
  await card.getByRole('button', { name: 'Resume canary mf-content' }).press('Enter');
  await confirm(page, 'Resume', 'The API is back');
  await expect(card.getByText('Next 25 %')).toBeVisible();

  await card.getByRole('button', { name: 'Promote mf-content' }).press('Enter');
  await confirm(page, 'Promote', 'The teaser works');
  await expect(card.getByText('1.0.1', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Roll back mf-content' }).press('Enter');
  await confirm(page, 'Roll back', 'The teaser is empty');
  await expect(card.getByText('Taken back')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'The teaser is empty' })).toBeVisible();
  await expect(page.getByRole('cell', { name: /canary mf-content 1\.0\.1 \(10 %\)/ })).toBeVisible();

  // Somebody else was quicker: nothing is done on what is no longer true, and what was typed stays.
  await card.getByRole('button', { name: 'Freeze mf-content' }).press('Enter');
  await storefront.release('freeze', 'mf-catalog', '--reason', 'Before the sale');
  await page
    .getByRole('dialog')
    .getByLabel(/^Why\?/)
    .fill('Before the big sale');
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('somebody changed it meanwhile');
  await expect(page.getByRole('dialog').getByLabel(/^Why\?/)).toHaveValue('Before the big sale');
  await page.getByRole('button', { name: 'Leave it' }).press('Enter');
  await expect(page.getByRole('article', { name: 'mf-catalog' })).toContainText('Frozen by');

  // And back to an earlier state of everything, in one step.
  await page
    .getByRole('button', { name: /^Go back to revision \d+$/ })
    .last()
    .press('Enter');
  const restore = page.getByRole('dialog');
  await expect(restore.getByText('Everybody has these versions already.')).toBeVisible();
  await expect(restore.getByLabel(/^Why\?/)).toBeHidden();
  await expect(page.getByText(/^(false|undefined|null)$/)).toHaveCount(0);
  await restore.getByRole('button', { name: 'Leave it' }).press('Enter');
  const promoted = page.getByRole('row').filter({ hasText: 'The teaser works' });
  await promoted.getByRole('button', { name: /^Go back to revision/ }).press('Enter');
  await expect(restore.getByRole('listitem')).toHaveText(['mf-content: 1.0.0 → 1.0.1']);
  await expectAccessible(page);
  await restore.getByLabel(/^Why\?/).fill('It was not the teaser');
  await restore.getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('as at revision');
  await expect(card.getByText('1.0.1', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Forget the token' }).press('Enter');
  await expect(page.getByLabel('Your release token')).toBeFocused();
});

test('a change that is made elsewhere appears in the open page by itself, and the page says when it is not live', async ({
  page,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto(`${storefront.url}/_releases`);
  await page.getByLabel('Your release token').fill(token);
  await page.getByRole('button', { name: 'Open' }).press('Enter');
  await expect(page.getByText(/^production, revision \d+$/)).toBeVisible();
  // From here on the page's own clock stands still: it looks at nothing by itself.
  await page.clock.pauseAt(Date.now() + 1_000);
  await storefront.release('freeze', 'mf-account', '--reason', 'Before the holidays');
  await expect(page.getByRole('article', { name: 'mf-account' })).toContainText('Frozen by');
  await expect(page.getByRole('cell', { name: 'Before the holidays' })).toBeVisible();
  await page.clock.resume();

  await page.route('**/events', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/not live: looks every 5 seconds$/)).toBeVisible();
  await storefront.release('unfreeze', 'mf-account', '--reason', 'After the holidays');
  await expect(page.getByRole('cell', { name: 'After the holidays' })).toBeVisible({ timeout: 20_000 });
});

async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Why\?/).fill(reason);
  await dialog.getByRole('button', { name: button }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status')).toContainText('Done');
}
