import { createServer, request, type Server } from 'node:http';
import { expectAccessible } from '../support/accessibility.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { choose, confirm, confirmIn, consoleTexts, openConsole } from './release-console.ts';

/*
 * The page for release managers, by keyboard: what is decided there, and by whom. What happened and how releases do is
 * `console-looks-back`. Both languages only where one of them is turned round or changes something.
 */

const [port, proxyPort] = [testPort(646), testPort(647)];
const person = 'lina@shop.example';
let storefront: OwnStorefront;
let proxy: Server;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  storefront = await startOwnStorefront('console', port, {
    environment: {
      TRUSTED_PROXIES: 'loopback',
      RELEASE_CONSOLE: `http://localhost:${proxyPort}/_releases`,
      RELEASE_USER_HEADER: 'x-forwarded-email',
      RELEASE_USER_SCOPES: `${person}=release:*`,
    },
  });
  proxy = await startSigningProxy();
  await storefront.publishChanged('mf-content', '1.0.1');
});
test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await storefront.stop();
});

test('a release manager opens a canary, lets it climb, pauses it, promotes it and takes it back, with a reason each time, by keyboard', async ({
  page,
  problems,
}) => {
  test.setTimeout(120_000);
  const t = consoleTexts('en');
  // A change that somebody else was quicker with.
  problems.expected.push(/status of 412/);
  await page.goto(`${storefront.url}/_releases/en`);
  await expectAccessible(page);
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

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: t('signOut') }).press('Enter');
  await expect(page.getByLabel(t('signIn.token'))).toBeFocused();
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
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(card).toContainText('After the holidays', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});

test('somebody whom the proxy in front has signed in gives no token, and freezes everything under that name', async ({
  page,
  request: elsewhere,
}) => {
  const t = consoleTexts('ar');
  const console = `http://localhost:${proxyPort}`;
  await page.goto(`${console}/_releases/ar`);
  await expect(page.getByRole('banner')).toContainText(person);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('whole.freeze.button') }).press('Enter');
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel(t('whole.until'), { exact: true }).fill(tomorrow);
  await expectAccessible(page);
  await confirmIn(page, t('whole.freeze.confirm'), 'Before the sale');
  await expect(page.getByRole('main')).toContainText(`${person}: Before the sale`);

  // The proxy signs what another site has a browser send as well.
  const forged = await elsewhere.post(`${console}/v1/envs/production/unfreeze`, {
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    data: { reason: 'Because I can' },
  });
  expect([forged.status(), (await forged.json()).error.code]).toEqual([403, 'foreign_page']);

  await page.getByRole('button', { name: t('whole.unfreeze.button') }).press('Enter');
  await confirmIn(page, t('whole.unfreeze.confirm'), 'The sale is over');
  await expect(page.getByRole('button', { name: t('whole.freeze.button') })).toBeVisible();
  const log = await storefront.release('log');
  expect(log).toMatch(new RegExp(`${person} +\\d+: Everything is no longer frozen +The sale is over`));
});

/** Signs everybody in as one person, as a proxy with accounts does. */
async function startSigningProxy(): Promise<Server> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-email': person };
    const passed = request(
      { port, host: '127.0.0.1', path: asked.url, method: asked.method, headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    answer.on('close', () => passed.destroy());
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(proxyPort, 'localhost', ready));
  return server;
}
