import { mkdtemp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningProvider, startOpenIdProvider } from '@dana/config/testing/open-id-provider';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { liveVersion } from '../steps/live-releases.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import {
  choose,
  chooseFor,
  closeShownOnce,
  confirm,
  confirmIn,
  consoleTexts,
  listen,
  openConsole,
  signIn,
} from './release-console.ts';

/*
 * The page for release managers, by keyboard: what is decided there, who may do what, and who is notified. What happened and
 * how releases do is `console-looks-back`. Both languages only where one of them is turned round or changes something.
 */

const [port, providerPort] = [testPort(646), testPort(647)];
const provider = 'Gulf Login';
let storefront: OwnStorefront;
let accounts: RunningProvider;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const own = `http://localhost:${port}`;
  const of = (name: string, roles: string[]) => ({
    email: `${name}@shop.example`,
    email_verified: true,
    roles,
  });
  accounts = await startOpenIdProvider({
    ...{ callback: `${own}/v1/session/callback`, port: providerPort },
    accounts: { anna: of('anna', ['releases']), badr: of('badr', ['warehouse']) },
  });
  const secretFile = join(await mkdtemp(join(tmpdir(), 'dana-secret-')), 'secret');
  await writeFile(secretFile, 'of the shop');
  storefront = await startOwnStorefront('console', port, {
    environment: {
      RELEASE_OIDC_ISSUER: accounts.issuer,
      RELEASE_OIDC_CLIENT_ID: 'dana',
      RELEASE_OIDC_SECRET_FILE: secretFile,
      RELEASE_OIDC_NAME: provider,
      RELEASE_OIDC_ROLES: '{"releases":["release:*","approve:*"]}',
      RELEASE_HOOKS_ALLOW: 'loopback',
    },
  });
  await storefront.publishChanged('mf-content', '1.0.1');
});
test.afterAll(async () => {
  await storefront.stop();
  await accounts.stop();
});

test('a release manager opens a canary, lets it climb, pauses it, promotes it and takes it back, with a reason each time, by keyboard', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const t = consoleTexts('en');
  // A wrong token, and a change that somebody else was quicker with.
  problems.expected.push(/status of (401|412)/);
  await page.goto(`${storefront.url}/_releases/en`);
  await expectAccessible(page);
  await signIn(page, 'en', 'not-a-token');
  await expect(page.getByRole('alert')).toContainText(t('refusals.badToken'));
  await openConsole(page, storefront, 'en');
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

test('somebody signs in with an account, freezes everything in the name that the provider verified, and signs out', async ({
  page,
}) => {
  const t = consoleTexts('en');
  await page.goto(`${storefront.url}/_releases/en/access`);
  await expect(page.getByRole('button', { name: t('account.signIn', { provider }) })).toBeVisible();
  await expectAccessible(page);
  await signInAs(page, 'anna', t);
  await expect(page.getByRole('heading', { level: 1, name: t('access.title') })).toBeVisible();
  await expect(page.getByRole('region', { name: t('access.own.title') })).toContainText('anna@shop.example');
  await expect(page.getByRole('region', { name: t('access.tokens.title') })).toContainText('tokens:*');
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);

  await page.getByRole('link', { name: t('pages.now') }).press('Enter');
  await page.getByRole('button', { name: t('whole.freeze.button') }).press('Enter');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel(t('whole.until'), { exact: true }).fill(tomorrow);
  await expectAccessible(page);
  await confirmIn(page, t('whole.freeze.confirm'), 'Before the sale');
  await expect(page.getByRole('main')).toContainText(/anna@shop\.example: Before the sale Until /);

  // Another tab has the cookie, and not what this one keeps: it signs in with one press.
  const other = await page.context().newPage();
  await other.goto(`${storefront.url}/_releases/en`);
  await other.getByRole('button', { name: t('account.signIn', { provider }) }).press('Enter');
  await expect(other.getByRole('article').first()).toBeVisible();
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: t('whole.unfreeze.button') }).press('Enter');
  await confirmIn(page, t('whole.unfreeze.confirm'), 'The sale is over');
  await expect(page.getByRole('button', { name: t('whole.freeze.button') })).toBeVisible();
  expect(await storefront.release('audit')).toMatch(/anna@shop\.example[\s\S]*signed in as releases/);
  await page.getByRole('button', { name: t('account.signOut') }).press('Enter');
  await expect(page.getByLabel(t('signIn.token'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('signIn.token'))).toBeVisible();
});

