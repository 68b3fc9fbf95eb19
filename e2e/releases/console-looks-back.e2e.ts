import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Beacon, beaconSchema } from '@dana/contracts/beacon';
import type { Locale } from '@dana/contracts/locale';
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
 * What is known of releases afterwards: what pages report of them, the page of one deployable in the console, and the timeline
 * with what a release changes and the way back.
 */

const remote = 'mf-content';
const message = 'Cannot read properties of undefined';
let storefront: OwnStorefront;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  storefront = await startOwnStorefront('console-looks-back', testPort(652));
  const { publishChanged, release } = storefront;
  await publishChanged(remote, '1.0.1', withJournal);
  await publishChanged('mf-account', '1.0.1');
  await release('promote', remote, '--version', '1.0.1', '--reason', 'The journal works');
  await expectLive(storefront, remote, '1.0.1');
  for (let visit = 0; visit < 5; visit += 1) await visitBlog(visit < 3);
  await release('promote', 'mf-account', '--version', '1.0.1', '--reason', 'The new account');
  await release('freeze', remote, '--reason', '=1+1 before the sale');
  await expect(
    release('promote', remote, '--version', '1.0.0', '--reason', 'In spite of it'),
  ).rejects.toThrow();
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

test('a release manager sees since when a release fails, where, how slow it is, and makes a link to the version before', async ({
  page,
  browser,
}) => {
  test.setTimeout(90_000);
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await page.getByRole('link', { name: remote, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: remote })).toBeVisible();
  await expect(page.getByRole('button', { name: t('slot.period.12h') })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // The storefront brings what was reported within seconds; the page looks for it by itself.
  const section = (title: string) => page.getByRole('region', { name: t(title), exact: true });
  await expect(section('slot.faults.title').getByText(message)).toBeVisible({ timeout: 40_000 });
  await expect(section('slot.faults.title').getByRole('listitem').first()).toContainText('3 visits', {
    timeout: 40_000,
  });
  await expect(section('slot.faults.title')).toContainText('/blog (3)');
  await expect(section('slot.calls.title').getByRole('row').nth(1)).toContainText('GET /posts/:id');
  await expect(section('slot.vitals.title')).toContainText(t('slot.vitals.poor'));

  const chart = section('slot.chart.title');
  await expect(chart.getByText('60 % of 5 visits failed')).toBeVisible();
  await expect(chart.getByRole('img').locator('canvas')).toBeVisible();
  await expect(
    chart
      .getByRole('list', { name: t('slot.chart.changes') })
      .getByRole('listitem')
      .filter({ hasText: t('slot.change.step', { remote, from: '1.0.0', to: '1.0.1' }) }),
  ).toHaveCount(1);
  await chart.getByText(t('slot.chart.figures')).press('Enter');
  await expect(chart.getByRole('columnheader', { name: '1.0.1' })).toBeVisible();
  await expect(chart.getByRole('cell').first()).toContainText('%');
  await expectAccessible(page);

  await page.getByRole('button', { name: t('slot.period.30d') }).press('Enter');
  await expect(page).toHaveURL(/[?&]period=30d/);
  await expect(chart.getByText('60 % of 5 visits failed')).toBeVisible();

  const published = section('slot.published.title');
  await expect(published.getByRole('listitem')).toHaveCount(2);
  await expect(published.getByRole('listitem').first()).toContainText(t('slot.is.live'));
  await expect(
    published.getByRole('link', {
      name: t('slot.published.compareWith', { version: '1.0.0', live: '1.0.1' }),
    }),
  ).toHaveAttribute('href', /\/releases\/mf-content\?from=1\.0\.1&to=1\.0\.0$/);
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

test('in Arabic, on a phone in the dark, the page reads from right to left and time still runs from left to right', async ({
  page,
}) => {
  const t = consoleTexts('ar');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, storefront, 'ar');
  await page.goto(`${storefront.url}/_releases/ar/slots/${remote}?period=1h`);
  await expect(page.getByText(message)).toBeVisible({ timeout: 40_000 });
  const chart = page.getByRole('region', { name: t('slot.chart.title'), exact: true }).getByRole('img');
  await expect(chart.locator('canvas')).toBeVisible();
  expect(await chart.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 900 });
  const width = () => chart.locator('canvas').evaluate((canvas) => canvas.getBoundingClientRect().width);
  await expect.poll(width).toBeGreaterThan(390);
});

test('where what draws does not come, the page says so and has the figures all the same', async ({
  page,
  problems,
}) => {
  const t = consoleTexts('en');
  problems.expected.push(/ERR_FAILED|Failed to load resource|Loading chunk/);
  await withoutDrawing(page);
  await openConsole(page, storefront, 'en');
  await page.goto(`${storefront.url}/_releases/en/slots/${remote}`);
  await expect(page.getByText(t('slot.chart.lost'))).toBeVisible({ timeout: 40_000 });
  await page.getByText(t('slot.chart.figures')).click();
  await expect(page.getByRole('columnheader', { name: '1.0.1' })).toBeVisible();
});

test('a name that nothing was published under is no page', async ({ page }) => {
  const t = consoleTexts('en');
  await openConsole(page, storefront, 'en');
  await page.goto(`${storefront.url}/_releases/en/slots/mf-nowhere`);
  await expect(page.getByRole('heading', { level: 1, name: t('slot.unknown') })).toBeVisible();
});

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

test('what a release changes is read before it is promoted, at any width and from right to left: sizes, pages, texts', async ({
  page,
}) => {
  const t = consoleTexts('ar');
  await openTimeline(page, 'ar');
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

/** A visit of the blog as a browser reports it: one that fails says where, which call did, and how slow the page was. */
async function visitBlog(isFailed: boolean): Promise<void> {
  const answer = await fetch(`${storefront.url}/en/blog`);
  const [, mark] = /visit;desc="([^"]+)"/.exec(answer.headers.get('server-timing') ?? '') ?? [];
  const release = { remote, version: '1.0.1' };
  const details = {
    faults: [{ ...release, kind: 'thrown', message, page: '/blog', stack: [] }],
    vitals: { page: '/blog', lcpMs: 5_000, inpMs: 90, cls: 0.01 },
    calls: [{ remote, method: 'GET', route: '/posts/17', status: 503, count: 1 }],
  };
  const events = [{ ...release, kind: isFailed ? 'thrown' : 'loaded' }];
  const body = JSON.stringify({ mark, events, ...(isFailed && details) });
  const { status } = await fetch(`${storefront.url}/beacon`, { method: 'POST', body });
  expect(status).toBe(204);
}

/** The part with the drawing library never arrives. */
const withoutDrawing = (page: Page): Promise<unknown> =>
  page.route('**/_releases/*.js', async (route) => {
    const answer = await route.fetch();
    await ((await answer.text()).includes('u-legend') ? route.abort() : route.fulfill({ response: answer }));
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
