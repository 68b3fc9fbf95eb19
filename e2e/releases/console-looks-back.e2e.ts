import { type Beacon, beaconSchema } from '@dana/contracts/beacon';
import type { Page } from '@playwright/test';
import { expectLive } from '../steps/live-releases.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { consoleTexts, openConsole } from './release-console.ts';
import { collectBeacons } from './trial.ts';

/*
 * What is known of releases afterwards: what pages report of them, the page of one deployable in the console, and the log with the way
 * back.
 */

const remote = 'mf-content';
const grafana = 'https://grafana.example/d/dana';
let storefront: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  storefront = await startOwnStorefront('console-looks-back', testPort(652), {
    environment: { GRAFANA_URL: grafana },
  });
  const { publishChanged, release } = storefront;
  await publishChanged(remote, '1.0.1');
  await publishChanged('mf-account', '1.0.1');
  await release('promote', remote, '--version', '1.0.1', '--reason', 'The journal works');
  await expectLive(storefront, remote, '1.0.1');
  for (let visit = 0; visit < 5; visit += 1) await visitBlog(visit < 3);
  await release('promote', 'mf-account', '--version', '1.0.1', '--reason', 'The new account');
});
test.afterAll(async () => storefront?.stop());

test('a page reports what nobody caught, without what could be of a person, and the release whose script it was', async ({
  page,
  at,
  problems,
}) => {
  problems.expected.push(/It cannot be shown/);
  const beacons = collectBeacons(page);
  await page.goto(at('/shop'));
  await expect(page.locator('[data-remote^="mf-catalog@"]').first()).toBeVisible();
  await networkAtRest(page);
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src*="/assets/shell/"]')?.src;
    const error = new TypeError(
      'It cannot be shown: https://noor:key@shop.test/x?card=1, noor@mail.test, 51234567',
    );
    error.stack = `${error}\n    at show (${script}?again=1:7:70)\n    at ${script}:1:2`;
    // As a browser passes on what is thrown.
    for (let time = 0; time < 3; time += 1) window.dispatchEvent(new ErrorEvent('error', { error }));
  });
  const faults = () => beacons.flatMap((beacon) => beacon.faults ?? []);
  await expect.poll(() => faults().length).toBe(1);
  expect(faults()).toEqual([
    {
      remote: 'shell',
      version: '1.0.0',
      kind: 'thrown',
      message: 'TypeError: It cannot be shown: shop.test/… (e-mail), (number)',
      stack: [
        { file: expect.stringMatching(/^\/assets\/shell\/.*\.js$/), line: 7, column: 70, fn: 'show' },
        { file: expect.stringMatching(/^\/assets\/shell\/.*\.js$/), line: 1, column: 2 },
      ],
      page: '/shop',
    },
  ]);
  expectRead(beacons);
});

test('a page reports calls of the API that failed by their route, and its web vitals once, when it is left', async ({
  page,
  shop: { at, texts },
  problems,
}) => {
  problems.expected.push(/503/);
  const beacons = collectBeacons(page);
  const vitals = () => beacons.flatMap((beacon) => beacon.vitals ?? []);
  const calls = () => beacons.flatMap((beacon) => beacon.calls ?? []);
  await page.route('**/api/search/suggestions**', (route) => route.fulfill({ status: 503 }));
  await page.goto(at('/'));
  await networkAtRest(page);
  const search = page.getByRole('banner').getByRole('search');
  await search.getByLabel(texts('shell', 'header.searchLabel')).click();
  await search.getByRole('combobox').pressSequentially('lamp');
  const failed = { method: 'GET', route: '/search/suggestions', status: 503, count: expect.any(Number) };
  await expect.poll(calls, { timeout: 20_000 }).toContainEqual(failed);
  expect(vitals()).toEqual([]);
  await networkAtRest(page);
  await hide(page);
  await hide(page);
  await expect.poll(() => vitals().length).toBe(1);
  const [{ lcpMs = 0, cls = -1, page: met }] = vitals() as [NonNullable<Beacon['vitals']>];
  expect([lcpMs > 0, cls >= 0, met]).toEqual([true, true, '/']);
  expectRead(beacons);
});

