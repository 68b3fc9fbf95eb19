import { performance } from 'node:perf_hooks';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { releaseMapOf } from '../steps/live-releases.ts';
import { startHookListener } from '../support/hook-listener.ts';
import { overlayPackage } from '../support/overlay-package.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, shopInBoth, test } from '../support/shop-test.ts';
import { consoleTexts, openConsole } from './release-console.ts';

/*
 * The night of who is on duty: somebody forces a shell in that breaks another team's pages. Visits are real ones, each from an
 * address of its own; windows are shorter than usual, so that the night is. Takes longer than 20 seconds all the same: a cause is named
 * by the visits of two windows.
 */

/** Unit: milliseconds. Usually a minute. */
const windowMs = 10_000;
/** Between two looks of a tab at what is live, at the most. Unit: milliseconds. */
const longestLookMs = 75_000;
const remote = 'mf-content';

let storefront: OwnStorefront;
let listener: Awaited<ReturnType<typeof startHookListener>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  listener = await startHookListener();
  storefront = await startOwnStorefront('night', testPort(650), {
    environment: {
      TRUSTED_PROXIES: 'loopback',
      RELEASE_WEBHOOK_URL: listener.url,
      RELEASE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 'night').toString('base64')}`,
      RELEASE_WATCH: JSON.stringify({ windowMs }),
    },
  });
  await storefront.publishChanged('shell', '1.0.2', withoutBadge, '--force', '--reason', 'a hurry');
});
test.afterAll(async () => {
  await storefront.stop();
  listener.stop();
});

/** A shell without a part that the pages of mf-content use. */
const withoutBadge = (folder: string): Promise<void> =>
  overlayPackage(folder, {
    name: 'ui',
    edit: { 'src/index.ts': (text) => text.replace('export { Badge,', 'export { Badge as Mark,') },
  });

test('a shell that breaks pages is named as the cause, a listener is notified, one press takes it back, and open tabs heal', async ({
  page,
  browser,
  newVisitor,
  problems,
}) => {
  test.setTimeout(240_000);
  problems.expected.push(/./);
  const t = consoleTexts('en');
  const { url, release } = storefront;
  await openConsole(page, storefront, 'en');
  const crowd = visitorsOf(browser, `${url}/en/coupons`);
  await crowd.come(24);
  await expect(page.getByText(t('suspect.none'))).toBeVisible({ timeout: 30_000 });

  await release('promote', 'shell', '--version', '1.0.2', '--force', '--reason', 'We are in a hurry');
  const faultAtMs = performance.now();
  // Until the storefront has another shell's renderer, it gives the page of before.
  await expect.poll(async () => (await releaseMapOf(storefront)).shell.version).toBe('1.0.2');
  const tabs = await Promise.all(
    shopInBoth.map(async ({ at, texts }) => {
      const tab = await newVisitor();
      await tab.clock.install();
      await tab.goto(`${url}${at('/coupons')}`);
      const heading = tab.getByRole('heading', { level: 1, name: texts('content', 'coupons.title') });
      await expect(heading).toHaveCount(0);
      return { tab, heading, texts };
    }),
  );
  // One of the two shoppers has begun to write.
  const [writing, reading] = tabs as [(typeof tabs)[0], (typeof tabs)[0]];
  const search = writing.tab.getByRole('banner').getByRole('search');
  await search.getByLabel(writing.texts('shell', 'header.searchLabel')).click();
  const field = search.getByRole('combobox');
  await field.pressSequentially('lam');
  const named = page.getByRole('alert').filter({ hasText: /suspect shell/ });
  const ending = new AbortController();
  const going = crowd.keepComing(ending.signal);
  await expect(named).toBeVisible({ timeout: 60_000 });
  const namedAfterMs = performance.now() - faultAtMs;
  ending.abort();
  await going;
  test.info().annotations.push({
    type: 'named',
    description: `${(namedAfterMs / 1_000).toFixed(1)} s, in windows of ${windowMs / 1_000} s`,
  });
  await expect(named).toContainText('1.0.0');
  await expect(named).toContainText('1.0.2');
  await expect(named).toContainText(remote);
  await expectAccessible(page);
  const suspects = () => listener.notices.filter(({ sentence }) => /shell 1\.0\.0 → 1\.0\.2/.test(sentence));
  await expect.poll(() => suspects().length, { timeout: 30_000 }).toBe(1);
  expect(suspects()[0]?.sentence).toContain(`${remote} fails in`);

  // One press, and one that says that it is meant.
  await named.getByRole('button', { name: t('suspect.takeBack') }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('takeBack.confirm') })
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('article', { name: 'shell' })).toContainText('1.0.0');
  await expect(page.getByText(t('suspect.takeBack'), { exact: true })).toBeHidden();
  await expect(page.getByText(/^Taken back with revision \d+, by /)).toBeVisible();
  await expect.poll(() => listener.notices.map(({ verb }) => verb)).toContain('rollback');
  // Tabs look at what is live by themselves; by a clock that need not be waited for.
  await expect(async () => {
    await reading.tab.clock.fastForward(longestLookMs);
    await expect(reading.heading).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
  // Only a new document has another shell, and it would take away what is written.
  for (let looks = 0; looks < 3; looks += 1) {
    const looked = writing.tab.waitForResponse(/release-map/);
    await writing.tab.clock.fastForward(longestLookMs);
    await looked;
  }
  await expect(field).toHaveValue('lam');
  await expect(writing.heading).toHaveCount(0);
  await field.fill('');
  await writing.tab.clock.fastForward(longestLookMs);
  await expect(writing.heading).toBeVisible({ timeout: 90_000 });
  for (const { tab } of tabs) await expect(tab.locator('[data-shell="shell@1.0.0"]').first()).toBeAttached();
  // Visits that fail no more are what says that it was the cause.
  await crowd.come(16);
  await expect(page.getByText(t('suspect.none'))).toBeVisible({ timeout: 60_000 });
  expect(suspects()).toHaveLength(1);
});

/** Visitors of a page who stay until it has reported of its releases. */
function visitorsOf(browser: Browser, address: string) {
  let count = 0;
  const visit = async (): Promise<void> => {
    count += 1;
    const from = `203.0.${Math.floor(count / 250)}.${(count % 250) + 1}`;
    const visitor = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': from } });
    try {
      const page = await visitor.newPage();
      const reported = page.waitForResponse(isReportOf);
      await page.goto(address);
      await reported;
    } finally {
      await visitor.close();
    }
  };
  const come = async (visits: number): Promise<void> => {
    for (let each = 0; each < visits; each += 2) await Promise.all([visit(), visit()]);
  };
  return {
    come,
    async keepComing(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) await come(2);
    },
  };
}

const isReportOf = (answer: Awaited<ReturnType<Page['waitForResponse']>>): boolean =>
  new URL(answer.url()).pathname === '/beacon' && (answer.request().postData() ?? '').includes(`"${remote}"`);
