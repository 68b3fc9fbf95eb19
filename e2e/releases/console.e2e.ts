import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/shop-test.ts';
import { chooseFor, consoleTexts, openConsole, signIn } from './release-console.ts';

/* The page for release managers, by keyboard, in both languages. */

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
  const t = consoleTexts('en');
  // A wrong token, and a change that somebody else was quicker with.
  problems.expected.push(/status of (401|412)/);
  await storefront.publishChanged('mf-content', '1.0.1');
  await page.goto(`${storefront.url}/_releases/en`);
  await expectAccessible(page);
  await signIn(page, 'en', 'not-a-token');
  await expect(page.getByRole('alert')).toContainText(t('refusals.badToken'));
  await signIn(page, 'en', token);
  const card = page.getByRole('article', { name: 'mf-content' });
  await expect(card.getByText('1.0.0', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);

  await choose(card, 'canary');
  const dialog = page.getByRole('dialog');
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card.getByRole('button', { name: t('moreOf', { remote: 'mf-content' }) })).toBeFocused();
  await choose(card, 'canary');
  await dialog.getByLabel(t('share')).fill('10');
  await confirm(page, 'canary', 'Try the new teaser');
  await expect(card.getByText(t('canary', { version: '1.0.1', percent: 10 }))).toBeVisible();
  await expectAccessible(page);

  await choose(card, 'canary');
  await dialog.getByLabel(t('steps')).fill('25, 100');
  await confirm(page, 'canary', 'Let it climb over night');
  await choose(card, 'pause');
  await confirm(page, 'pause', 'The API is being moved');
  await expect(card.getByText(/^Paused by /)).toBeVisible();
  await choose(card, 'resume');
  await confirm(page, 'resume', 'The API is back');
  await expect(card.getByText(/^Paused by /)).toBeHidden();

  await choose(card, 'promote');
  await confirm(page, 'promote', 'The teaser works');
  await expect(card.getByText('1.0.1', { exact: true })).toBeVisible();
  await card
    .getByRole('button', { name: t('change.rollback.button', { remote: 'mf-content' }) })
    .press('Enter');
  await confirm(page, 'rollback', 'The teaser is empty');
  await expect(card.getByText('1.0.0', { exact: true })).toBeVisible();
  await expect(card).toContainText('The teaser is empty');

  // Somebody else was quicker: nothing is done on what is no longer true, and what was typed stays.
  await choose(card, 'freeze');
  await storefront.release('freeze', 'mf-catalog', '--reason', 'Before the sale');
  await dialog.getByLabel(t('reason')).fill('Before the big sale');
  await dialog.getByRole('button', { name: t('change.freeze.confirm') }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(t('refusals.stale'));
  await expect(dialog.getByLabel(t('reason'))).toHaveValue('Before the big sale');
  await dialog
    .getByRole('button', { name: t('leave') })
    .last()
    .press('Enter');
  await expect(page.getByRole('article', { name: 'mf-catalog' })).toContainText('Frozen by');

  // And back to an earlier state of everything, in one step.
  await page.getByRole('link', { name: t('pages.timeline') }).press('Enter');
  const back = page.getByRole('button', { name: new RegExp(`^${t('restore.back')}`) });
  await back.last().press('Enter');
  await expect(dialog.getByText(t('restore.asIs'))).toBeVisible();
  await dialog.press('Escape');
  const promoted = page.getByRole('listitem').filter({ hasText: 'The teaser works' });
  await promoted.getByRole('button', { name: new RegExp(`^${t('restore.back')}`) }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveText([
    t('restore.step', { remote: 'mf-content', from: '1.0.0', to: '1.0.1' }),
  ]);
  await expectAccessible(page);
  await dialog.getByLabel(t('reason')).fill('It was not the teaser');
  await dialog.getByRole('button', { name: t('restore.confirm') }).press('Enter');
  await expect(page.getByRole('status')).toContainText('as at revision');
  await page.getByRole('link', { name: t('pages.now') }).press('Enter');
  await expect(card.getByText('1.0.1', { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: t('signOut') }).press('Enter');
  await expect(page.getByLabel(t('signIn.token'))).toBeFocused();
});

test('the page speaks Arabic from right to left, and keeps its place when the language changes', async ({
  page,
}) => {
  const t = consoleTexts('ar');
  await openConsole(page, storefront, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: t('pages.timeline') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('pages.timeline') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'English' }).click();
  const english = consoleTexts('en')('pages.timeline');
  await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
});

test('a change that is made elsewhere appears in the open page by itself, and the page says when it is not live', async ({
  page,
  problems,
}) => {
  const t = consoleTexts('en');
  problems.expected.push(/ERR_FAILED|Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await openConsole(page, storefront, 'en');
  await expect(page.getByText(t('live'), { exact: true })).toBeVisible();
  // From here on the page's own clock moves by what draws it, not by what it waits before it looks by itself.
  await page.clock.pauseAt(Date.now() + 1_000);
  await storefront.release('freeze', 'mf-account', '--reason', 'Before the holidays');
  const card = page.getByRole('article', { name: 'mf-account' });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(card).toContainText('Before the holidays', { timeout: 200 });
  }).toPass();
  await page.clock.resume();

  await page.route('**/events', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(t('notLive'))).toBeVisible();
  await storefront.release('unfreeze', 'mf-account', '--reason', 'After the holidays');
  await expect(card).toContainText('After the holidays', { timeout: 30_000 });
});

const choose = (card: Locator, verb: string): Promise<void> =>
  chooseFor(card, consoleTexts('en')(`verbs.${verb}`));

async function confirm(page: Page, verb: string, reason: string): Promise<void> {
  const t = consoleTexts('en');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('reason')).fill(reason);
  await dialog.getByRole('button', { name: t(`change.${verb}.confirm`), exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status')).toContainText('(revision ');
}