test('a release manager sees since when a release fails, what was published, and makes a link to the version before', async ({
  page,
  browser,
}) => {
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await page.getByRole('link', { name: remote, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: remote })).toBeVisible();

  // The storefront brings what was reported within seconds; the page looks for it by itself.
  const section = (title: string) => page.getByRole('region', { name: t(title), exact: true });
  const failed = section('slot.failed.title').getByRole('row').filter({ hasText: '1.0.1' });
  await expect(failed).toContainText(t('slot.failed.of', { failed: 3, visits: 5 }), { timeout: 40_000 });
  await expect(failed).toContainText(t('percent', { percent: 60 }));
  await expect(section('slot.live')).toContainText('The journal works');
  await expect(page.getByRole('link', { name: t('grafana') })).toHaveAttribute('href', grafana);
  await expectAccessible(page);

  const published = section('slot.published.title');
  await expect(published.getByRole('listitem')).toHaveCount(2);
  await expect(published.getByRole('listitem').first()).toContainText(t('slot.is.live'));
  await published
    .getByRole('button', { name: t('slot.preview.of', { remote, version: '1.0.0' }) })
    .press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('slot.preview.hours')).fill('2');
  await dialog.getByRole('button', { name: t('slot.preview.make') }).press('Enter');
  const link = dialog.getByLabel(t('slot.preview.link'));
  await expect(link).toHaveValue(/preview=/);
  await expect(link).toBeFocused();
  await expect(dialog).toContainText('Good until');
  await expectAccessible(page);
  const guest = await browser.newPage();
  await guest.goto((await link.inputValue()).replace(/\/en\?/, '/en/blog?'));
  await expect(guest.locator(`[data-remote="${remote}@1.0.0"]`).first()).toBeVisible();
  await guest.close();
});

test('in Arabic, on a phone in the dark, each page reads from right to left and is as wide as the phone', async ({
  page,
}) => {
  const t = consoleTexts('ar');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, storefront, 'ar');
  const shown = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  };
  await shown();
  await page.goto(`${storefront.url}/_releases/ar/slots/${remote}`);
  await expect(page.getByRole('region', { name: t('slot.failed.title') }).getByRole('row')).toHaveCount(2, {
    timeout: 40_000,
  });
  await shown();
  await page.getByRole('link', { name: t('slot.log') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('pages.log') })).toBeVisible();
  await expect(page.getByLabel(t('log.remote'))).toHaveValue(remote);
  await expect(page.getByRole('listitem').filter({ hasText: 'The new account' })).toHaveCount(0);
  await shown();
  // The page keeps its place when the language changes.
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('link', { name: 'English' }).click();
  const english = consoleTexts('en')('pages.log');
  await expect(page.getByRole('heading', { level: 1, name: english })).toBeVisible();
});

test('a name that nothing was published under is no page', async ({ page }) => {
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await page.goto(`${storefront.url}/_releases/en/slots/mf-nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: t('slot.unknown') })).toBeVisible();
});

test('a release manager finds what happened by a filter that can be sent to somebody, and goes back with one of two, by keyboard', async ({
  page,
}) => {
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await page.getByRole('link', { name: t('pages.log'), exact: true }).press('Enter');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'The journal works' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(t('log.text')).fill('the new account');
  await expect(lines).toHaveCount(1);
  await expect(page).toHaveURL(/\/log\?text=the\+new\+account$/);
  await page.reload();
  await expect(lines).toHaveCount(1);
  await page.getByLabel(t('log.text')).fill('');

  const back = page.getByRole('button', { name: new RegExp(`^${t('restore.back')}`) });
  const promoted = lines.filter({ hasText: 'First release' }).filter({ has: back }).first();
  await promoted.getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^mf-content/ }).press('Space');
  await expectAccessible(page);
  await dialog.getByLabel(t('reason')).fill('The account forgets names');
  await dialog.getByRole('button', { name: t('restore.confirm') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lines.filter({ hasText: 'The account forgets names' })).toContainText('mf-account');
  await page.getByRole('link', { name: t('pages.now') }).press('Enter');
  const live = (name: string) => page.getByRole('article', { name });
  await expect(live('mf-account').getByText('1.0.0', { exact: true })).toBeVisible();
  await expect(live(remote).getByText('1.0.1', { exact: true })).toBeVisible();
});

test('the log says when it cannot be read, and reads it on demand', async ({ page, problems }) => {
  problems.expected.push(/Failed to load resource|ERR_FAILED/);
  const t = consoleTexts('ar');
  await openConsole(page, storefront, 'ar');
  await page.route('**/log?*', (route) => route.abort());
  await page.getByRole('link', { name: t('pages.log'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(t('refusals.unreachable'), { timeout: 20_000 });
  await page.unroute('**/log?*');
  await page.getByRole('button', { name: t('again') }).press('Enter');
  await expect(page.getByRole('listitem').first()).toBeVisible();
});

/** Servers read every report; those of before pass over what they do not know. */
function expectRead(beacons: Beacon[]): void {
  for (const beacon of beacons) expect(beaconSchema.parse(beacon)).toEqual(beacon);
}

/** As a browser does it when the shopper goes to another tab. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** A visit of the blog as a browser reports it. */
async function visitBlog(isFailed: boolean): Promise<void> {
  const answer = await fetch(`${storefront.url}/en/blog`);
  const [, mark] = /visit;desc="([^"]+)"/.exec(answer.headers.get('server-timing') ?? '') ?? [];
  const events = [{ remote, version: '1.0.1', kind: isFailed ? 'thrown' : 'loaded' }];
  const body = JSON.stringify({ mark, events });
  const { status } = await fetch(`${storefront.url}/beacon`, { method: 'POST', body });
  expect(status).toBe(204);
}