test('an account without a role is told why it is not let in, and a token still opens the page', async ({
  page,
}) => {
  const t = consoleTexts('ar');
  await page.goto(`${storefront.url}/_releases/ar/timeline`);
  await signInAs(page, 'badr', t);
  await expect(page.getByRole('alert')).toContainText(t('account.noRole'));
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await openConsole(page, storefront, 'ar');
});

test('a token is made, shown once, used by somebody else, and turned away once it is revoked', async ({
  page,
  newVisitor,
  problems,
}) => {
  // Nothing chosen, and a token that is good no more.
  problems.expected.push(/status of (400|401)/);
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await page.getByRole('link', { name: t('access.title') }).press('Enter');
  const panel = page.getByRole('region', { name: t('access.tokens.title') });
  await panel.getByRole('button', { name: t('access.tokens.add') }).press('Enter');
  const dialog = page.getByRole('dialog');
  const name = 'night shift';
  await dialog.getByLabel(t('access.new.name'), { exact: true }).fill(name);
  await dialog.getByRole('button', { name: t('access.new.confirm') }).press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(t('access.badScope'));
  await dialog.getByLabel(t('access.actions.release')).check();
  await dialog.getByLabel('mf-content').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('access.new.confirm') }).press('Enter');
  await expect(dialog.getByRole('code')).toContainText('dana_');
  const token = (await dialog.getByRole('code').textContent()) ?? '';
  await expectAccessible(page);
  await closeShownOnce(page);
  await expect(page.locator('body')).not.toContainText(token);
  const line = panel.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('release:mf-content');

  const visitor = await newVisitor();
  await visitor.goto(`${storefront.url}/_releases/en/access`);
  await signIn(visitor, 'en', token);
  await expect(visitor.getByRole('region', { name: t('access.own.title') })).toContainText(name);
  await line.getByRole('button', { name: t('access.tokens.endOf', { name }) }).press('Enter');
  await confirmIn(page, t('access.tokens.end'));
  await expect(line).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('alert')).toContainText(t('refusals.revokedToken'));
});

