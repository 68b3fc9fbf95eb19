import { keptAttribute, storePrefix, workerPath } from '@dana/contracts/offline';
import type { Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { keptPaths, lookAround, offlineNoise, seePage } from '../steps/see-page.ts';
import { networkAtRest } from '../support/network-rest.ts';
import { type OwnStorefront, startOwnStorefront } from '../support/own-storefront.ts';
import { testPort } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';
import { openUntilLate } from '../support/when-late.ts';
import { offlineWords } from '@dana/contracts/offline-words';

/* What a device keeps follows the releases, gives way to the server, and ends when the server says so. */

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeEach(({ problems }) => void problems.expected.push(offlineNoise));

let storefront: OwnStorefront;
const open = async () => {
  storefront = await startOwnStorefront('offline', testPort(620));
};
test.beforeAll(() => open());
test.afterAll(async () => storefront.stop());

const compositionOf = (page: Page) => page.locator('html').getAttribute('data-composition');

test('a storefront that has stopped is read from the device, and answers again by itself', async ({
  page,
  shop,
}) => {
  const blog = storefront.url + shop.at('/blog');
  await seePage(page, blog);
  await storefront.stop();
  await page.goto(blog);
  await expect(page.locator('html')).toHaveAttribute(keptAttribute, /T/);
  await expect(page.getByRole('status').getByText(shop.texts('shell', 'offlineKept'))).toBeVisible();
  await page.goto(storefront.url + shop.at('/about'));
  await expect(page.getByRole('heading', { level: 1, name: offlineWords[shop.locale].title })).toBeVisible();
  await page.goto(blog);
  await expect(page.getByRole('status').getByText(shop.texts('shell', 'offlineKept'))).toBeVisible();
  await open();
  await expect(page.getByRole('status').getByText(shop.texts('shell', 'offlineKept'))).toBeHidden({
    timeout: 30_000,
  });
});

test('a release and its rollback are in every new document; of the one before nothing is kept', async ({
  page,
  context,
  shop,
}) => {
  const blog = storefront.url + shop.at('/blog');
  const about = storefront.url + shop.at('/about');
  await seePage(page, about);
  await seePage(page, blog);
  const before = await compositionOf(page);
  await context.setOffline(true);
  await page.goto(blog);
  expect(await compositionOf(page)).toBe(before);

  await storefront.publishChanged('mf-content', '1.0.1');
  await storefront.release('promote', 'mf-content', '--version', '1.0.1', '--reason', 'A trial');
  await context.setOffline(false);
  await expect.poll(() => liveComposition()).not.toBe(before);
  await seePage(page, blog);
  const during = await compositionOf(page);
  expect([during, during === before]).toEqual([await liveComposition(), false]);
  expect(await keptPaths(page)).not.toContain(shop.at('/about'));
  await context.setOffline(true);
  await page.goto(about);
  await expect(page.getByRole('heading', { level: 1, name: offlineWords[shop.locale].title })).toBeVisible();
  await page.goto(blog);
  expect(await compositionOf(page)).toBe(during);

  await storefront.release('rollback', 'mf-content', '--reason', 'The trial is over');
  await context.setOffline(false);
  await expect.poll(() => liveComposition()).toBe(before);
  await page.goto(blog);
  expect(await compositionOf(page)).toBe(before);
  await expect(page.locator('html')).not.toHaveAttribute(keptAttribute, /.*/);
});

test('switched off, the worker leaves the browser with all that it kept, and no page registers it again', async ({
  page,
  shop,
}) => {
  const blog = storefront.url + shop.at('/blog');
  await seePage(page, blog);
  await storefront.startAgain({ OFFLINE_WORKER: 'off' });
  expect(await (await fetch(storefront.url + workerPath)).text()).toContain('unregister');
  const left = () =>
    page.evaluate(async (start) => {
      const stores = (await caches.keys()).filter((name) => name.startsWith(start)).length;
      return stores + (await navigator.serviceWorker.getRegistrations()).length;
    }, storePrefix);
  // The worker may put back what a page that it served asks for; the next page is served by none.
  await expect(async () => {
    await page.goto(blog);
    await expectHydrated(page);
    await expect.poll(left, { timeout: 5_000 }).toBe(0);
  }).toPass({ timeout: 60_000 });
  // What would register it again joins late, and waits until something was done.
  await openUntilLate(page, blog);
  await lookAround(page);
  await networkAtRest(page);
  expect(await left()).toBe(0);
});

async function liveComposition(): Promise<string> {
  const answer = await fetch(`${storefront.url}/release-map.json`);
  return ((await answer.json()) as { composition: string }).composition;
}
