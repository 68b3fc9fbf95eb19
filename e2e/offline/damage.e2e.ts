import { seenCartName, storePrefix } from '@dana/contracts/offline';
import type { Page } from '@playwright/test';
import { newShopper, register, signOut } from '../steps/account.ts';
import { expectHydrated } from '../steps/browse.ts';
import { keptPaths, lookAround, offlineNoise, seePage } from '../steps/see-page.ts';
import { expect, test } from '../support/shop-test.ts';
import { offlineWords } from '@dana/contracts/offline-words';

/* What this device keeps may be damaged, may not fit, and is nobody's own. What it is for: journeys/offline.e2e.ts. */

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ problems }) => void problems.expected.push(offlineNoise));

test('a file of which the bytes were changed is not run, and a page of which one was lost is not shown', async ({
  page,
  context,
  shop,
}) => {
  const blog = shop.at('/blog');
  await seePage(page, blog);
  const changed = await page.evaluate(async (name) => {
    const files = await caches.open(`${name}files-v1`);
    const scripts = (await files.keys()).filter(({ url }) => url.endsWith('.js'));
    const type = { headers: { 'Content-Type': 'text/javascript' } };
    for (const request of scripts) await files.put(request, new Response('document.title="changed"', type));
    return scripts.length;
  }, storePrefix);
  expect(changed).toBeGreaterThan(2);
  await seePage(page, blog);
  expect(await page.title()).not.toBe('changed');

  await page.evaluate(async (name) => {
    const files = await caches.open(`${name}files-v1`);
    const lost = (await files.keys()).find(
      ({ url }) => url.includes('/assets/mf-content/') && url.endsWith('.js'),
    );
    if (lost) await files.delete(lost);
  }, storePrefix);
  await context.setOffline(true);
  await page.goto(blog);
  await expect(page.getByRole('heading', { level: 1, name: offlineWords[shop.locale].title })).toBeVisible();
  await context.setOffline(false);
  await seePage(page, blog);
});

test('nothing of the shopper’s own is ever kept', async ({ page, context, shop }) => {
  const { at } = shop;
  await seePage(page, at('/blog'));
  for (const path of ['/login', '/checkout', '/profile']) await page.goto(at(path));
  await page.goto(at('/blog'));
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls;
  });
  expect(
    kept.filter((url) => /session|profile|checkout\?|orders|carts\//.test(url.replace(/\/assets\/.*/, ''))),
  ).toEqual([]);
  expect(await keptPaths(page)).not.toContain(at('/checkout'));
  await context.setOffline(true);
  await page.goto(at('/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: offlineWords[shop.locale].title })).toBeVisible();
});

test('a full device keeps nothing, and the shop goes on', async ({ page, context, shop }) => {
  const session = await context.newCDPSession(page);
  await page.goto(shop.at('/blog'));
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await expectHydrated(page);
  await expect.poll(() => isControlled(page), { timeout: 30_000 }).toBe(true);
  await page.waitForTimeout(4_000);
  expect(await keptPaths(page)).toEqual([]);
  await page.goto(shop.at('/shop'));
  await expectHydrated(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await seePage(page, shop.at('/blog'));
});

test('signing out drops what was seen', async ({ page, shop }) => {
  await register(page, shop, newShopper());
  await seePage(page, shop.at('/blog'));
  await page.evaluate((name) => localStorage.setItem(`dana.${name}`, '{}'), seenCartName);
  await signOut(page, shop);
  await expect.poll(() => keptPaths(page)).not.toContain(shop.at('/blog'));
  expect(await page.evaluate((name) => localStorage.getItem(`dana.${name}`), seenCartName)).toBeNull();
});

async function isControlled(page: Page): Promise<boolean> {
  await lookAround(page);
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}