test('a canary is for one language, and the page says why a visitor did not get it', async ({ page }) => {
  const t = consoleTexts('en');
  // The test before it may have left the version live.
  if ((await liveVersion(storefront, 'mf-content')) === '1.0.1')
    await storefront.release('rollback', 'mf-content', '--reason', 'To be tried by few');
  await openConsole(page, storefront, 'en');
  const card = page.getByRole('article', { name: 'mf-content' });
  await chooseFor(card, t('verbs.canary'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('share')).fill('100');
  await dialog.getByText(t('targets.title')).click();
  await dialog.getByLabel(t('targets.language')).selectOption('ar');
  await expectAccessible(page);
  await confirmIn(page, t('change.canary.confirm'), 'New words, at first in Arabic');
  await expect(card).toContainText(t('canary', { version: '1.0.1', percent: 100 }));
  await chooseFor(card, t('verbs.canary'));
  await expect(dialog.getByLabel(t('targets.language'))).toHaveValue('ar');
  await dialog.press('Escape');

  const shop = await page.context().newPage();
  let mark = '';
  // The storefront has a change within a second.
  await expect(async () => {
    await shop.goto(`${storefront.url}/en`);
    mark = await shop.evaluate<string>(markOfPage);
    expect(await storefront.release('why', mark)).toContain('language is not ar');
  }).toPass();
  await shop.close();
  await page.getByRole('button', { name: t('whole.why.button') }).press('Enter');
  await dialog.getByLabel(t('whole.why.mark')).fill(mark);
  await dialog.getByRole('button', { name: t('whole.why.confirm') }).press('Enter');
  const line = dialog.getByRole('listitem').filter({ hasText: 'mf-content' });
  await expect(line).toContainText(t('whole.reasons.language'));
  await expectAccessible(page);
  await dialog.press('Escape');

  await page.getByRole('button', { name: t('whole.staff.button') }).press('Enter');
  await dialog.getByRole('button', { name: t('whole.staff.confirm') }).press('Enter');
  await expect(dialog.getByRole('code')).toContainText('staff=');
  await closeShownOnce(page);
  await card.getByRole('button', { name: t('change.abort.button', { remote: 'mf-content' }) }).press('Enter');
  await confirmIn(page, t('change.abort.confirm'), 'Tried enough');
});

test('a change that needs a second person is turned down, asked for again and approved', async ({ page }) => {
  test.setTimeout(60_000);
  const t = consoleTexts('ar');
  await openConsole(page, storefront, 'ar');
  await page.getByRole('link', { name: t('access.title') }).press('Enter');
  await page.getByRole('button', { name: t('access.rules.add') }).press('Enter');
  await page.getByRole('dialog').getByLabel(t('access.rules.of')).selectOption('mf-content');
  await expectAccessible(page);
  await confirmIn(page, t('access.rules.add'), 'Its words are read by everybody');
  const rules = page.getByRole('region', { name: t('access.rules.title') });
  await expect(rules.getByRole('listitem')).toContainText('mf-content');

  const ask = () =>
    storefront
      .release('promote', 'mf-content', '--version', '1.0.1', '--reason', 'The teaser works')
      .catch((error: Error) => error.message);
  expect(await ask()).toContain('needs a second person');
  await page.getByRole('link', { name: t('pages.now') }).press('Enter');
  await page.getByRole('link', { name: t('access.look') }).press('Enter');
  const waiting = page.getByRole('region', { name: t('access.requests.title') }).getByRole('listitem');
  await expect(waiting).toContainText('The teaser works');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: t('access.reject.short') }).press('Enter');
  await confirmIn(page, t('access.reject.short'), 'Not before Sunday');
  await expect(waiting).toBeHidden();

  await ask();
  await waiting.getByRole('button', { name: t('access.approve.short') }).press('Enter');
  await confirmIn(page, t('access.approve.short'));
  await expect(page.getByRole('status').first()).toContainText('mf-content');
  await rules.getByRole('button', { name: t('access.rules.end') }).press('Enter');
  await confirmIn(page, t('access.rules.end'), 'It is Sunday');
  await expect(rules).toContainText(t('access.rules.none'));
  await page.getByRole('link', { name: t('pages.now') }).press('Enter');
  await expect(
    page.getByRole('article', { name: 'mf-content' }).getByText('1.0.1', { exact: true }),
  ).toBeVisible();
});

test('a webhook is added, tested and removed, and its secret is shown once', async ({ page }) => {
  const t = consoleTexts('en');
  const taken: string[] = [];
  const listener = await listen((signature) => taken.push(signature));
  const { port: at } = listener.address() as AddressInfo;
  await openConsole(page, storefront, 'en');
  await page.getByRole('link', { name: t('notices.title') }).press('Enter');
  await expect(page.getByText(t('notices.nobody'))).toBeVisible();
  await page.getByRole('button', { name: t('notices.add') }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('notices.address')).fill(`http://localhost:${at}/dana`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('notices.add') }).press('Enter');
  await expect(dialog.getByRole('code')).toContainText('whsec_');
  await closeShownOnce(page);
  const line = page.getByRole('listitem').filter({ hasText: `localhost:${at}` });
  await line.getByRole('button', { name: t('notices.test') }).press('Enter');
  await expect(page.getByRole('status')).toContainText('the test was taken');
  expect(taken).toEqual([expect.stringMatching(/^v1,/)]);
  await expectAccessible(page);
  await line.getByRole('button', { name: t('notices.remove') }).press('Enter');
  await confirmIn(page, t('notices.remove'));
  await expect(page.getByText(t('notices.nobody'))).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('link', { name: t('access.title') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('access.title') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  listener.close();
});

/** As docs/releasing.md says it for the console of a browser. */
const markOfPage = `performance.getEntriesByType('navigation')[0].serverTiming.find(({ name }) => name === 'visit').description`;

/** Signs in by the provider, from the page that is open. */
async function signInAs(page: Page, account: string, t: ReturnType<typeof consoleTexts>): Promise<void> {
  await page.getByRole('button', { name: t('account.signIn', { provider }) }).press('Enter');
  await page.getByLabel('Account').fill(account);
  await page.getByLabel('Account').press('Enter');
}
