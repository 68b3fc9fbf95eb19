import type { ReleaseMapAnswer } from '@dana/contracts/release/composition';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { consoleTexts, openConsole } from './release-console.ts';

/* The page of one deployable in the console: how its releases do over time, what fails in them, and the ways to look at each. */

const remote = 'mf-content';
const message = 'Cannot read properties of undefined';
let storefront: OwnStorefront;

test.beforeAll(async () => {
  storefront = await startOwnStorefront('console-slot', testPort(288));
  await storefront.publishChanged(remote, '1.0.1');
  await storefront.release('promote', remote, '--version', '1.0.1', '--reason', 'The new teaser');
  await expect.poll(liveVersion).toBe('1.0.1');
  for (let visit = 0; visit < 5; visit += 1) await visitBlog(visit < 3);
});
test.afterAll(async () => storefront.stop());

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
      .first(),
  ).toContainText(t('slot.change.step', { remote, from: '1.0.0', to: '1.0.1' }));
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

/** What the storefront gives everybody now. */
async function liveVersion(): Promise<string | undefined> {
  const map = await (await fetch(`${storefront.url}/release-map.json`)).json();
  return (map as ReleaseMapAnswer).remotes[remote]?.version;
}

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
