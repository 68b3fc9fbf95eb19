import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '@dana/contracts/locale';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { consoleTexts, openConsole } from './release-console.ts';

/* What happened, what a release changes, and the way back, on the page for release managers. */

let storefront: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  storefront = await startOwnStorefront('console-timeline', testPort(652));
  const { publishChanged, release } = storefront;
  await publishChanged('mf-content', '1.0.1', withJournal);
  await publishChanged('mf-account', '1.0.1');
  await release('promote', 'mf-content', '--version', '1.0.1', '--reason', 'The journal works');
  await release('promote', 'mf-account', '--version', '1.0.1', '--reason', 'The new account');
  await release('freeze', 'mf-content', '--reason', '=1+1 before the sale');
  await expect(
    release('promote', 'mf-content', '--version', '1.0.0', '--reason', 'In spite of it'),
  ).rejects.toThrow();
});
test.afterAll(async () => storefront.stop());

test('a release manager finds what happened by filters that can be sent to somebody, saves it, compares, and goes back with one of two, by keyboard', async ({
  page,
}) => {
  const t = consoleTexts('en');
  await openTimeline(page, 'en');
  const clear = page.getByRole('button', { name: t('audit.clear') });
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'The journal works' })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel(t('audit.what'), { exact: true }).selectOption(t('audit.kinds.refused'));
  await page.getByLabel(t('audit.text')).press('Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('promote mf-content 1.0.0');
  await expect(page).toHaveURL(/\/timeline\?kind=refused$/);
  await page.reload();
  await expect(lines).toHaveCount(1);
  await page.getByLabel(t('audit.text')).fill('nobody ever wrote this');
  await page.getByLabel(t('audit.text')).press('Enter');
  await expect(page.getByText(t('audit.nothing'))).toBeVisible();
  await clear.press('Enter');
  await expect(clear).toBeHidden();

  await page.getByLabel(t('audit.remote')).selectOption('mf-content');
  await page.getByLabel(t('audit.remote')).press('Tab');
  await page.getByRole('button', { name: t('audit.show') }).press('Enter');
  await expect(lines.filter({ hasText: 'The new account' })).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('audit.save', { type: 'CSV' }) }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^audit-production-[\d-]+\.csv$/);
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toContain(",'=1+1 before the sale,");
  expect(table).not.toContain('The new account');
  await clear.press('Enter');
  await expect(clear).toBeHidden();

  const first = lines.filter({ hasText: 'First release' }).first();
  await first.getByRole('button', { name: new RegExp(`^${t('audit.compare')}`) }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').filter({ hasText: 'mf-content' })).toHaveText(/1\.0\.0.*1\.0\.1/);
  await expectAccessible(page);
  await dialog.press('Escape');

  await first.getByRole('button', { name: new RegExp(`^${t('restore.back')}`) }).press('Enter');
  await dialog.getByRole('checkbox', { name: /^mf-content/ }).press('Space');
  await expectAccessible(page);
  await dialog.getByLabel(t('reason')).fill('The account forgets names');
  await dialog.getByRole('button', { name: t('restore.confirm') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lines.filter({ hasText: 'The account forgets names' })).toContainText('mf-account');
  await page.getByRole('link', { name: t('pages.now') }).press('Enter');
  const live = (remote: string) => page.getByRole('article', { name: remote });
  await expect(live('mf-account').getByText('1.0.0', { exact: true })).toBeVisible();
  await expect(live('mf-content').getByText('1.0.1', { exact: true })).toBeVisible();
});

for (const locale of ['en', 'ar'] as const)
  test(`what a release changes is read before it is promoted, at any width: sizes, pages, texts (${locale})`, async ({
    page,
  }) => {
    const t = consoleTexts(locale);
    await openTimeline(page, locale);
    const name = t('audit.differenceOf', { remote: 'mf-content', version: '1.0.1' });
    await page.getByRole('link', { name }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('difference.title', { remote: 'mf-content' }),
    );
    const part = (key: string) => page.getByRole('region', { name: t(key), exact: true });
    await expect(part('difference.sizes.title').getByRole('row')).not.toHaveCount(0);
    await expect(part('difference.parts.routes').getByRole('listitem')).toHaveText([/\/journal/]);
    await expect(part('difference.texts.en')).toContainText('Our journal');
    await expect(part('difference.texts.ar')).toContainText('يومياتنا');
    await expectAccessible(page);

    await page.getByLabel(t('difference.from')).selectOption('1.0.1');
    await page.getByLabel(t('difference.to')).selectOption('1.0.0');
    await expect(page).toHaveURL(/[?&]from=1\.0\.1(&|$)/);
    await expect(page).toHaveURL(/[?&]to=1\.0\.0(&|$)/);
    await expect(part('difference.parts.routes')).toContainText(t('difference.kinds.removed'));
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  });

test('the timeline speaks Arabic on a phone, folds its filters away, and says when it cannot be read', async ({
  page,
  problems,
}) => {
  problems.expected.push(/Failed to load resource|ERR_FAILED/);
  const t = consoleTexts('ar');
  await page.setViewportSize({ width: 390, height: 800 });
  await openTimeline(page, 'ar');
  await expect(page.getByLabel(t('audit.who'), { exact: true })).toBeHidden();
  await page.getByRole('button', { name: t('audit.filters') }).press('Enter');
  await page.getByLabel(t('audit.who'), { exact: true }).fill('nobody-here');
  await page.getByLabel(t('audit.who'), { exact: true }).press('Enter');
  await expect(page.getByText(t('audit.nothing'))).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.route('**/audit?*', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(t('refusals.unreachable'), { timeout: 20_000 });
  await page.unroute('**/audit?*');
  await page.getByRole('button', { name: t('again') }).press('Enter');
  await expect(page.getByText(t('audit.nothing'))).toBeVisible();
});

async function openTimeline(page: Page, locale: Locale): Promise<void> {
  const t = consoleTexts(locale);
  await openConsole(page, storefront, locale);
  await page.getByRole('link', { name: t('pages.timeline') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('pages.timeline') })).toBeVisible();
}

/** A page and texts in both languages that the release before has not. */
async function withJournal(folder: string): Promise<void> {
  const titles = { en: 'Our journal', ar: 'يومياتنا' };
  for (const [locale, title] of Object.entries(titles)) {
    const file = join(folder, `src/locales/${locale}.json`);
    const texts = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...texts, journal: { title } }, null, 2));
  }
  const file = join(folder, 'src/exposed/manifest.ts');
  const claims = await readFile(file, 'utf8');
  const page = "{ path: '/journal', module: './blog-list.route', ...blog },";
  await writeFile(file, claims.replace('routes: [', `routes: [\n    ${page}`));
}
